import assert from 'node:assert/strict';
import { estimateExamination, examine } from '../../../../src/judges/probe/examination.ts';
import { knownClaims, knownContext, knownKinds } from '../../../../src/judges/probe/knownClaims.ts';
import { words } from '../../../../src/text/words.ts';
import { answers, contradicted, supported, unsupported } from '../../../server/answers.ts';
import type { SeenRequest } from '../../../server/reply.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { testModel } from '../llm/checking.ts';

const lines = Object.values(knownContext).flat();
const signal = new AbortController().signal;
const stems = (text: string) => new Set(words(text).flatMap(({ stem, stop }) => (stop ? [] : [stem])));

/** Lines that stand for claims in other languages, or in other words. */
const about: Readonly<Record<string, readonly number[]>> = {
  'The crossing takes less than half an hour.': [3],
  'Die Fähre verkehrt seit dem 3. Mai 2016.': [1],
  'フェリーは120台の車を運べます。': [2],
  'The ship has three decks.': [16, 19],
  'The ship has four decks.': [16, 19],
  'The café seats 60 guests.': [17, 21],
};

/** The line of the context with the most words of a claim. */
function linesOf(text: string): readonly number[] {
  const own = stems(text);
  const shared = lines.map((line) => [...stems(line)].filter((stem) => own.has(stem)).length);
  return about[text] ?? [shared.indexOf(Math.max(...shared)) + 1];
}

function perfect(n: number): object {
  const { text, right } = knownClaims[n - 1]!;
  if (right[0] === 'supported') return supported(n, ...linesOf(text));
  return right[0] === 'contradicted' ? contradicted(n, linesOf(text), 'It says otherwise.') : unsupported(n);
}

const isKeyAsked = ({ messages }: SeenRequest) => /Answer with the first key/.test(messages.at(-1)!.content);
const keysIn = ({ messages }: SeenRequest) =>
  [...messages.at(-1)!.content.matchAll(/^Key: (\w+)$/gm)].map(([, key]) => key!);

describe('the examination of a model', () => {
  const start = scriptedModels();

  it('puts forty claims of seven kinds', () => {
    assert.equal(knownClaims.length, 40);
    assert.deepEqual([...new Set(knownClaims.map(({ kind }) => kind))], [...knownKinds]);
  });

  it('is passed by a model that knows them, in two looks at most', async () => {
    const server = await start(({ asked }) => ({ answer: answers(...asked.map(perfect)) }));
    const found = await examine({ model: testModel(server.url), windowTokens: 0 }, signal);
    assert.deepEqual(found.wrong, []);
    assert.deepEqual([found.right, found.total], [40, 40]);
    assert.ok(found.usage.calls <= 2, 'one look, and one at what shares few words');
    assert.deepEqual(found.byKind.units, { right: 6, total: 6 });
    assert.ok(found.pieces > 10 && found.capabilities?.form === 'schema' && found.window === undefined);
  });

  it('names what a lenient one got wrong', async () => {
    const server = await start(({ asked }) => ({
      answer: answers(...asked.map((n) => supported(n, ...linesOf(knownClaims[n - 1]!.text)))),
    }));
    const found = await examine({ model: testModel(server.url), windowTokens: 0 }, signal);
    assert.ok(found.right < 25, `${found.right}`);
    assert.deepEqual(found.wrong[0]?.right, ['unsupported', 'contradicted']);
    assert.equal(found.wrong.length, 40 - found.right);
  });

  it('tells how much of a long prompt the model saw', async () => {
    const seen = async (keyOf: (keys: readonly string[]) => string) => {
      const server = await start((request) => ({
        answer: isKeyAsked(request) ? keyOf(keysIn(request)) : answers(...request.asked.map(perfect)),
      }));
      return (await examine({ model: testModel(server.url), windowTokens: 8000 }, signal)).window!;
    };
    const whole = await seen((keys) => keys[0]!);
    assert.equal(whole.seen, whole.sent);
    assert.ok(whole.sent > 7000 && whole.sent < 9500, `${whole.sent}`);
    const half = await seen((keys) => keys[4]!);
    assert.ok(Math.abs(half.seen * 2 - half.sent) <= 1);
    assert.equal((await seen(() => 'There is none.')).seen, 0);
  });

  it('says before what it costs', () => {
    const price = { promptPerMillion: 1, completionPerMillion: 10 };
    const { calls, cost } = estimateExamination({ model: { id: 'test-model' }, price, windowTokens: 8000 });
    assert.ok(calls === 3 && cost! > 0.01 && cost! < 0.1, `${cost}`);
  });
});
