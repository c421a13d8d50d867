import assert from 'node:assert/strict';
import { answers, supported, unsupported } from '../../../server/answers.ts';
import type { Reply } from '../../../server/reply.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { check } from './checking.ts';

const context = 'The depot opened in May 2019. It holds 40 buses.';
const output = 'The depot opened in May 2019. It holds 60 buses.';
const good = JSON.stringify(answers(supported(1, 1), unsupported(2)));
const right = { 1: 'supported', 2: 'unsupported' };

describe('answers that are not quite in their form', () => {
  const start = scriptedModels();

  const readable: Readonly<Record<string, string>> = {
    'numbers as texts':
      '{"answers":[{"sentence":"1","context":["1"],"is":"supported"},{"sentence":"2","context":[],"is":{"unsupported":"No."}}]}',
    'numbers as marks':
      '{"answers":[{"sentence":"s1","context":["[c1]"],"is":"supported"},{"sentence":"[s2]","context":"","is":{"unsupported":"No."}}]}',
    'verdicts in capitals':
      '{"answers":[{"sentence":1,"context":[1],"is":"SUPPORTED"},{"sentence":2,"context":[],"is":{"Unsupported":"No."}}]}',
    'bare verdicts':
      '{"answers":[{"sentence":1,"context":[1],"is":"supported"},{"sentence":2,"context":[],"is":"unsupported"}]}',
    'keys that nobody asked for':
      '{"confidence":1,"answers":[{"sentence":1,"context":[1],"is":"supported","note":"x"},{"sentence":2,"context":[],"is":{"unsupported":"No.","why":"x"}}]}',
    'trailing commas':
      '{"answers":[{"sentence":1,"context":[1,],"is":"supported",},{"sentence":2,"context":[],"is":{"unsupported":"No, really.,}",},},]}',
    'a line break in a text':
      '{"answers":[{"sentence":1,"context":[1],"is":"supported"},{"sentence":2,"context":[],"is":{"unsupported":"No:\nnot there."}}]}',
    'another name for the list': good.replace('answers', 'results'),
  };
  for (const [what, answer] of Object.entries(readable))
    it(`are read with ${what}`, async () => {
      const server = await start([{ answer, piece: 7 }]);
      const { verdicts } = await check(server.url, output, context);
      assert.deepEqual(verdicts, right);
      assert.equal(server.requests.length, 1);
    });

  const unreadable: Readonly<Record<string, unknown>> = {
    'another verdict': 'mostly supported',
    'two verdicts at once': { unsupported: 'No.', contradicted: 'No.', wrong: '', right: '' },
    'a negated one': 'not supported',
    'a number': 1,
    'a truth value': true,
    'a verdict that is denied': { supported: false },
    'a list of verdicts': ['supported'],
    'a doubt': 'supported?',
  };
  for (const [what, is] of Object.entries(unreadable))
    it(`are no answers with ${what}`, async () => {
      const answer = answers({ sentence: 1, context: [1], is }, unsupported(2));
      const server = await start([{ answer }]);
      const { verdicts } = await check(server.url, output, context);
      assert.deepEqual(verdicts, { ...right, 1: 'offSchema' });
    });
});

describe('an answer that says two things', () => {
  const start = scriptedModels();
  const [first] = answers(supported(1, 1)).answers;
  const twofold: Readonly<Record<string, string>> = {
    'under one key': '{"sentence":2,"context":[2],"is":{"unsupported":"No."},"is":"supported"}',
    'of two sentences': '{"sentence":2,"split":1,"context":[2],"is":"supported","claims":[]}',
  };
  for (const [how, second] of Object.entries(twofold))
    it(`is none: ${how}`, async () => {
      const server = await start([{ answer: `{"answers":[${JSON.stringify(first)},${second}]}` }]);
      const { verdicts } = await check(server.url, output, context);
      assert.equal(verdicts[1], 'supported');
      assert.notEqual(verdicts[2], 'supported');
      assert.equal(server.requests.length, 2);
    });
});

describe('a sentence without a claim', () => {
  const start = scriptedModels();
  const forms: Readonly<Record<string, object>> = {
    'a split into nothing': { split: 2, claims: [] },
    'a word of its own': { skip: 2, why: 'question' },
  };
  for (const [form, answer] of Object.entries(forms)) {
    it(`is taken where the rules see none: ${form}`, async () => {
      const server = await start([{ answer: answers(supported(1, 1), answer) }]);
      const { outcome } = await check(server.url, 'The depot opened in May 2019. Is it full?', context);
      assert.deepEqual(
        outcome.skipped.map(({ sentence, why }) => [sentence, why]),
        [[1, 'question']],
      );
      assert.equal(server.requests.length, 1);
    });

    it(`has failed where they see one: ${form}`, async () => {
      const server = await start(() => ({ answer: answers(supported(1, 1), answer) }));
      const { verdicts } = await check(server.url, output, context);
      assert.deepEqual(verdicts, { 1: 'supported', 2: 'leftOut' });
    });
  }
});

describe('drafts of an answer', () => {
  const start = scriptedModels();
  const beginnings = `<think> <thought> <reasoning> <seed:think> <analysis> <reflection> <antThinking> <inner_monologue>
    <|begin_of_thought|> ◁think▷ [THINK] [REASONING] <|channel|>analysis<|message|> Well.<think>
    <|start|>assistant<|channel|>commentary<|message|>`;
  for (const begun of beginnings.split(/\s+/))
    for (const piece of [3, 4000])
      it(`do not count where thinking never ends: ${begun}, in pieces of ${piece}`, async () => {
        const server = await start([
          { answer: begun + JSON.stringify(answers(supported(1, 1))), piece, finish: 'length' },
        ]);
        const { verdicts } = await check(server.url, output, context);
        assert.deepEqual(verdicts, { 1: 'outputTooLong', 2: 'outputTooLong' });
      });

  it('do not count behind the answer either', async () => {
    const server = await start([
      {
        answer: `<|channel|>final<|message|>${good}<|end|><|start|>assistant<|channel|>analysis<|message|>${JSON.stringify(answers(supported(2, 2)))}`,
      },
    ]);
    const { verdicts } = await check(server.url, output, context);
    assert.notEqual(verdicts[2], 'supported');
  });

  const draft = JSON.stringify(answers(supported(1, 1), supported(2, 2)));
  const marks: Readonly<Record<string, readonly [before: string, between: string]>> = {
    'an end of thinking without its beginning': ['Well.', '</think>'],
    'another family’s': ['', '[/THINK]'],
    'a longer word': ['', '</thinking>\n'],
    'a channel': ['<|channel|>analysis<|message|>', '<|end|><|start|>assistant<|channel|>final<|message|>'],
    'two rounds of thinking': ['<think>Hm.</think>', '<think>Or?</think>'],
    'a draft that breaks off in a text': [
      '{"answers":[{"sentence":1,"context":[1],"is":{"unsupported":"it',
      '</think>\n',
    ],
  };
  for (const [what, [before, between]] of Object.entries(marks))
    for (const piece of [3, 500])
      it(`never count: ${what}, in pieces of ${piece}`, async () => {
        const answer = `${draft}\n${before}${before === '' ? '' : draft}${between}${good}`;
        const server = await start([{ answer, piece }]);
        const { verdicts, outcome } = await check(server.url, output, context);
        assert.deepEqual(verdicts, right);
        assert.equal(outcome.findings.length, 2);
      });

  const hidden: Readonly<Record<string, (text: string) => string>> = {
    'a line’s comment': (text) => `// ${text}\n`,
    'a line’s comment behind something': (text) => `Well. // at first: ${text}\n`,
    'a comment over lines': (text) => `/* Or is it\n${text}\n*/\n`,
    'a comment in markup': (text) => `<!-- ${text}\n-->\n`,
    'a comment of a script': (text) => `# ${text}\n`,
    'words struck out': (text) => `~~${text}~~\n`,
    'a block of thinking': (text) => `\`\`\`thinking\n${text}\n\`\`\`\n`,
    'a block of thinking in another fence': (text) => `~~~ Reasoning steps\n${text}\n~~~\n`,
    'a block in a block': (text) => `\`\`\`thinking\n\`\`\`json\n${text}\n\`\`\`\n`,
    'a block of a draft': (text) => `\`\`\`draft json\n${text}\n\`\`\`\n`,
  };
  for (const [what, hide] of Object.entries(hidden))
    for (const piece of [1, 5, 4000]) {
      it(`never count in ${what}, in pieces of ${piece}`, async () => {
        const server = await start([{ answer: hide(draft), piece }]);
        const { verdicts } = await check(server.url, output, context);
        assert.deepEqual(verdicts, { 1: 'offSchema', 2: 'offSchema' });
      });

      it(`keep no answer behind them from counting: ${what}, in pieces of ${piece}`, async () => {
        const server = await start([{ answer: `${hide(draft)}${good}`, piece }]);
        const { verdicts } = await check(server.url, output, context);
        assert.deepEqual(verdicts, right);
        assert.equal(server.requests.length, 1);
      });
    }

  it('never count in a comment among the answers', async () => {
    const [first, second] = answers(supported(1, 1), unsupported(2)).answers.map((one) =>
      JSON.stringify(one),
    );
    const wrong = JSON.stringify(supported(2, 2));
    for (const comment of [`// ${wrong},\n`, `/* ${wrong}, */`]) {
      const server = await start([
        { answer: `{"answers":[${first},\n${comment}]}` },
        { answer: `{"answers":[${second}]}` },
      ]);
      const { verdicts } = await check(server.url, output, context);
      assert.deepEqual(verdicts, right);
      assert.equal(server.requests.length, 2);
    }
  });

  it('never count where their block does not end', async () => {
    const server = await start([{ answer: `\`\`\`thinking\n${draft}` }]);
    const { verdicts } = await check(server.url, output, context);
    assert.deepEqual(verdicts, { 1: 'offSchema', 2: 'offSchema' });
  });

  it('are not what a fence of JSON holds', async () => {
    const server = await start([{ answer: `\`\`\`json\n${good}\n\`\`\``, piece: 3 }]);
    const { verdicts } = await check(server.url, output, context);
    assert.deepEqual(verdicts, right);
    assert.equal(server.requests.length, 1);
  });

  it('are not what a reason quotes', async () => {
    const answer = answers(supported(1, 1), unsupported(2, 'It says </think> there.'));
    const server = await start([{ answer, piece: 4 }]);
    const { verdicts } = await check(server.url, output, context);
    assert.deepEqual(verdicts, right);
    assert.equal(server.requests.length, 1);
  });
});

describe('a stream in other ways than OpenAI’s', () => {
  const start = scriptedModels();
  const chunk = (delta: object, finish_reason: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
  const body = (...parts: readonly string[]) => [...parts, chunk({}, 'stop'), 'data: [DONE]\n\n'].join('');
  const ways: Readonly<Record<string, Reply>> = {
    'pings and comments': {
      raw: {
        type: 'text/event-stream',
        body: body(': hello\n\n', 'data: ping\n\n', 'event: ping\ndata: ping\n\n', chunk({ content: good })),
      },
    },
    'without its content type': { raw: { type: 'text/plain', body: body(chunk({ content: good })) } },
    'as JSON by its content type': {
      raw: { type: 'application/json', body: body(chunk({ content: good })) },
    },
    'content in parts, with reasoning among them': {
      raw: {
        type: 'text/event-stream',
        body: body(
          chunk({
            content: [
              {
                type: 'thinking',
                thinking: [{ type: 'text', text: good.replace('unsupported', 'contradicted') }],
              },
            ],
          }),
          chunk({ content: [{ type: 'text', text: good }] }),
        ),
      },
    },
  };
  for (const [way, reply] of Object.entries(ways))
    it(`is read: ${way}`, async () => {
      const server = await start([reply]);
      const { verdicts } = await check(server.url, output, context);
      assert.deepEqual(verdicts, right);
    });

  it('ends at its deadline, whatever signs of life it gives', async () => {
    const server = await start([{ answer: good, every: 20, piece: 1 }]);
    const patience = { first: 3000, between: 500, total: 120 };
    const { verdicts } = await check(server.url, output, context, { settings: { patience } });
    assert.deepEqual(verdicts, { 1: 'stalled', 2: 'stalled' });
  });

  it('is cut off where it is nothing but white space', async () => {
    const server = await start([{ answer: `{"answers":[${' \n'.repeat(100_000)}`, piece: 100, every: 1 }]);
    const { verdicts } = await check(server.url, output, context);
    assert.deepEqual(verdicts, { 1: 'offSchema', 2: 'offSchema' });
    assert.equal(server.requests.length, 2);
  });
});
