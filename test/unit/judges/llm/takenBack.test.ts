import assert from 'node:assert/strict';
import { answers, supported, unsupported } from '../../../server/answers.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { check } from './checking.ts';

const context = 'The depot opened in May 2019. It holds 40 buses.';
const claim = 'The depot opened in May 2019.';
const good = supported(1, 1);
const text = JSON.stringify(answers(good));

describe('what a model says beside its answers', () => {
  const start = scriptedModels();

  async function verdictOf(answer: object | string): Promise<string | undefined> {
    const server = await start([{ answer, piece: 5 }]);
    const { verdicts } = await check(server.url, claim, context);
    return verdicts[1];
  }

  const denied: readonly object[] = [
    { verdict: 'not supported' },
    { supported: 'no' },
    { valid: 'false' },
    { final: { verdict: 'unsupported' } },
    { verdicts: ['unsupported'] },
    { retracted: true },
    { label: 'refuted' },
    { label: 'NOT ENOUGH INFO' },
    { label: 'hallucinated' },
    { hallucinated: true },
    { draft: true },
    { score: 0 },
    { entailment: 'contradiction' },
    { note: 'not supported' },
    { contradicted: 'It opened in May 2018.' },
    { unsupported: 'No line says so.' },
    { hallucination: 'yes' },
    { isHallucination: 'yes' },
    { note: 'This should be contradicted.' },
    { reason: 'It is contradicted by the second line.' },
    { error: 'timeout' },
    { errata: [{ sentence: 1, is: 'contradicted' }] },
    { correction: 'contradicted' },
  ];
  for (const more of denied)
    it(`takes an answer back by ${JSON.stringify(more)}`, async () => {
      assert.equal(await verdictOf(answers({ ...good, ...more })), 'offSchema');
    });

  const harmless: readonly object[] = [
    { note: 'No doubt.' },
    { quote: 'No 40 buses are red.' },
    { reason: 'The context does not say otherwise.' },
    { valid: true },
    { confidence: 0.9 },
    { label: 'SUPPORTED' },
    { contradicted: false },
    { contradicted: '' },
    { hallucination: 'no' },
    { error: null },
    { errors: [] },
    { reason: 'Nothing contradicts it, and it is not unsupported.' },
    { id: 0 },
  ];
  for (const more of harmless)
    it(`leaves an answer as it is by ${JSON.stringify(more)}`, async () => {
      assert.equal(await verdictOf(answers({ ...good, ...more })), 'supported');
    });

  const whole: Readonly<Record<string, object | string>> = {
    'a key in other letters':
      '{"answers":[{"sentence":1,"context":[1],"is":"supported","IS":{"unsupported":"No."}}]}',
    'a key in escapes': String.raw`{"answers":[{"sentence":1,"context":[1],"is":{"unsupported":"No."},"\u0069s":"supported"}]}`,
    'a list of other answers': { answers: [good], corrected_answers: [unsupported(1)] },
    'other answers further in': `${text}\nThen:\n{"final":{"answers":[${JSON.stringify(unsupported(1))}]}}`,
    'a flag before the list': { draft: true, answers: [good] },
    'a flag behind the list': { answers: [good], valid: false },
    'a name for the list': { example_answers: [good] },
    'a name around the list': { draft: { answers: [good] } },
    'a word before it': `Draft: ${text}\nI am not done.`,
    'a line before it': `For example:\n${text}\n`,
    'a denial before it': `Do not answer like this: ${text}\n`,
    'a fence': `\`\`\`example\n${text}\n\`\`\`\n`,
    'an element': `<draft>${text}</draft>\n`,
    'another element': `<deliberation>${text}</deliberation>\n`,
    'words behind it': `${text}\nWait, that is wrong.`,
    'a verdict behind it': `${text}\nActually, sentence 1 is contradicted.`,
    'a verdict behind it, politely': `${text} Sorry, that should be contradicted.`,
    'a verdict between answers': `${JSON.stringify(good)}\nSentence 1 is contradicted.\n${JSON.stringify(supported(2, 2))}`,
    'a second answer that is cut off': `${text}\n{"answers":[{"sentence":1,"context":[1],"is":{"contradicted":"It op`,
    'a second answer that is cut off at once': `${text}\n{"answers":[{"sent`,
    'a list of false answers': { false_answers: [good] },
    'a list of what are no answers': { not_answers: [good] },
    'errata beside the list': { answers: [good], errata: [unsupported(1)] },
    'errata in words beside the list': { answers: [good], errata: 'Sentence 1 is wrong.' },
    'an error beside the list': { answers: [good], error: 'timeout' },
    'a contradiction beside the list': { answers: [good], contradicted: [1] },
    'a deletion': `<del>${text}</del>`,
    'a strike': `<s>${text}</s>`,
    'a refusal before it': `I refuse to answer ${text}`,
    'more words behind it': `\`\`\`json\n${text}\n\`\`\`\nI cannot judge this.`,
  };
  for (const [how, answer] of Object.entries(whole))
    it(`takes an answer back by ${how}`, async () => {
      assert.equal(await verdictOf(answer), 'offSchema');
    });

  const told: Readonly<Record<string, object | string>> = {
    'words before it': `Here are my answers, as asked:\n${text}`,
    'words behind it': `${text}\nI hope that this helps.`,
    'a list further in': { response: { answers: [good] } },
    'another name for the list': { final_answers: [good] },
    'words that name its verdict': `${text}\nAll of it is supported.`,
    'nothing beside the list': { answers: [good], errata: [], error: null },
    'an element': `<answer>${text}</answer>`,
    'a fence': `\`\`\`json\n${text}\n\`\`\``,
  };
  for (const [how, answer] of Object.entries(told))
    it(`leaves an answer as it is by ${how}`, async () => {
      assert.equal(await verdictOf(answer), 'supported');
    });

  it('is nothing where a claim is function words alone', async () => {
    const parts = (...words: readonly string[]) => ({
      split: 1,
      claims: words.map((one) => ({ words: one, flags: [], context: [2], is: 'supported' })),
    });
    const verdicts = async (...words: readonly string[]) => {
      const server = await start([{ answer: answers(parts(...words)) }]);
      return (await check(server.url, 'It holds 40 buses, and it has them all.', context)).verdicts;
    };
    assert.deepEqual(await verdicts('It holds 40 buses', 'it has'), { 1: 'offSchema' });
  });

  it('is no list where a single answer stands alone, whose reason may begin with a denial', async () => {
    assert.equal(await verdictOf(unsupported(1, 'No depot is named.')), 'unsupported');
  });

  it('cites no line of the text under check, and answers none of the context', async () => {
    assert.equal(await verdictOf(answers({ ...good, context: ['s1'] })), 'offSchema');
    assert.equal(await verdictOf(answers({ ...good, sentence: 'c1' })), 'offSchema');
    assert.equal(await verdictOf(answers({ ...good, sentence: '[s1]', context: ['c1'] })), 'supported');
  });

  it('is heard behind a chunk of nothing', async () => {
    const chunk = (choices: unknown) => `data: ${JSON.stringify({ choices })}\n\n`;
    const body = `${chunk([null])}${chunk([{ index: 0, delta: { content: text }, finish_reason: 'stop' }])}`;
    const server = await start([{ raw: { type: 'text/event-stream', body } }]);
    assert.deepEqual((await check(server.url, claim, context)).verdicts, { 1: 'supported' });
  });
});
