import type { Span } from '../../text/span.ts';
import type { Compared, Difference, Matcher } from '../matcher.ts';
import { contentBefore, governedBy } from '../pairing.ts';
import type { Statement } from '../statement.ts';

/** Less of the claim in common, and the two may well speak of different things. */
const leastShared = 0.6;
/** "Only open to members" and "open only to members" are the same. */
const reach = 2;

/** Whether something holds of one thing alone: "only members" for "not only members", and the other way round. */
export const matchExclusiveness: Matcher = ({ claim, evidence, pairing }) => {
  if (pairing.share < leastShared) return 'unknown';
  const dropped = closed(evidence, claim, pairing.here);
  if (dropped) return { kind: 'quantifier', here: dropped.other, there: dropped.own };
  const added = closed(claim, evidence, pairing.there);
  if (added) return { kind: 'quantifier', here: added.own, there: added.other };
  return excepted({ claim, evidence, pairing }) ?? elsewhere({ claim, evidence, pairing }) ?? 'unknown';
};

/** "Only Ada opens the safe" for "Ada opens only the safe": the word is said of another of the same things. */
function elsewhere({ claim, evidence, pairing }: Compared): Difference | undefined {
  const onlyIn = ({ cues }: Statement) => cues.filter(({ kind }) => kind === 'only');
  const [mine, ...more] = onlyIn(claim);
  const [theirs, ...others] = onlyIn(evidence);
  if (!mine || !theirs || more.length + others.length > 0) return undefined;
  const own = scopeOf(claim, mine).flatMap((at) => pairing.there.get(at) ?? []);
  const other = scopeOf(evidence, theirs);
  const isTold = own.length > 0 && other.length > 0 && other.every((at) => pairing.here.has(at));
  return isTold && !own.some((at) => other.includes(at))
    ? { kind: 'quantifier', here: mine, there: theirs }
    : undefined;
}

/** "On Sundays only" is said of what stands before it. */
function scopeOf(statement: Statement, cue: Span): readonly number[] {
  const of = governedBy(statement, cue, reach);
  return of.length > 0 ? of : contentBefore(statement, cue.start, 1);
}

/** "Except on Sundays" for "on Sundays only". */
function excepted({ claim, evidence, pairing }: Compared): Difference | undefined {
  for (const here of claim.cues.filter(({ kind }) => kind === 'exception')) {
    const [of] = scopeOf(claim, here).flatMap((at) => pairing.there.get(at) ?? []);
    const there = evidence.cues.find(
      (cue) => cue.kind === 'only' && of !== undefined && scopeOf(evidence, cue).includes(of),
    );
    if (there) return { kind: 'quantifier', here, there };
  }
  return undefined;
}

/** "Not only" of one statement, and the word of the other that says "only" of the same. */
function closed(
  open: Statement,
  other: Statement,
  map: ReadonlyMap<number, number>,
): { readonly own: Span; readonly other: Span } | undefined {
  for (const cue of open.cues.filter(({ kind }) => kind === 'notOnly')) {
    const of = scopeOf(open, cue).flatMap((at) => map.get(at) ?? []);
    const sole = soles(other, open.text.slice(cue.start, cue.end)).find((one) =>
      scopeOf(other, one).some((at) => of.includes(at)),
    );
    if (sole) return { own: cue, other: sole };
  }
  return undefined;
}

/** Where a statement says "only", or what the other one denies by this phrase: "just" of "not just". */
function soles({ cues, words }: Statement, notOnly: string): readonly Span[] {
  const denied = notOnly.split(/\s/u).at(-1)?.toLowerCase();
  const isOpen = (at: Span) =>
    cues.some(({ kind, start, end }) => kind === 'notOnly' && start <= at.start && end >= at.end);
  return [
    ...cues.filter(({ kind }) => kind === 'only'),
    ...words.filter((word) => word.text === denied && !isOpen(word)),
  ];
}
