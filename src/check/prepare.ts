import { runInTurns, type Steps } from '../base/timeSlices.ts';
import type { Sentence, Source } from '../text/passage.ts';
import { buildIndex, type SearchIndex } from '../text/searchIndex.ts';
import { KnownCuts, type SegmentOptions, segment, segments } from '../text/segment.ts';
import type { Span } from '../text/span.ts';
import { askedPositions, type Judge } from './judge.ts';
import { Problem } from './problem.ts';
import type { CheckRequest } from './run.ts';

/** A text to check, and against what. */
interface TextToCheck {
  readonly text: string;
  /** Default Markdown. */
  readonly format?: SegmentOptions['format'];
  /** The stretch of the text to check; all of it where absent. */
  readonly span?: Span;
  /** Picks the sentences to answer; all where absent. */
  readonly only?: (sentence: Sentence) => boolean;
  readonly question?: string;
  readonly index: SearchIndex;
  readonly judge: Judge;
  /** Its sentences, where they are known already. */
  readonly sentences?: readonly Sentence[];
}

const known = new KnownCuts();

/** The sentences of a text that may be cut again after each edit; in turns, so that others can work. */
export const cutInTurns = (
  { text, format, span }: Pick<TextToCheck, 'text' | 'format' | 'span'>,
  signal?: AbortSignal,
): Promise<readonly Sentence[]> =>
  runInTurns(sentenceSteps(segments(text, { format, range: span, known })), signal);

function* sentenceSteps(sentences: Iterable<Sentence>): Steps<readonly Sentence[]> {
  const found: Sentence[] = [];
  for (const sentence of sentences) {
    found.push(sentence);
    yield;
  }
  return found;
}

/** The request of a check, its text cut into sentences. */
export function requestOf(order: TextToCheck): CheckRequest {
  const { text, format, span, only, question, index, judge } = order;
  const sentences = order.sentences ?? segment(text, { format, range: span });
  const asked = only && sentences.flatMap((sentence, position) => (only(sentence) ? [position] : []));
  return {
    sentences,
    only: asked,
    question,
    index,
    judge,
    text,
  };
}

/** @throws {Problem} nothingToCheck where no sentence is asked about */
export function requireSentences(request: CheckRequest): CheckRequest {
  if (askedPositions(request).length === 0) throw new Problem('nothingToCheck');
  return request;
}

/** The request of the same check the other way round: the context's statements against the output. */
export const reverseRequest = ({ sources, output, judge }: ReverseCheck): CheckRequest => ({
  sentences: sources.flatMap(({ passages }) => [...passages]),
  index: buildIndex([output]),
  judge,
});

interface ReverseCheck {
  readonly sources: readonly Source[];
  readonly output: Source;
  readonly judge: Judge;
}
