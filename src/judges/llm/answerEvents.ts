import type { Citation, Failed, Judged, NotCheckable } from '../../check/judge.ts';
import type { ProblemData } from '../../check/problem.ts';
import { type Flags, placeOf, type Reason, type Verdict } from '../../check/types.ts';
import { clauseMarks } from '../../text/clauses.ts';
import { locateQuote } from '../../text/locate.ts';
import type { Passage, Sentence } from '../../text/passage.ts';
import { contains, type Span } from '../../text/span.ts';
import { speculates } from '../shared/certainty.ts';
import { whyNotCheckable } from '../shared/checkable.ts';
import { isBareSubject, leftOut, saysNothing } from '../shared/coverage.ts';
import type { AnswerVerdict, modelFlags, SentenceAnswer } from './answer.ts';
import { locateCorrection, standsIn } from './correction.ts';
import type { ReadAnswer } from './modelCall.ts';
import { joinPhrases } from './phrases.ts';
import { weigh } from './weighing.ts';

export type SentenceEvent = Judged | NotCheckable | Failed;

/** What an answer is held against. */
interface Asked {
  readonly sentences: readonly Sentence[];
  readonly shown: ShownPassages;
  /** Who answered. */
  readonly model: string;
}

/**
 * A sentence's answer as events. `undefined` when it does not hold together: a claim's words are not the
 * sentence's, or words get two answers. In doubt is what leaves out a part
 * of the sentence, and what its evidence does not bear out.
 */
export function toReading(
  answer: SentenceAnswer,
  { sentences, shown, model }: Asked,
): ReadAnswer<readonly SentenceEvent[]> | undefined {
  const position = ('sentence' in answer ? answer.sentence : answer.split) - 1;
  if ('claims' in answer && answer.claims.length === 0) {
    const event = withoutClaim(position, sentences, model);
    return { answer: [event], inDoubt: event.type === 'failed' };
  }
  const sentence = sentences[position]!;
  const claims: readonly ClaimAnswer[] =
    'sentence' in answer
      ? [{ words: '', flags: [], context: answer.context, verdict: answer.is }]
      : answer.claims.map(({ is, ...claim }) => ({ ...claim, verdict: is }));
  const judged = claims.map((claim) => toJudged(claim, position, sentence, shown));
  const complete = judged.filter((event) => event !== undefined);
  const counts = (claim: Span) =>
    !isWithinAnother(claim, complete) &&
    !isBareSubject(sentence.text, within(claim, sentence)) &&
    !saysNothing(sentence.text, within(claim, sentence));
  if (complete.length !== claims.length || !complete.every(counts)) return undefined;
  const missing = partsLeftOut(sentence, complete).map(
    (span): Failed => ({ type: 'failed', sentence: position, span, problem: leftOutBy(model) }),
  );
  const whole = joinPhrases(sentence, complete);
  return { answer: [...whole, ...missing], inDoubt: missing.length > 0 || whole.some(isDoubtful) };
}

/** Words that a claim has already: who counts them twice, counts what is right in them twice. */
const isWithinAnother = (claim: Span, claims: readonly Span[]): boolean =>
  claims.some((other) => other !== claim && contains(other, claim));

/** Whether there is a claim is not for the model alone to say, or it could leave out what counts. */
export function withoutClaim(
  sentence: number,
  sentences: readonly Sentence[],
  model: string,
): NotCheckable | Failed {
  const why = whyNotCheckable(sentences[sentence]!);
  return why === undefined
    ? { type: 'failed', sentence, problem: leftOutBy(model) }
    : { type: 'notCheckable', sentence, why };
}

export const leftOutBy = (model: string): ProblemData => ({ code: 'leftOut', args: { model } });

const textAt = ({ text, start }: Sentence, span: Span): string =>
  text.slice(span.start - start, span.end - start);

/** A span of the document as one of a sentence's text. */
const within = ({ start, end }: Span, sentence: Sentence): Span => ({
  start: start - sentence.start,
  end: end - sentence.start,
});

/** Spans of the document. */
export const partsLeftOut = (sentence: Sentence, claims: readonly Span[]): readonly Span[] =>
  leftOut(
    sentence.text,
    claims.map((claim) => within(claim, sentence)),
  ).map(({ start, end }) => ({ start: sentence.start + start, end: sentence.start + end }));

/** An answer that is asked for once more, because its own evidence speaks against it or hardly of it. */
export const isDoubtful = ({ flags, verdict, confidence, citations }: Judged): boolean =>
  flags?.unwarranted === true ||
  flags?.disputed === true ||
  (verdict === 'supported' && confidence === 'low' && citations.length > 0);

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
  const said = readVerdict(claim.verdict);
  const text = textAt(sentence, span);
  const cited = said.verdict === 'unsupported' ? [] : passagesOf(claim.context, shown);
  const weighed = weigh({
    claim: text,
    sentence: sentence.text,
    said: said.verdict,
    cited,
    shown,
  });
  const { verdict, disputed, unwarranted, passages } = weighed;
  const evidence = verdict === 'unsupported' ? [] : passages;
  const flags = flagsOf(claim.flags, verdict, sentence, span);
  const correction =
    verdict === 'contradicted' && !unwarranted ? locateCorrection(text, said, evidence) : undefined;
  const focus = verdict === said.verdict && said.wrong ? wordsIn(text, said.wrong, span.start) : undefined;
  return {
    type: 'judged',
    sentence: position,
    ...span,
    ...(claim.text === undefined ? {} : { text: claim.text }),
    verdict,
    flags: {
      ...flags,
      ...(disputed ? { disputed } : {}),
      ...(unwarranted ? { unwarranted } : {}),
    },
    reason: weighed.reason ?? reasonOf(said, focus && textAt(sentence, focus), evidence),
    citations: evidence.map(({ position: passage }): Citation => ({ passage, role: roleOf(verdict) })),
    confidence: weighed.confidence,
    alarm: unwarranted && verdict !== said.verdict ? doubtfulAlarm : alarmOf(verdict, flags.hedged === true),
    ...(focus ? { focus } : {}),
    ...(correction === undefined ? {} : { correction }),
  };
}

/** A verdict, and what a model says of it. */
interface SaidVerdict {
  readonly verdict: Verdict;
  readonly said?: string;
  readonly wrong?: string;
  readonly right?: string;
}

function readVerdict(verdict: AnswerVerdict): SaidVerdict {
  if (verdict === 'supported') return { verdict: 'supported' };
  if ('unsupported' in verdict) return { verdict: 'unsupported', said: verdict.unsupported };
  return { ...verdict, verdict: 'contradicted', said: verdict.contradicted };
}

/** A claim's words as an absolute span; the whole sentence for "". */
export function spanOf(words: string, sentence: Sentence): Span | undefined {
  if (words.trim() === '') return { start: sentence.start, end: sentence.end };
  return wordsIn(sentence.text, words, sentence.start);
}

function wordsIn(text: string, words: string, offset: number): Span | undefined {
  const found = locateQuote(text, words);
  return found && { start: offset + found.start, end: offset + found.end };
}

/** The passages that a model cites, as far as it was shown them by a number: headings have none. */
const passagesOf = (numbers: readonly number[], shown: ShownPassages): readonly Passage[] =>
  [...new Set(numbers)]
    .flatMap((number) => shown.get(number - 1) ?? [])
    .filter(({ kind }) => kind !== 'heading');

const roleOf = (verdict: Verdict): Citation['role'] => (verdict === 'contradicted' ? 'clashes' : 'supports');

/** A claim with what stands before it in its clause; a hedge of another clause is none of its own. */
function inItsClause({ text, start }: Sentence, claim: Span): string {
  const [before, end] = [claim.start - start, claim.end - start];
  const from = clauseMarks(text).findLast((mark) => mark.end <= before)?.end ?? 0;
  return text.slice(from, end);
}

/** A hedge lets a clash pass, so that it is one only where the claim's clause has its words. */
const flagsOf = (names: ClaimAnswer['flags'], verdict: Verdict, sentence: Sentence, claim: Span): Flags =>
  Object.fromEntries(
    names
      .filter(
        (name) => name !== 'hedged' || verdict === 'supported' || speculates(inItsClause(sentence, claim)),
      )
      .map((name) => [name, true as const]),
  );

/** @param wrong the words at fault, as the claim has them */
function reasonOf(
  { said = '', right = '' }: SaidVerdict,
  wrong: string | undefined,
  cited: readonly Passage[],
): Reason {
  if (said.trim() !== '') return { code: 'modelSays', text: said.trim() };
  const at = cited.map(placeOf);
  const there = right.trim();
  if (wrong === undefined || there === '' || at.length === 0) return { code: 'model', at };
  const saying = cited.find(({ text }) => standsIn(there, text));
  return saying
    ? { code: 'saysOtherwise', here: wrong, there, at: placeOf(saying) }
    : { code: 'modelReads', here: wrong, there, at };
}

/** Nothing is known of such a claim: it is worth a look, but no more. */
const doubtfulAlarm = 0.5;

/** How worth a squiggle a finding is, by the thresholds of `check/flag.ts`: a hedge is not an alarm in quiet mode. */
function alarmOf(verdict: Verdict, hedged: boolean): number {
  if (verdict === 'supported') return 0;
  if (hedged) return 0.6;
  return verdict === 'contradicted' ? 0.95 : 0.85;
}
