import type { NameValue } from '../../compare/value.ts';
import type { Span } from '../../text/span.ts';
import type { Word } from '../../text/words.ts';
import type { ContentWord, Coverage } from './coverage.ts';
import type { Question } from './question.ts';
import type { ValueMatch } from './valueMatch.ts';

/** A claim beside what the context holds about it. Offsets are into `text`, the claim's words without emphasis. */
export interface Observation {
  readonly text: string;
  /** Where a span of `text` stands in the output's document. */
  readonly inDocument: (span: Span) => Span;
  /** The part of `text` that is judged; the rest says what it is about. */
  readonly part: Span;
  readonly words: readonly Word[];
  readonly content: readonly ContentWord[];
  /** Best covering first; empty where the search found nothing. */
  readonly near: readonly Coverage[];
  readonly values: readonly ValueMatch[];
  readonly names: readonly NameValue[];
  /** Names that stand neither in the context nor in the question, under no alias that is known. */
  readonly missingNames: readonly NameValue[];
  /** Evaluative words: "leading", "historic". */
  readonly judgements: readonly Span[];
  /** BM25 score of the best hit. */
  readonly searchScore: number;
  readonly question: Question;
}
