import * as z from 'zod/mini';
import type { Confidence } from '../../check/types.ts';
import type { AnswerShape } from '../../models/chatModel.ts';
import type { Passage } from '../../text/passage.ts';
import type { Hit } from '../../text/ranking.ts';
import type { SearchIndex } from '../../text/searchIndex.ts';
import { flagsNote, readAnswer, shapeOf, splitSentence, wholeSentence } from './answer.ts';
import type { SentenceEvent } from './answerEvents.ts';

/** Hits of the search and neighbours on each side that a doubtful sentence is shown with. */
const hitsShown = 6;
const neighbours = 2;

/**
 * The passages that a second look needs: what the first one cited, what the search proposes, and what stands beside
 * them. Of what was shown before, in the order of the context.
 */
export function passagesBeside(
  shown: readonly Passage[],
  cited: readonly number[],
  hits: readonly (readonly Hit[])[],
): readonly Passage[] {
  const centres = [
    ...cited,
    ...hits.flatMap((found) => found.slice(0, hitsShown).map(({ position }) => position)),
  ];
  const near = new Set(
    centres.flatMap((at) => Array.from({ length: 2 * neighbours + 1 }, (_, i) => at + i - neighbours)),
  );
  const uris = new Set(shown.filter(({ position }) => centres.includes(position)).map(({ uri }) => uri));
  return shown.filter(({ position, uri }) => near.has(position) && uris.has(uri));
}

/** What the search proposes for sentences; nothing where it fails, for it only helps. */
export const proposals = (
  index: SearchIndex,
  texts: readonly string[],
): Promise<readonly (readonly Hit[])[]> => index.search(texts, hitsShown).catch(() => []);

/** Behind the number, by which the shapes are told apart. */
function withReasoning() {
  const { sentence, ...answer } = wholeSentence.shape;
  const { split, ...claims } = splitSentence.shape;
  const reasoning = z.string();
  return z.union([
    z.strictObject({ sentence, reasoning, ...answer }),
    z.strictObject({ split, reasoning, ...claims }),
  ]);
}

/** As the first answer, with room to reason before the verdict. */
export const secondShape = (): AnswerShape =>
  shapeOf({
    name: 'answers',
    item: withReasoning(),
    read: readAnswer,
    examples: `{"sentence": 1, "reasoning": "what the lines say, and what the sentence says", "context": [4], "is": "supported"}
{"sentence": 2, "reasoning": "…", "context": [7], "is": {"contradicted": "", "wrong": "words of OUTPUT", "right": "their replacement"}}
{"sentence": 3, "reasoning": "…", "context": [], "is": {"unsupported": "why, in one sentence"}}
{"split": 4, "reasoning": "…", "claims": [{"words": "exact words of sentence 4", "flags": ["hedged"], "context": [2, 3], "is": "supported"}]}
{"split": 5, "reasoning": "…", "claims": []}`,
    notes: flagsNote,
  });

/** Two looks that agree are surer than one, two that differ less. */
export function settle(
  first: readonly SentenceEvent[],
  second: readonly SentenceEvent[],
): readonly SentenceEvent[] {
  const verdicts = new Set(
    first.flatMap((event) =>
      // What its evidence did not bear out was lowered here; the model had said something else.
      event.type === 'judged' && !event.flags?.unwarranted ? [event.verdict] : [],
    ),
  );
  return second.map((event) => {
    if (event.type !== 'judged' || verdicts.size === 0) return event;
    const { disputed, unwarranted } = event.flags ?? {};
    const agree = verdicts.size === 1 && verdicts.has(event.verdict);
    if (agree) return disputed || unwarranted ? event : { ...event, confidence: surer[event.confidence] };
    return { ...event, confidence: lessSure[event.confidence] };
  });
}

const surer: Readonly<Record<Confidence, Confidence>> = { low: 'medium', medium: 'medium', high: 'high' };
const lessSure: Readonly<Record<Confidence, Confidence>> = { low: 'low', medium: 'low', high: 'medium' };
