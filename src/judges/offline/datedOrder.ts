import type { CueKind } from '../../statements/cues.ts';
import { joints } from '../../statements/matchers/joints.ts';
import { contentIn } from '../../statements/pairing.ts';
import { readStatement, type Statement } from '../../statements/statement.ts';
import { clauseMarks } from '../../text/clauses.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { findValues } from '../../values/findValues.ts';
import type { DateValue, TimeValue, Value } from '../../values/value.ts';
import type { Observation } from './observation.ts';
import type { AnalysedPassage, ContentWord, ContextReader } from './retrieval.ts';

/** What a claim puts in order, as positions of words, and the word that does so. */
interface Sequence {
  readonly cue: Span;
  readonly earlier: readonly number[];
  readonly later: readonly number[];
}

/** The words of a claim that put two things in order, and a passage with the date of the one that is to come later. */
export interface Misordered {
  readonly here: Span;
  readonly there: AnalysedPassage;
}

type Moment = DateValue | TimeValue;

/** A part of a passage that is of one day or time. */
interface DatedPart {
  readonly at: AnalysedPassage;
  readonly moment: Moment;
  readonly stems: ReadonlySet<string>;
}

/** Passages in which one side of a sequence is looked for. */
const mostPassages = 12;
/** Weighted share of a side's words by which a part of a passage tells of it. */
const leastShare = 0.3;
/** The same of both sides of a sequence together. */
const leastBoth = 1;
/** Pairs of parts that fall behind the best by no more may be meant as well. */
const slack = 0.15;
/** Fewer words of a side may be said of anything. */
const fewestWords = 2;

/**
 * "The plan was filed before shipping stopped" where the context has the plan on 15 August and the stop on 6 August: the
 * words that put two things in an order in which their dates do not lie.
 */
export function datedOrder(
  { text, language, content, values }: Observation,
  reader: ContextReader,
): Misordered | undefined {
  const claim = readStatement(text, language);
  const moments = values.flatMap(({ value }) => (isMoment(value) ? [value] : []));
  for (const { cue, earlier, later } of sequencesIn(claim)) {
    const sides = [earlier, later].map((side) => wordsOf(claim, side, content));
    // "Before 26 March" names its day itself.
    if (sides.some((side) => side.every(({ word }) => moments.some((one) => overlaps(one, word))))) continue;
    const [first, second] = sides.map((side) => partsOf(side, reader));
    const pairs = first!.flatMap((a) =>
      second!.flatMap((b) => (a.stems === b.stems ? [] : [[a, b] as const])),
    );
    const best = Math.max(...pairs.map(([a, b]) => a.share + b.share));
    const meant = pairs.filter(([a, b]) => a.share + b.share >= best - slack);
    if (best >= leastBoth && meant.every(([a, b]) => isLater(a.moment, b.moment)))
      return { here: cue, there: meant[0]![1].at };
  }
  return undefined;
}

const joining: ReadonlySet<CueKind> = new Set(['before', 'after']);
const orders: ReadonlySet<CueKind> = new Set(['before', 'after', 'first', 'next']);

function sequencesIn(claim: Statement): readonly Sequence[] {
  const joined = joints(claim, joining).map(
    ({ cue, sub, main }): Sequence =>
      cue.kind === 'before' ? { cue, earlier: main, later: sub } : { cue, earlier: sub, later: main },
  );
  const first = claim.cues.find(({ kind }) => kind === 'first');
  const next = first && claim.cues.find(({ kind, start }) => kind === 'next' && start >= first.end);
  if (!next) return joined;
  const earlier = contentIn(claim, { start: 0, end: next.start });
  const later = contentIn(claim, { start: next.end, end: claim.text.length });
  return [...joined, { cue: next, earlier, later }];
}

const wordsOf = (claim: Statement, side: readonly number[], content: readonly ContentWord[]) =>
  content.filter(
    ({ word }) =>
      side.some((at) => overlaps(claim.words[at]!, word)) &&
      !claim.cues.some((cue) => orders.has(cue.kind) && overlaps(cue, word)),
  );

interface RatedPart extends DatedPart {
  /** Weighted share of a side's words that it has. */
  readonly share: number;
}

/** The dated parts of the context that tell of one side. */
function partsOf(side: readonly ContentWord[], reader: ContextReader): readonly RatedPart[] {
  if (side.length < fewestWords) return [];
  const sum = (some: readonly ContentWord[]): number => some.reduce((all, { weight }) => all + weight, 0);
  const shareOf = ({ stems }: DatedPart): number =>
    sum(side.filter(({ word }) => stems.has(word.stem))) / sum(side);
  return reader.index
    .searchNow(side.map(({ word }) => word.text).join(' '), mostPassages)
    .flatMap(({ position }) => reader.passage(position) ?? [])
    .flatMap(datedParts)
    .map((part) => ({ ...part, share: shareOf(part) }))
    .filter(({ share }) => share >= leastShare);
}

/** A passage with several dates is told part by part; one without is of the day that the heading above it names. */
function datedParts(at: AnalysedPassage): readonly DatedPart[] {
  const { values, text, words, stems, above, passage } = at;
  const moments = values.filter(isMoment);
  if (passage.kind === 'heading') return [];
  if (moments.length <= 1) {
    const moment = moments[0] ?? passage.trail.flatMap((line) => findValues(line).filter(isDay)).at(-1);
    return moment ? [{ at, moment, stems }] : [];
  }
  const ends = clauseMarks(text).map(({ end }) => end);
  const starts = moments.map(({ start }, i) =>
    i === 0 ? 0 : (ends.findLast((end) => end <= start && end >= moments[i - 1]!.end) ?? start),
  );
  return moments.map((moment, i) => {
    const own = words.filter(({ start }) => start >= starts[i]! && start < (starts[i + 1] ?? text.length));
    return { at, moment, stems: new Set([...own.map(({ stem }) => stem), ...above]) };
  });
}

/** A year in a heading is that of too much. */
const isDay = (value: Value): value is Moment =>
  value.kind === 'date' && value.readings[0].month !== undefined;

const isMoment = (value: { readonly kind: string }): value is Moment =>
  value.kind === 'date' || value.kind === 'time';

/** Whether one lies behind the other beyond doubt. */
function isLater(one: Moment, other: Moment): boolean {
  if (one.kind === 'time' || other.kind === 'time')
    return one.kind === 'time' && other.kind === 'time' && one.minutes > other.minutes;
  const [a, b] = [one.readings[0], other.until ?? other.readings[0]];
  if ((a.year === undefined) !== (b.year === undefined)) return false;
  for (const unit of ['year', 'month', 'day'] as const) {
    const [mine, theirs] = [a[unit], b[unit]];
    if (mine === theirs) continue;
    return mine !== undefined && theirs !== undefined && mine > theirs;
  }
  return false;
}
