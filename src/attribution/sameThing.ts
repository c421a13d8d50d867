import { detectLanguage, everyWord, lexiconOf, wholePhrases } from '../lexicon/languages.ts';
import { pair } from '../statements/pairing.ts';
import type { Statement } from '../statements/statement.ts';
import { words } from '../text/words.ts';
import { compareValues } from '../values/compareValues.ts';
import { findValues } from '../values/findValues.ts';
import type { Value } from '../values/value.ts';
import type { Mention } from './mention.ts';
import { baseName } from './sourceNames.ts';

/** Share of the words of one statement that the other has as well. */
const leastShared = 0.6;

/**
 * Whether two places speak of one thing, so that their values must agree. Any sign of another plan, period, version, scope or
 * row speaks against it.
 */
export const areOfOneThing = (here: Mention, there: Mention): boolean =>
  !isOtherPlace(here, there) &&
  isCounted(here, there) &&
  isQualifiedAlike(here, there) &&
  isQualifiedAlike(there, here) &&
  isStatedAlike(here, there);

const isStructured = ({ passage }: Mention): boolean =>
  passage?.kind === 'tableRow' || passage?.kind === 'field';

/** "Water tank: 1.5 litres", in a list or table. */
const isLabel = (place: Mention): boolean =>
  isStructured(place) || /:\s*$/.test(place.statement.text.slice(place.part.start, place.value.start));

/** Rows of one table, fields of one file and what stands below two headings of one are of different things. */
function isOtherPlace({ passage: a }: Mention, { passage: b }: Mention): boolean {
  if (!a || !b) return false;
  if (a.uri !== b.uri) return edition(a.uri) !== edition(b.uri) || isContrast(a.trail[0], b.trail[0]);
  return a.kind === 'tableRow' || a.kind === 'field' || a.trail.join('\n') !== b.trail.join('\n');
}

/** "v2" or "2024" of "limits-v2.md" and "fees-2024.md". */
const edition = (uri: string): string =>
  (baseName(uri).match(/(?<![a-z\d])(?:v\d+(?:\.\d+)*|\d+(?:\.\d+)+|(?:19|20)\d\d)(?![a-z\d])/gi) ?? [])
    .join(' ')
    .toLowerCase();

/** "Pro plan" and "Team plan" have a word in common, and each one of its own. */
function isContrast(title = '', other = ''): boolean {
  const [mine, theirs] = [title, other].map(
    (text) => new Set(words(text).flatMap(({ stem, stop }) => (stop ? [] : [stem]))),
  );
  const shared = [...mine!].filter((stem) => theirs!.has(stem)).length;
  return shared > 0 && mine!.size > shared && theirs!.size > shared;
}

/**
 * Two counts are of the same noun, and bare ones in tables below the same head; a limit from below and one from above are two
 * limits.
 */
function isCounted(here: Mention, there: Mention): boolean {
  const [a, b] = [here.value, there.value];
  const noun = (value: Value) => ('noun' in value ? value.noun : undefined);
  if (noun(a) !== noun(b)) return false;
  const isBare = a.kind === 'number' && noun(a) === undefined && (isStructured(here) || isStructured(there));
  if (isBare && a.before.join(' ') !== b.before.join(' ')) return false;
  const side = ({ bound }: Value) => (bound === 'over' || bound === 'atLeast' ? 'low' : 'high');
  return a.bound === undefined || b.bound === undefined || side(a) === side(b);
}

/** What another value of a statement says of when, or of which version, holds for the other place as well. */
function isQualifiedAlike(here: Mention, there: Mention): boolean {
  const theirs = [...there.beside, ...findValues(there.passage?.trail.join(' · ') ?? '')];
  const mine = [...here.beside, ...findValues(here.passage?.trail.join(' · ') ?? '')];
  return mine.every((value) => {
    const relations = theirs.map((other) => compareValues(value, other));
    if (relations.some((relation) => relation !== 'clash' && relation !== 'incomparable')) return true;
    return value.kind !== 'date' && value.kind !== 'version' && !relations.includes('clash');
  });
}

/** Whether a place has most of the words of a claim, and all of its names; a label leaves out the verb before its value. */
export function isSaidOf(claim: Mention, place: Mention): boolean {
  const { there } = pair(claim.statement, place.statement);
  const { words: all } = claim.statement;
  const isVerb = (at: number) => all[at + 1]?.start === claim.value.start;
  const content = claim.statement.content.filter((at) => !isLabel(place) || !isVerb(at));
  const above = new Set(place.above.map(({ stem }) => stem));
  const lacking = content.filter((at) => !there.has(at) && !above.has(all[at]!.stem));
  if (lacking.some((at) => isName(claim.statement, at))) return false;
  return content.length > 0 && lacking.length <= content.length * (1 - leastShared);
}

function isName({ text, words: all }: Statement, at: number): boolean {
  const { start } = all[at]!;
  const isCapital = /^\p{Lu}/u.test(text.slice(start));
  return (
    isCapital &&
    !/(?:^|[.:;!?|]\s*)$/u.test(text.slice(0, start)) &&
    !lexiconOf(detectLanguage(text)).markers.capitalNouns
  );
}

/** Say, before a word, when, where, for whom or in which case something holds; "by the mayor" only adds who did it. */
const scoping = everyWord(({ markers, evidence, clauses, strength }) => {
  const times = [...markers.beginnings, ...markers.deadlines];
  const doers = new Set(evidence.byWhom.filter((word) => !markers.beginnings.includes(word)));
  const cases = [...strength.conditions, ...strength.onlyIf, ...strength.unless];
  return [...markers.prepositions, ...clauses.relative, ...clauses.complement, ...times, ...cases].filter(
    (word) => !doers.has(word),
  );
});
/** Says that something was so, or is planned. */
const elsewhen = new RegExp(
  wholePhrases(({ evidence, absence }) => [...evidence.noLonger, ...evidence.ended, ...absence.planned])
    .source,
  'iu',
);
const toCome = new RegExp(wholePhrases(({ strength }) => strength.toCome).source, 'iu');
/** The date of an event is the same before and after it. */
function isElsewhen({ statement, part, value }: Mention): boolean {
  const text = statement.text.slice(0, part.end);
  return elsewhen.test(text) || (value.kind !== 'date' && toCome.test(text));
}

const textOf = ({ statement: { text }, part }: Mention): string => text.slice(part.start, part.end);

const standIn = new RegExp(`^\\P{L}*${wholePhrases(({ evidence }) => evidence.standIns).source}`, 'iu');

/** A stretch of words that the other statement does not have, between two that it has; -1 is an end of the sentence. */
interface Own {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
}

function isStatedAlike(here: Mention, there: Mention): boolean {
  const [a, b] = [here.statement, there.statement];
  if ([here, there].some((place) => standIn.test(textOf(place)))) return false;
  if (isElsewhen(here) !== isElsewhen(there)) return false;
  const pairs = pair(a, b);
  const shared = new Set(pairs.there.values()).size;
  const inTrail = (statement: Statement, at: number, { above }: Mention) =>
    above.some(({ stem }) => stem === statement.words[at]!.stem);
  const mine = a.content.filter((at) => !pairs.there.has(at) && !inTrail(a, at, there));
  const theirs = b.content.filter((at) => !pairs.here.has(at) && !inTrail(b, at, here));
  if (mine.some((at) => isName(a, at)) || theirs.some((at) => isName(b, at))) return false;
  if (isStructured(here) || isStructured(there)) return isLabelled(here, mine) && isLabelled(there, theirs);
  const fewest = Math.min(a.content.length, b.content.length);
  if (fewest === 0 || shared < fewest * leastShared) return false;
  const [ownHere, ownThere] = [
    ownIn(here, mine, (at) => pairs.there.get(at)),
    ownIn(there, theirs, (at) => at),
  ];
  const isReplaced = ownHere.some((one) =>
    ownThere.some(({ from, to }) => from === one.from && to === one.to),
  );
  const isTurned = [...pairs.there.values()].some((at, i, all) => i > 0 && at < all[i - 1]!);
  return (
    !isReplaced &&
    !ownHere.some((one) => narrows(a, one, isTurned)) &&
    !ownThere.some((one) => narrows(b, one, isTurned))
  );
}

/** All that a row or field says it is of stands at the other place as well. */
const isLabelled = (place: Mention, own: readonly number[]): boolean =>
  !isStructured(place) || (own.length === 0 && place.statement.content.length + place.beside.length > 0);

const valueAt = -2;

/** @param nameOf a word that both have, as a position in the second statement */
function ownIn(
  { statement: { content, words: all }, value }: Mention,
  own: readonly number[],
  nameOf: (at: number) => number | undefined,
): readonly Own[] {
  const marks = [
    ...content.map((at) => ({ start: all[at]!.start, at, name: own.includes(at) ? undefined : nameOf(at) })),
    { start: value.start, at: -1, name: valueAt },
  ].toSorted((x, y) => x.start - y.start);
  const found: Own[] = [];
  for (let i = 0; i < marks.length; i++) {
    if (!own.includes(marks[i]!.at)) continue;
    const first = i;
    while (i + 1 < marks.length && own.includes(marks[i + 1]!.at)) i++;
    const from = marks[first - 1]?.name ?? -1;
    const to = marks[i + 1]?.name ?? -1;
    found.push({ from, to, first: marks[first]!.at, last: marks[i]!.at });
  }
  return found;
}

/**
 * "late" of "late fee", "for students", and a subject that the other place does not have say of less, or of another thing. What
 * stands behind a comma or before one only adds something, and so does who does what the other place says in the passive, the
 * other way round.
 */
function narrows(
  { text, words: all }: Statement,
  { from, to, first, last }: Own,
  isTurned: boolean,
): boolean {
  const before = all.findLastIndex(
    ({ stop, end }, at) => at < first && (!stop || /^\s*[^\s\p{L}]/u.test(text.slice(end))),
  );
  if (all.slice(before + 1, first + 1).some((word) => scoping.has(word.text))) return true;
  const next = all.slice(last + 1).find(({ stop }) => !stop);
  if (to === -1 || !next || /[^\s\p{L}]/u.test(text.slice(all[last]!.end, next.start))) return false;
  return from === -1 ? !isTurned : to >= 0 && all[last + 1] === next;
}
