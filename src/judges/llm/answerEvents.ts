import type { Citation, Judged, NotCheckable } from '../../check/judge.ts';
import {
  type Flags,
  type Passage,
  placeOf,
  type Reason,
  type Sentence,
  type Span,
  type Verdict,
} from '../../check/types.ts';
import { locateQuote } from '../../text/locate.ts';
import type { AnswerVerdict, modelFlags, SentenceAnswer } from './answer.ts';
import { clashesWithEvidence, consistentCorrection } from './crossCheck.ts';

/**
 * A sentence's answer as events. `undefined` when it does not hold together: a claim's words are not the
 * sentence's, a sentence is split into nothing, or the same words get two answers.
 */
export function toEvents(
  answer: SentenceAnswer,
  sentences: readonly Sentence[],
  shown: ShownPassages,
): readonly (Judged | NotCheckable)[] | undefined {
  if ('skip' in answer) return [{ type: 'notCheckable', sentence: answer.skip - 1, why: answer.why }];
  const position = ('sentence' in answer ? answer.sentence : answer.split) - 1;
  const claims: readonly ClaimAnswer[] =
    'sentence' in answer
      ? [{ words: '', flags: [], context: answer.context, verdict: answer.is }]
      : answer.claims.map(({ is, ...claim }) => ({ ...claim, verdict: is }));
  const judged = claims.map((claim) => toJudged(claim, position, sentences[position]!, shown));
  const complete = judged.filter((event) => event !== undefined);
  const places = new Set(complete.map(({ start, end }) => `${start} ${end}`));
  return complete.length === claims.length && places.size === claims.length && claims.length > 0
    ? complete
    : undefined;
}

/** The passages that a model was shown, by position. What it was not shown it cannot cite. */
type ShownPassages = ReadonlyMap<number, Passage>;

export const toShownPassages = (passages: readonly Passage[]): ShownPassages =>
  new Map(passages.map((passage) => [passage.position, passage]));

/** A model's answer for one claim. */
interface ClaimAnswer {
  /** Exact words of the sentence, "" for all of them. */
  readonly words: string;
  /** A self-contained wording, where the model gave one. */
  readonly text?: string;
  readonly flags: readonly (typeof modelFlags)[number][];
  /** Numbers of passages, from 1. */
  readonly context: readonly number[];
  readonly verdict: AnswerVerdict;
}

/** `undefined` when the claim's words are not the sentence's. */
export function toJudged(
  claim: ClaimAnswer,
  position: number,
  sentence: Sentence,
  shown: ShownPassages,
): Judged | undefined {
  const span = spanOf(claim.words, sentence);
  if (!span) return undefined;
  const { verdict, said, wrong, right } = readVerdict(claim.verdict);
  const citations = verdict === 'unsupported' ? [] : cite(claim.context, verdict, shown);
  const text = sentence.text.slice(span.start - sentence.start, span.end - sentence.start);
  const evidence = citations.map(({ passage }) => shown.get(passage)!.text).join('\n');
  const disputed = verdict === 'supported' && clashesWithEvidence(text, evidence);
  const focus = wrong ? within(text, wrong, span.start) : undefined;
  const correction = right && (focus || !wrong) ? consistentCorrection(right, evidence) : undefined;
  return {
    type: 'judged',
    sentence: position,
    ...span,
    ...(claim.text === undefined ? {} : { text: claim.text }),
    verdict,
    flags: { ...flagsOf(claim.flags), ...(disputed ? { disputed: true } : {}) },
    reason: reasonOf(said, citations, shown),
    citations,
    confidence: disputed ? 'low' : verdict === 'unsupported' ? 'medium' : 'high',
    alarm: alarmOf(verdict, claim.flags.includes('hedged')),
    ...(focus ? { focus } : {}),
    ...(correction === undefined ? {} : { correction }),
  };
}

function readVerdict(verdict: AnswerVerdict): {
  verdict: Verdict;
  said?: string;
  wrong?: string;
  right?: string;
} {
  if (verdict === 'supported') return { verdict: 'supported' };
  if ('unsupported' in verdict) return { verdict: 'unsupported', said: verdict.unsupported };
  return { ...verdict, verdict: 'contradicted', said: verdict.contradicted };
}

/** A claim's words as an absolute span; the whole sentence for "". */
export function spanOf(words: string, sentence: Sentence): Span | undefined {
  if (words.trim() === '') return { start: sentence.start, end: sentence.end };
  return within(sentence.text, words, sentence.start);
}

function within(text: string, words: string, offset: number): Span | undefined {
  const found = locateQuote(text, words);
  return found && { start: offset + found.start, end: offset + found.end };
}

function cite(numbers: readonly number[], verdict: Verdict, shown: ShownPassages): readonly Citation[] {
  const role = verdict === 'contradicted' ? 'clashes' : 'supports';
  const known = [...new Set(numbers)].filter((number) => shown.has(number - 1));
  return known.map((number) => ({ passage: number - 1, role }));
}

const flagsOf = (names: ClaimAnswer['flags']): Flags =>
  Object.fromEntries(names.map((name) => [name, true as const]));

function reasonOf(said: string | undefined, citations: readonly Citation[], shown: ShownPassages): Reason {
  if (said !== undefined && said.trim() !== '') return { code: 'modelSays', text: said.trim() };
  return { code: 'model', at: citations.map(({ passage }) => placeOf(shown.get(passage)!)) };
}

/** How worth a squiggle a finding is, by the thresholds of `check/flag.ts`: a hedge is not an alarm in quiet mode. */
function alarmOf(verdict: Verdict, hedged: boolean): number {
  if (verdict === 'supported') return 0;
  if (hedged) return 0.6;
  return verdict === 'contradicted' ? 0.95 : 0.85;
}
