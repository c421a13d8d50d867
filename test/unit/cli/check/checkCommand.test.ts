import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { reportSchema } from '../../../../src/check/reportSchema.ts';
import { answers, supported } from '../../../server/answers.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { createWorkplace, type Workplace } from '../workplace.ts';

const limits = `# Limits

Each person gets 10 GB of storage. Files may be up to 2 GB large. Backups are kept for 30 days.
`;
const right = 'Each person gets 10 GB of storage.\nBackups are kept for 30 days.\n';
const wrong = 'Each person gets 5 GB of storage.\nBackups are kept for 30 days.\n';

describe('claimlight check', () => {
  const startModel = scriptedModels();
  let place: Workplace;
  let context: string;
  beforeEach(() => {
    place = createWorkplace();
    context = place.file('limits.md', limits);
  });
  afterEach(() => place.remove());

  it('says that all is supported', async () => {
    const { code, out, error } = await place.run(['check', place.file('a.md', right), '--context', context]);
    assert.match(out, /^Faithfulness 1 \(higher is better; estimated by the offline judge\)/);
    assert.match(out, /2 of 2 supported/);
    assert.deepEqual([code, error], [0, '']);
  });

  it('names a wrong value, its place and the right one', async () => {
    const { code, out } = await place.run(['check', place.file('a.md', wrong), '--context', context]);
    assert.match(out, /a\.md:1:18 {2}Contradicted {2}Each person gets 5 GB of storage\./);
    assert.match(out, /The text says 5 GB; the context says 10 GB \(limits\.md, line 3\)\./);
    assert.equal(code, 1);
  });

  it('writes a report as JSON', async () => {
    const { out } = await place.run([
      'check',
      place.file('a.md', wrong),
      '-c',
      context,
      '--format',
      'json',
      '--query',
      'How much storage?',
      '--scorer',
      'hallucination',
      '--scale',
      '10',
    ]);
    const report = reportSchema.parse(JSON.parse(out));
    assert.deepEqual([report.scorer, report.score, report.scale], ['hallucination', 5, 10]);
    assert.equal(report.query, 'How much storage?');
    const [claim] = report.claims;
    assert.equal(wrong.slice(claim!.start, claim!.end), 'Each person gets 5 GB of storage.');
    assert.equal(limits.slice(claim!.evidence[0]!.start, claim!.evidence[0]!.end), claim!.evidence[0]!.quote);
  });

  it('scores a summary by what it keeps of its sources, and where the useful ones stand', async () => {
    const other = place.file('b.md', 'Lunch is at noon.\n');
    const summary = place.file('a.md', 'Backups are kept for 30 days.\n');
    const score = async (scorer: string) => {
      const ran = await place.run([
        'check',
        summary,
        '-c',
        other,
        '-c',
        context,
        '--scorer',
        scorer,
        '--format',
        'json',
      ]);
      const report = reportSchema.parse(JSON.parse(ran.out));
      assert.deepEqual([report.scorer, report.claims.length, ran.code], [scorer, 1, 0]);
      return [report.score, report.reason] as const;
    };
    const [kept, why] = await score('summarization');
    assert.equal(kept, 0.25);
    assert.match(why, /coverage is lower than alignment.*Coverage: 1 of 4 claims/);
    assert.equal((await score('context-precision'))[0], 0.5);
  });

  it('offers no scorer that needs a reference', async () => {
    const { code, error } = await place.run(['check', 'a.md', '--scorer', 'context-recall']);
    assert.match(error, /Allowed choices are faithfulness, .*factuality, context-precision, summarization/);
    assert.equal(code, 2);
  });

  it('checks some lines of a file, with offsets into all of it', async () => {
    const path = place.file('a.md', `Intro line about 99 dogs.\n\n${wrong}`);
    for (const [range, claims] of [
      ['3', 1],
      ['3-4', 2],
      ['3-99', 2],
    ] as const) {
      const { out } = await place.run(['check', `${path}:${range}`, '-c', context, '--format', 'json']);
      const report = reportSchema.parse(JSON.parse(out));
      assert.equal(report.claims.length, claims);
      assert.equal(report.claims[0]?.start, 27);
    }
  });

  it('takes the context that the document names itself', async () => {
    const front = '---\nclaimlight:\n  context: lim*.md\n  question: How much storage?\n---\n';
    const { out } = await place.run(['check', place.file('a.md', front + wrong), '--format', 'json']);
    const report = reportSchema.parse(JSON.parse(out));
    assert.deepEqual([report.claims[0]?.verdict, report.query], ['contradicted', 'How much storage?']);
  });

  it('checks the last answer of a transcript against its tool results', async () => {
    const messages = [
      { role: 'user', content: 'How much storage?' },
      { role: 'tool', name: 'search', content: limits },
      { role: 'assistant', content: wrong },
    ];
    const { out } = await place.run(['check', place.file('chat.json', JSON.stringify({ messages }))]);
    assert.match(out, /chat\.json#answer-1:1:\d+ {2}Contradicted {2}Each person gets 5 GB of storage\./);
    assert.match(out, /The text says 5 GB; the context says 10 GB \(chat\.json#search-1, line 3\)\./);
  });

  it('asks for a context where nothing names one', async () => {
    const { code, error } = await place.run(['check', place.file('a.md', wrong)]);
    assert.match(error, /There is no context[\s\S]+--context FILE/);
    assert.equal(code, 2);
  });

  it('takes globs, as shells that do not expand them leave them', async () => {
    const path = place.file('a.md', right);
    assert.match(
      (await place.run(['check', path, '-c', join(place.folder, 'lim*.md')])).out,
      /2 of 2 supported/,
    );
    assert.match(
      (await place.run(['check', path, '-c', join(place.folder, 'no*.md')])).error,
      /no\*\.md was not found/,
    );
  });

  it('takes a folder for the readable files below it', async () => {
    mkdirSync(join(place.folder, 'docs/.hidden'), { recursive: true });
    place.file('docs/plan.txt', 'Backups are kept for 30 days.');
    place.file('docs/logo.png', 'no text');
    place.file('docs/.hidden/old.md', 'Backups are kept for 7 days.');
    const path = place.file('a.md', right);
    const { out } = await place.run([
      'check',
      path,
      '-c',
      join(place.folder, 'docs'),
      '-c',
      context,
      '--format',
      'json',
    ]);
    assert.deepEqual(
      reportSchema.parse(JSON.parse(out)).context.map(({ uri }) => uri.split('/').at(-1)),
      ['plan.txt', 'limits.md'],
    );
    const { code, error } = await place.run(['check', path, '-c', join(place.folder, 'docs/.hidden/..')]);
    assert.equal(code, 0);
    assert.match(error, /^claimlight: 1 context file was not read\.\n.*logo\.png: Files of type \.png .*\n$/);
  });

  it('reports what it has when it is stopped, and ends with 130', async () => {
    const stop = new AbortController();
    const model = await startModel(() => {
      stop.abort();
      return { answer: answers(supported(1, 1)) };
    });
    const { code, out, error } = await place.run(
      [
        'check',
        place.file('a.md', right),
        '-c',
        context,
        '--judge',
        'openai:test-model',
        '--base-url',
        model.url,
      ],
      { stop: stop.signal },
    );
    assert.match(out, /^Faithfulness failed/);
    assert.match(error, /was cancelled/);
    assert.equal(code, 130);
  });

  it('reads the standard input', async () => {
    const { out } = await place.run(['check', '-', '-c', context], { stdin: wrong });
    assert.match(out, /output:1:18 {2}Contradicted/);
  });

  describe('without a threshold', () => {
    const check = async (text: string, ...options: readonly string[]) =>
      (await place.run(['check', place.file('a.md', text), '-c', context, ...options])).code;

    it('ends with 1 where a claim is contradicted, whatever the score', async () => {
      for (const scorer of ['faithfulness', 'hallucination', 'contradiction', 'factuality'])
        assert.equal(await check(wrong, '--scorer', scorer), 1, scorer);
      assert.equal(await check(right), 0);
      assert.equal(await check('The plan was drawn up by Ann Lee.\n'), 0);
    });

    it('ends with 0 where someone has looked at it, and where it may only differ', async () => {
      assert.equal(await check(`${wrong.replace('\n', ' <!-- claimlight-ignore -->\n')}`), 0);
      assert.equal(await check('Each person possibly gets 5 GB of storage.\n'), 0);
    });

    it('ends with 1 where a claim could not be judged', async () => {
      const model = await startModel(() => ({ answer: answers(supported(2, 4)) }));
      const options = ['--judge', 'openai:test-model', '--base-url', model.url];
      assert.equal(await check(right, ...options), 1);
    });

    it('ends with 0 for who wants the report alone, with a threshold too', async () => {
      assert.equal(await check(wrong, '--exit-zero'), 0);
      assert.equal(await check(wrong, '--exit-zero', '--fail-under', '1'), 0);
      const nothing = ['check', place.file('a.md', wrong), '-c', 'gone.md', '--exit-zero'];
      assert.equal((await place.run(nothing)).code, 2);
    });
  });

  describe('with a threshold', () => {
    const check = async (text: string, ...options: readonly string[]) =>
      (await place.run(['check', place.file('a.md', text), '-c', context, ...options])).code;

    it('ends with 1 when the score is below, or above where lower is better', async () => {
      assert.equal(await check(wrong, '--fail-under', '0.5'), 0);
      assert.equal(await check(wrong, '--fail-under', '0.51'), 1);
      assert.equal(await check(wrong, '--scorer', 'hallucination', '--fail-over', '0.5'), 0);
      assert.equal(await check(wrong, '--scorer', 'hallucination', '--fail-over', '0.49'), 1);
    });

    it('takes it as a share of the scale', async () =>
      assert.equal(await check(wrong, '--scale', '10', '--fail-under', '0.5'), 0));

    it('is not missed by a text without a claim, which is told', async () => {
      const path = place.file('a.md', 'How much storage is there?\n');
      for (const [scorer, gate] of [
        ['faithfulness', ['--fail-under', '1']],
        ['hallucination', ['--fail-over', '0']],
        ['factuality', ['--fail-under', '1']],
        ['faithfulness', []],
      ] as const) {
        const ran = await place.run(['check', path, '-c', context, '--scorer', scorer, ...gate]);
        assert.equal(ran.code, 0, `${scorer} ${gate}`);
        assert.match(ran.error, /makes no claim|category/);
      }
    });

    it('refuses the one that would pass the worst output', async () => {
      const path = place.file('a.md', wrong);
      const { code, error } = await place.run(['check', path, '-c', context, '--fail-over', '0.5']);
      assert.equal(code, 2);
      assert.match(error, /--fail-under/);
    });
  });

  describe('ends with 2, and says what to do, when', () => {
    const rows: readonly (readonly [string, () => readonly string[], RegExp])[] = [
      ['the output is missing', () => ['nowhere.md', '-c', context], /nowhere\.md cannot be read/],
      ['the output is empty', () => [place.file('e.md', ' \n'), '-c', context], /no sentence to check/],
      ['the lines are not there', () => [`${place.file('a.md', right)}:9-12`, '-c', context], /no sentence/],
      ['the output is binary', () => [place.file('a.bin', 'a\0b'), '-c', context], /cannot be read as text/],
      ['there is no context', () => [place.file('a.md', right)], /--context/],
      [
        'the context is missing',
        () => [place.file('a.md', right), '-c', 'gone.md'],
        /gone\.md was not found/,
      ],
      [
        'the context is empty',
        () => [place.file('a.md', right), '-c', place.file('e.md', '')],
        /e\.md contains no text.*--context/s,
      ],
      [
        'the context is binary',
        () => [place.file('a.md', right), '-c', place.file('c.bin', Uint8Array.from([0, 1, 2, 0, 255]))],
        /cannot read c\.bin as text/,
      ],
      ['no model is named', () => [place.file('a.md', right), '-c', context, '--judge', 'openai'], /--model/],
      [
        'the key is missing',
        () => [place.file('a.md', right), '-c', context, '--judge', 'openai', '--model', 'gpt-4o'],
        /OPENAI_API_KEY/,
      ],
      [
        'the threshold is no share',
        () => [place.file('a.md', right), '-c', context, '--fail-under', '70'],
        /from 0 to 1/,
      ],
      [
        'the scorer is unknown',
        () => [place.file('a.md', right), '-c', context, '--scorer', 'bleu'],
        /Allowed/,
      ],
    ];
    for (const [name, args, message] of rows)
      it(name, async () => {
        const { code, out, error } = await place.run(['check', ...args()]);
        assert.match(error, message);
        assert.deepEqual([code, out], [2, '']);
      });
  });

  describe('for factuality', () => {
    const check = async (text: string, ...options: readonly string[]) => {
      const path = place.file('a.md', text);
      const facts = place.file('facts.md', 'Backups are kept for 30 days.');
      return place.run(['check', path, '-c', facts, '--scorer', 'factuality', ...options]);
    };

    it('derives the category from the claims', async () => {
      const same = await check('Backups are kept for 30 days.', '--format', 'json', '--fail-under', '1');
      const { scorer, score, factuality } = reportSchema.parse(JSON.parse(same.out));
      assert.deepEqual(
        [scorer, score, factuality?.category, factuality?.form],
        ['factuality', 1, 'C', 'derived'],
      );
      assert.equal(same.code, 0);
      assert.equal((await check('Backups are kept for 60 days.', '--fail-under', '1')).code, 1);
    });

    it('does not pass what it cannot tell', async () => {
      const { code, error } = await check('Backups are kept for 30 days. Ann Lee wrote the manual.');
      assert.equal(code, 2);
      assert.match(error, /Grade with a model/);
    });

    it('grades with a model', async () => {
      const model = await startModel([{ answer: { reason: 'Says more.', category: 'B' } }]);
      const { code, out } = await check(
        'Backups are kept for 30 days.',
        '--grader',
        'test-model',
        '--base-url',
        model.url,
      );
      assert.match(out, /^Factuality 1 .*\n\nSays more\./);
      assert.equal(code, 0);
    });
  });

  it('tells its version', async () => {
    const { code, out } = await place.run(['--version']);
    assert.equal(code, 0);
    assert.match(out, /^\d+\.\d+\.\d+\n$/);
  });

  it('prints help for people', async () => {
    const { code, out } = await place.run(['check', '--help']);
    assert.equal(code, 0);
    assert.match(out, /--fail-under <share>/);
  });

  describe('with a model', () => {
    const args = (path: string, url: string) => [
      'check',
      path,
      '-c',
      context,
      '--judge',
      'openai',
      '--model',
      'test-model',
      '--base-url',
      url,
    ];

    it('asks it with the key from the environment', async () => {
      const model = await startModel(
        [
          {
            answer: {
              answers: [
                { sentence: 1, context: [2], is: { unsupported: 'It does not say so.' } },
                { sentence: 2, context: [4], is: 'supported' },
              ],
            },
          },
        ],
        { key: 'secret' },
      );
      const { code, out } = await place.run(args(place.file('a.md', right), model.url), {
        env: { OPENAI_API_KEY: 'secret' },
      });
      assert.match(out, /Faithfulness 0\.5 \(higher is better; judged by openai:test-model\)/);
      assert.match(out, /It does not say so\./);
      assert.equal(code, 0);
    });

    it('ends with 2 when it does not answer', async () => {
      const { code, error } = await place.run(args(place.file('a.md', right), 'http://127.0.0.1:1/v1'));
      assert.equal(code, 2);
      assert.match(error, /127\.0\.0\.1:1 cannot be reached.*--base-url/s);
    });
  });
});
