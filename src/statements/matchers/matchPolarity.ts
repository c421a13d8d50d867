import { anyPhrase, everyWord } from '../../lexicon/languages.ts';
import { overlaps } from '../../text/span.ts';
import type { Compared, Matcher } from '../matcher.ts';
import { contentAfter, contentIn, governedBy, partAround } from '../pairing.ts';
import type { Denial, Statement } from '../statement.ts';
import { copyOf, spanOfWords } from './copiedGaps.ts';
import { unspacedDenial } from './unspacedDenials.ts';

/** One denies what the other says. */
export const matchPolarity: Matcher = (compared) => {
  const { claim, evidence, pairing } = compared;
  if (claim.markers.particles.size > 0) {
    const denied = unspacedDenial(compared);
    return denied ? { kind: 'polarity', here: denied.here, there: denied.there } : 'unknown';
  }
  const otherwise = ofAnother(compared) ?? deniedObject(compared);
  if (otherwise) return { kind: 'polarity', here: otherwise.own, there: otherwise.other };
  const barred = soleIsDenied(compared) ?? prevented(compared);
  if (barred) return { kind: 'polarity', here: barred.own, there: barred.other };
  const left =
    unmet(evidence, claim, pairing.here) ??
    elliptic(evidence, claim, pairing.here) ??
    (pairing.reverse >= leastReverse ? halfDenied(claim, evidence) : undefined);
  if (left) return { kind: 'polarity', here: left.other, there: left.own };
  const added = restricts(evidence)
    ? inserted({ claim, evidence, pairing })
    : (unmet(claim, evidence, pairing.there) ?? inserted({ claim, evidence, pairing }));
  if (added) return { kind: 'polarity', here: added.own, there: added.other };
  return claim.denials.length > 0 && evidence.denials.length > 0 ? 'same' : 'unknown';
};

const determiners = everyWord(({ denial }) => denial.determiners);

/** Less of the claim in common, and the denial may say the same in other words: "is tax-free" for "no tax is due". */
const leastOfDenied = 0.6;

/** "Under 18s pay no fee" for "under 18s pay half": the same is said to do something, and what of is not named. */
function deniedObject({ claim, evidence, pairing }: Compared): Sides | undefined {
  if (evidence.denials.length > 0 || restricts(evidence) || pairing.share < leastOfDenied) return undefined;
  for (const { start, end, reaches } of claim.denials) {
    const verb = claim.words.findLastIndex((word) => word.end <= start);
    const other = pairing.there.get(verb);
    const [denied] = reaches;
    if (!determiners.has(claim.text.slice(start, end).toLowerCase())) continue;
    if (other === undefined || verb < 2 || denied === undefined || pairing.there.has(denied)) continue;
    const next = evidence.words[other + 1];
    if (next && claim.words[verb]!.text === evidence.words[other]!.text)
      return { own: { start, end }, other: next };
  }
  return undefined;
}

/**
 * "Children do not pay" for "children pay half, and pensioners do not pay": of two places of one word the next one behind
 * whom the claim speaks of counts.
 */
function ofAnother({ claim, evidence, pairing }: Compared): Sides | undefined {
  for (const at of claim.content) {
    const { stem } = claim.words[at]!;
    const places = evidence.content.filter((one) => evidence.words[one]!.stem === stem);
    const subject = claim.content
      .flatMap((one) => (one < at && !lies(claim, one) ? (pairing.there.get(one) ?? []) : []))
      .at(-1);
    const next = places.find((one) => subject !== undefined && one > subject);
    if (next === undefined || places.length < 2 || isFocus(claim, at) === isFocus(evidence, next)) continue;
    if (places.some((one) => one > next && isFocus(evidence, one) === isFocus(claim, at)))
      return { own: claim.words[at]!, other: evidence.words[next]! };
  }
  return undefined;
}

/** "They reached it" for "the storm prevented them from reaching it". */
function prevented({ claim, evidence, pairing }: Compared): Sides | undefined {
  const other = evidence.cues.find(({ kind }) => kind === 'preventing');
  const [done] = other ? contentAfter(evidence, other.end, 1) : [];
  const at = done === undefined ? undefined : pairing.here.get(done);
  if (!other || at === undefined || pairing.share < leastOfDenied || claim.denials.length > 0)
    return undefined;
  return claim.cues.some(({ kind }) => kind === 'preventing') ? undefined : { own: claim.words[at]!, other };
}

/** "The manager has no key" for "only the manager has a key". */
function soleIsDenied({ claim, evidence, pairing }: Compared): Sides | undefined {
  const [denial, ...more] = claim.denials;
  const isOpen = claim.cues.some(({ kind }) => kind === 'exception' || kind === 'only' || kind === 'notOnly');
  if (!denial || more.length > 0 || isOpen || evidence.denials.length > 0) return undefined;
  const subject = claim.content.find((at) => !overlaps(denial, claim.words[at]!));
  const sole = evidence.cues.find(
    (cue) => cue.kind === 'only' && governedBy(evidence, cue, 1)[0] === pairing.there.get(subject ?? -1),
  );
  const isSubject =
    subject !== undefined && pairing.there.has(subject) && denial.start > claim.words[subject]!.start;
  return sole && isSubject && pairing.share >= leastOfDenied ? { own: denial, other: sole } : undefined;
}

/** Share of the evidence that the claim tells where it may be said to add a denial without a word for what is denied. */
const leastReverse = 0.5;

interface Sides {
  readonly own: { readonly start: number; readonly end: number };
  readonly other: { readonly start: number; readonly end: number };
}

/** A denial whose first word the other statement has too, and denies nowhere. */
function unmet(denying: Statement, plain: Statement, map: ReadonlyMap<number, number>): Sides | undefined {
  for (const denial of denying.denials) {
    const [focus] = denial.reaches;
    const at = focus === undefined ? undefined : map.get(focus);
    if (at === undefined) continue;
    const word = plain.words[at]!;
    if (isMet(denial, plain, map) || isDeniedAt(plain, at)) continue;
    return {
      own: { start: denial.start, end: denying.words[focus!]!.end },
      other: { start: word.start, end: word.end },
    };
  }
  return undefined;
}

/** Whether a word is what a denial denies. */
const isFocus = ({ denials }: Statement, at: number): boolean =>
  denials.some(({ reaches: [one] }) => one === at);

/** Whether a word is a denial itself. */
const lies = ({ words, denials }: Statement, at: number): boolean =>
  denials.some((denial) => overlaps(denial, words[at]!));

const isDeniedAt = ({ denials }: Statement, at: number): boolean =>
  denials.some(({ reaches }) => reaches.includes(at));

/** The other statement denies one of the same words, or has a denial next to them. */
const isMet = ({ reaches }: Denial, plain: Statement, map: ReadonlyMap<number, number>): boolean =>
  reaches.some((word) => {
    const at = map.get(word);
    return at !== undefined && isDeniedAt(plain, at);
  });

const joins = anyPhrase(({ clauses }) => [...clauses.contrast, ...clauses.coordination]);
const lastClause = new RegExp(`(?:,|\\s(?:${joins}))\\s(?!.*(?:,|\\s(?:${joins}))\\s)`, 'su');

/** "The first is waterproof, while the second is not": the denial ends its clause and is about that clause's subject. */
function elliptic(denying: Statement, plain: Statement, map: ReadonlyMap<number, number>): Sides | undefined {
  for (const { start, end, reaches } of denying.denials) {
    if (reaches.length > 0 || plain.denials.length > 0) continue;
    const part = partAround(denying, start);
    const cut = lastClause.exec(denying.text.slice(part.start, start));
    if (!cut) continue;
    const border = part.start + cut.index;
    const subject = contentIn(denying, { start: border, end: start });
    const before = contentIn(denying, { start: part.start, end: border });
    const said = before.filter((at) => map.has(at));
    const own = subject.filter(
      (at) => !before.some((b) => denying.words[b]!.stem === denying.words[at]!.stem),
    );
    const stems = new Set(plain.words.map(({ stem }) => stem));
    if (own.length === 0 || said.length === 0) continue;
    if (!own.every((at) => stems.has(denying.words[at]!.stem))) continue;
    const verb = plain.words[map.get(said.at(-1)!)!]!;
    return { own: { start, end }, other: { start: verb.start, end: verb.end } };
  }
  return undefined;
}

/** Less of the claim in one order, and it is no copy. */
const leastCopied = 0.8;
/** "Not", "are not". */
const mostInserted = 2;
/** "Who are not". */
const mostSmall = 5;

/** A copy with nothing but a denial put in, whatever else its evidence restricts. */
function inserted(compared: Compared): Sides | undefined {
  const { claim, evidence } = compared;
  const { share, gaps } = copyOf(compared);
  if (share < leastCopied || evidence.denials.length > 0) return undefined;
  for (const { here, there } of gaps) {
    if (here.length === 0 || there.length > 0) continue;
    const isSmall = here.length <= mostSmall && here.every((at) => claim.words[at]!.stop);
    if (here.length > mostInserted && !isSmall) continue;
    const span = spanOfWords(claim, here);
    const denial = claim.denials.find(({ start, end }) => start >= span.start && end <= span.end);
    if (denial)
      return {
        own: { start: denial.start, end: denial.end },
        other: { start: 0, end: evidence.text.length },
      };
  }
  return undefined;
}

/** "Some did, others did not" says more than a statement that denies nothing. */
function halfDenied({ text, denials }: Statement, evidence: Statement): Sides | undefined {
  const denial = denials.find(({ end, reaches }) => reaches.length === 0 && /^\W*$/u.test(text.slice(end)));
  if (!denial || evidence.denials.length > 0 || restricts(evidence)) return undefined;
  return { own: { start: 0, end: evidence.text.length }, other: denial };
}

/** What restricts a statement denies the rest without a word for it: "every day except Monday". */
const restricts = ({ cues, denials, words, markers }: Statement): boolean =>
  cues.some(({ kind }) => kind === 'exception' || kind === 'only' || kind === 'few') ||
  words.some(({ text }) => markers.extremes.has(text)) ||
  denials.some(({ reaches }) => reaches.length === 0);
