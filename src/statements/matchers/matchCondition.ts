import { anyPhrase } from '../../lexicon/languages.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { findValues } from '../../values/findValues.ts';
import { contextWords } from '../cueContext.ts';
import type { Cue, CueKind } from '../cues.ts';
import type { Compared, Difference, Matcher } from '../matcher.ts';
import { clauseAround, contentAfter, contentBefore, contentIn, governedBy, partAround } from '../pairing.ts';
import type { Statement } from '../statement.ts';
import { type Joined, joints, laidOn } from './joints.ts';
import { isPast } from './past.ts';

const kinds: ReadonlySet<CueKind> = new Set(['requirement', 'exception', 'regardless']);
const limits: ReadonlySet<CueKind> = new Set([...kinds, 'only']);

/** Drops, adds or turns a condition, an exception or a restriction. */
export const matchCondition: Matcher = (compared) => {
  const mine = joints(compared.claim, kinds).filter((one) => !isQuestion(compared.claim, one.cue));
  const theirs = joints(compared.evidence, kinds).filter((one) => !isQuestion(compared.evidence, one.cue));
  return (
    turned(mine, theirs, compared) ??
    withoutException(compared) ??
    universal(theirs, compared) ??
    atAnyTime(compared) ??
    excepted(theirs, compared) ??
    fulfilled(theirs, compared) ??
    dropped(theirs, compared) ??
    accompanied(compared) ??
    narrowed(compared) ??
    widened(compared) ??
    limitedElsewhere(compared) ??
    (mine.length > 0 && theirs.length > 0 ? 'same' : 'unknown')
  );
};

/** "Asked if", "see if". */
const isQuestion = ({ text }: Statement, { start }: Cue): boolean =>
  asking.test(text.slice(Math.max(0, start - 12), start));
const asking = new RegExp(`\\b(?:${contextWords((contexts) => contexts.asking)})\\s$`, 'i');

/** The same condition the other way round: "unless refreshed" and "even if refreshed". */
function turned(
  mine: readonly Joined[],
  theirs: readonly Joined[],
  compared: Compared,
): Difference | undefined {
  for (const one of mine)
    for (const other of theirs)
      if (
        laidOn(one, other, compared) === 'straight' &&
        one.sub.some((at) => other.sub.includes(compared.pairing.there.get(at) ?? -1)) &&
        sense(one, compared.claim) !== sense(other, compared.evidence)
      )
        return { kind: 'condition', here: one.cue, there: other.cue };
  return undefined;
}

/**
 * "Including staff", "without exception" where the evidence has nothing of the sort, and the other way round. Where words
 * are not spaced only such phrases are listed as admit of no exception.
 */
function withoutException({ claim, evidence }: Compared): Difference | undefined {
  if (claim.markers.particles.size === 0) return undefined;
  const find = ({ cues }: Statement, ...any: readonly CueKind[]) =>
    cues.find(({ kind }) => any.includes(kind));
  const whole = find(claim, 'regardless');
  const exception = find(claim, 'exception');
  const others = find(evidence, 'regardless');
  if (whole && !others && !find(evidence, 'all'))
    return { kind: 'condition', here: whole, there: find(evidence, 'exception') ?? wholeOf(evidence) };
  return exception && others && !whole ? { kind: 'condition', here: exception, there: others } : undefined;
}

/**
 * "Even if it rains" for "unless it rains", whatever else the two say of one thing: the condition itself is what the claim
 * speaks of.
 */
export function turnedRegardless(compared: Compared): Difference | undefined {
  const { claim, evidence, pairing } = compared;
  const mine = joints(claim, kinds).filter(({ cue }) =>
    claim.cues.some(
      ({ kind, start, end }) =>
        kind === 'requirement' && start >= cue.start && end <= cue.end && cue.kind === 'regardless',
    ),
  );
  if (mine.length === 0) return undefined;
  const theirs = joints(evidence, kinds).filter(({ cue }) => cue.kind !== 'regardless');
  for (const one of mine)
    for (const other of theirs)
      if (
        laidOn(one, other, compared) === 'straight' &&
        one.main.some((at) => other.main.includes(pairing.there.get(at) ?? -1))
      )
        return { kind: 'condition', here: one.cue, there: other.cue };
  return undefined;
}

/** "Unless they are refreshed" is "if they are not refreshed". */
function sense({ cue, sub }: Joined, { denials }: Statement): 'with' | 'without' | 'either' {
  if (cue.kind === 'regardless') return 'either';
  const isDenied = denials.some(
    ({ start, reaches }) => start >= cue.end && reaches.some((at) => sub.includes(at)),
  );
  return (cue.kind === 'exception') === isDenied ? 'with' : 'without';
}

const wholes: ReadonlySet<CueKind> = new Set(['all', 'regardless']);

/** "Free for all subscribers", "in no case" where the evidence has an exception, and the claim none. */
function universal(
  theirs: readonly Joined[],
  { claim, evidence, pairing }: Compared,
): Difference | undefined {
  const whole = claim.cues.find(({ kind }) => wholes.has(kind));
  const isLimited = claim.cues.some(
    (cue) => limits.has(cue.kind) && !wholes.has(cue.kind) && !(whole && overlaps(cue, whole)),
  );
  if (!whole || isLimited) return undefined;
  const left = theirs.find(({ cue, main }) => {
    const said = main.filter((at) => pairing.here.has(at)).length;
    return cue.kind === 'exception' && said >= 2 && said >= main.length * leastSaid;
  });
  if (left) return { kind: 'condition', here: whole, there: left.cue };
  return allForOnly({ claim, evidence, pairing });
}

/** "In both sections" for "only in section one", whatever else the claim says. */
export function allForOnly({ claim, evidence, pairing }: Compared): Difference | undefined {
  for (const whole of claim.cues.filter(({ kind }) => kind === 'all')) {
    const of = contentAfter(claim, whole.end, 1).flatMap((at) => pairing.there.get(at) ?? []);
    const only = onlys(evidence).find((cue) => governedBy(evidence, cue, 2).some((at) => of.includes(at)));
    if (only) return { kind: 'condition', here: whole, there: only };
  }
  return undefined;
}

/** "Can be reactivated at any time" for "within 30 days". */
export function atAnyTime({ claim, evidence, pairing }: Compared): Difference | undefined {
  const cue = claim.cues.find(({ kind }) => kind === 'anyTime');
  if (!cue || evidence.cues.some(({ kind }) => kind === 'anyTime')) return undefined;
  const [done] = contentBefore(claim, cue.start, 1).flatMap((at) => pairing.there.get(at) ?? []);
  if (done === undefined) return undefined;
  const limit = findValues(evidence.text).find(
    ({ kind, start }) => start >= evidence.words[done]!.end && times.has(kind),
  );
  return limit && { kind: 'condition', here: cue, there: limit };
}
const times: ReadonlySet<string> = new Set(['duration', 'time', 'date']);

/** Share of what an exception is made from that the claim has. */
const leastSaid = 0.4;

/** "Costs 4 euros on Sundays" for "costs 4 euros, except on Sundays": it claims the rest of what is excepted. */
function excepted(theirs: readonly Joined[], { claim, evidence, pairing }: Compared): Difference | undefined {
  // "Even on Sundays" claims it all the more.
  const isLimited = claim.cues.some(({ kind }) => kind !== 'regardless' && limits.has(kind));
  if (isLimited) return undefined;
  for (const { cue, sub } of theirs) {
    // What is denied with an exception is not denied of that.
    if (claim.denials.length > 0 && !(isDeniedBefore(evidence, cue) && pairing.here.has(sub[0] ?? -1)))
      continue;
    const here = sub.flatMap((at) => pairing.here.get(at) ?? [])[0];
    if (cue.kind !== 'exception' || here === undefined) continue;
    const subject = exceptedSubject(cue, { claim, evidence, pairing });
    if (subject && pairing.share >= leastShared) return { kind: 'condition', here: subject, there: cue };
    const others = [...pairing.there.values()].filter((at) => !sub.includes(at));
    const isRest = others.length >= 2 && others.every((at) => evidence.words[at]!.end <= cue.start);
    if (isRest && pairing.share >= leastShared)
      return { kind: 'condition', here: claim.words[here]!, there: cue };
  }
  return undefined;
}

/** "Everyone except the treasurer voted", where the claim begins with the treasurer. */
function exceptedSubject(cue: Cue, { claim, evidence, pairing }: Compared): Span | undefined {
  if (claim.markers.particles.size > 0) return undefined;
  const { start } = partAround(evidence, cue.start);
  const before = contentIn(evidence, { start, end: cue.start }).filter(
    (at) =>
      !evidence.cues.some(({ kind, ...all }) => kind === 'all' && overlaps(all, evidence.words[at]!)) &&
      !evidence.denials.some((denial) => overlaps(denial, evidence.words[at]!)),
  );
  const first = claim.content.find(
    (at) => !claim.denials.some((denial) => overlaps(denial, claim.words[at]!)),
  );
  const [excepted] = contentAfter(evidence, cue.end, 1);
  const opens = before.length <= 1 && before.every((at) => !pairing.here.has(at));
  const isSubject = first !== undefined && excepted !== undefined && pairing.there.get(first) === excepted;
  const isOnce =
    evidence.words.filter(({ stem }) => stem === evidence.words[excepted ?? 0]!.stem).length === 1;
  return opens && isSubject && isOnce ? claim.words[first] : undefined;
}

const isDeniedBefore = ({ denials }: Statement, { start }: Cue): boolean =>
  denials.some(({ end }) => end <= start);

/** "Only in the library" for "only in the courtyard": one and the same is limited to something else. */
function limitedElsewhere({ claim, evidence, pairing }: Compared): Difference | undefined {
  const limited = (statement: Statement) =>
    statement.cues.flatMap((cue) => (cue.kind === 'only' ? governedBy(statement, cue, 1) : []));
  for (const mine of limited(claim))
    for (const other of limited(evidence))
      if (!pairing.there.has(mine) && !pairing.here.has(other))
        return { kind: 'condition', here: claim.words[mine]!, there: evidence.words[other]! };
  return undefined;
}

const circumstance = new RegExp(
  `\\s(?:${contextWords(({ circumstances }) => circumstances)})\\s(?=\\p{L}+(?:${contextWords(({ circumstanceForms }) => circumstanceForms)})\\s)`,
  'gu',
);

/** "When accompanied by an adult" behind what holds then only, of which the claim has no word. */
function accompanied(compared: Compared): Difference | undefined {
  const { claim, evidence, pairing } = compared;
  if (claim.cues.some(({ kind }) => limits.has(kind))) return undefined;
  for (const { index, 0: when } of evidence.text.matchAll(circumstance)) {
    const main = contentIn(evidence, { start: partAround(evidence, index).start, end: index });
    const sub = contentAfter(evidence, index + when.length, 8);
    if (isPast(evidence, main) || sub.length === 0 || sub.some((at) => pairing.here.has(at))) continue;
    if (isKept(main, compared))
      return {
        kind: 'condition',
        here: wholeOf(claim),
        there: { start: index + 1, end: index + when.length - 1 },
      };
  }
  return undefined;
}

/** "It rained, and the match was off" for "if it rains, the match is off": what may happen is told as having happened. */
function fulfilled(
  theirs: readonly Joined[],
  { claim, evidence, pairing }: Compared,
): Difference | undefined {
  if (claim.cues.some(({ kind }) => limits.has(kind)) || pairing.share < leastShared) return undefined;
  const joins = claim.words.filter(({ text }) => claim.markers.conjunctions.has(text));
  for (const { cue, main, sub } of theirs) {
    if (cue.kind !== 'requirement' || isPast(evidence, main)) continue;
    const [own, rest] = [sub, main].map((all) => all.flatMap((at) => pairing.here.get(at) ?? []));
    const isTold = own!.length * 2 > sub.length && rest!.length * 2 > main.length;
    const join = joins.find(({ start }) => {
      const isBefore = (at: number) => claim.words[at]!.start < start;
      return (
        (own!.every(isBefore) && !rest!.some(isBefore)) || (rest!.every(isBefore) && !own!.some(isBefore))
      );
    });
    if (isTold && join) return { kind: 'condition', here: join, there: cue };
  }
  return undefined;
}

/** The evidence has a condition of which the claim has no word. */
function dropped(theirs: readonly Joined[], compared: Compared): Difference | undefined {
  const { claim, pairing } = compared;
  if (claim.cues.some(({ kind }) => limits.has(kind))) return undefined;
  for (const { cue, main, sub } of theirs) {
    if (cue.kind === 'regardless' || sub.length === 0 || sub.some((at) => pairing.here.has(at))) continue;
    if (isKept(main, compared) && isSaidBehind(cue, compared))
      return { kind: 'condition', here: wholeOf(claim), there: { start: cue.start, end: cue.end } };
  }
  return undefined;
}

/** What holds under a condition stands behind it where verbs stand last, and something else may stand before. */
function isSaidBehind({ end }: Cue, { evidence, pairing }: Compared): boolean {
  if (!evidence.markers.headFinal) return true;
  const behind = contentIn(evidence, { start: end, end: clauseAround(evidence, end).end });
  return behind.filter((at) => pairing.here.has(at)).length * 2 >= behind.length;
}

/** Whether the claim is what the evidence says without its condition: most words of each are the other's. */
function isKept(main: readonly number[], { pairing }: Compared): boolean {
  const kept = main.filter((at) => pairing.here.has(at)).length;
  return kept >= pairing.here.size * 0.75 && kept >= main.length * 0.5 && pairing.share >= leastShared;
}

/** Less of the claim in common, and it may well speak of something else. */
const leastShared = 0.6;

const wholeOf = ({ text }: Statement) => ({ start: 0, end: text.length });

/** "Only in summer": the claim has the rest, but neither the restriction nor what it is restricted to. */
function narrowed(compared: Compared): Difference | undefined {
  const { claim, evidence, pairing } = compared;
  if (claim.cues.some(({ kind }) => limits.has(kind))) return undefined;
  for (const cue of onlys(evidence)) {
    const to = governedBy(evidence, cue, 2);
    const part =
      evidence.markers.particles.size > 0 && !evidence.markers.headFinal
        ? clauseAround(evidence, cue.start)
        : partAround(evidence, cue.start);
    const before = contentIn(evidence, { start: part.start, end: cue.start }).filter(
      (at) => !to.includes(at),
    );
    if (to.length === 0 || to.some((at) => pairing.here.has(at))) continue;
    if (isKept(before, compared)) return { kind: 'condition', here: wholeOf(claim), there: cue };
  }
  return undefined;
}

/** The claim restricts what the evidence does not. */
function widened(compared: Compared): Difference | undefined {
  const { claim, evidence } = compared;
  const alone = onlyOneOf(compared);
  if (alone) return alone;
  if (evidence.cues.some(({ kind }) => limits.has(kind) || kind === 'few')) return undefined;
  if (evidence.denials.length > 0) return undefined;
  const [cue] = onlys(claim);
  return cue && { kind: 'condition', here: cue, there: wholeOf(evidence) };
}

/** "Only Ada" where the evidence has "Ada and Ben". */
function onlyOneOf({ claim, evidence, pairing }: Compared): Difference | undefined {
  for (const cue of onlys(claim)) {
    const [first, ...others] = contentAfter(claim, cue.end, 3).flatMap((at) => pairing.there.get(at) ?? []);
    if (first === undefined) continue;
    for (const at of [first, ...others]) {
      const [before, next] = [evidence.words[at - 2], evidence.words[at + 2]];
      const isListed = (from: number, to: number) =>
        listed.test(evidence.text.slice(evidence.words[from]!.end, evidence.words[to]!.start));
      if (next && !next.stop && isListed(at, at + 2) && !pairing.here.has(at + 2))
        return { kind: 'condition', here: cue, there: next };
      if (before && !before.stop && isListed(at - 2, at) && !pairing.here.has(at - 2))
        return { kind: 'condition', here: cue, there: before };
    }
  }
  return undefined;
}

const listed = new RegExp(String.raw`^\s(?:${anyPhrase(({ markers }) => markers.joins)})\s$`, 'u');

/** "Only five" and "the only" restrict nothing that a claim could drop. */
const onlys = ({ text, cues }: Statement): readonly Cue[] =>
  cues.filter(
    ({ kind, start, end }) =>
      kind === 'only' &&
      !onlyLead.test(text.slice(Math.max(0, start - 7), start)) &&
      !onlyTail.test(text.slice(end, end + 8)),
  );
const onlyLead = new RegExp(`\\b(?:${contextWords(({ onlyLeads }) => onlyLeads)})\\s$`, 'iu');
const onlyTail = new RegExp(`^\\s(?:[\\p{N}$€£]|${contextWords(({ onlyTails }) => onlyTails)})`, 'iu');
