import { everyWord } from '../../lexicon/languages.ts';
import { alternatives } from '../../lexicon/lists.ts';
import type { MarkerLexicon } from '../../lexicon/markers.ts';
import { speakerOf } from '../../text/lineMarks.ts';
import type { Span } from '../../text/span.ts';
import { isStopWord, words } from '../../text/words.ts';
import { sameName } from '../../values/agree/names.ts';
import { contextWords } from '../cueContext.ts';
import type { CueKind } from '../cues.ts';
import type { Compared, Difference, Matcher } from '../matcher.ts';
import { isSpeaker } from '../speaker.ts';
import type { Statement } from '../statement.ts';
import { exchangedNames } from './exchangedNames.ts';
import { exchangedPhrases, standConverse } from './exchangedPhrases.ts';
import { movedName } from './movedNames.ts';

/** What a name does in its statement, and the word by which it does that. */
interface Place {
  /** 'doer', 'target', or the preposition before it. */
  readonly role: string;
  readonly name: string;
  readonly at: Span;
  /** Position of the verb or noun. */
  readonly of: number;
}

const participles = new Map<MarkerLexicon, RegExp>();

function isParticiple({ markers }: Statement, word: string): boolean {
  const known =
    participles.get(markers) ??
    new RegExp(String.raw`^\p{L}+(?:${alternatives(markers.participles) || '(?!)'})$`, 'u');
  participles.set(markers, known);
  return known.test(word);
}

/** Where each name of a statement stands: before a verb, behind one, behind a preposition. */
function placesOf(statement: Statement): readonly Place[] {
  return statement.names.flatMap((one): Place[] => {
    const name = isSpeaker(statement, one.name) ? speakerOf(statement.text) : one.name;
    const at = { start: one.start, end: one.end };
    return name !== undefined && isOwn(name)
      ? [...asSubject(statement, name, at), ...asObject(statement, name, at)]
      : [];
  });
}

/** "The" is no name. */
const isOwn = (name: string): boolean => words(name).some(({ stop, text }) => !stop && text.length > 2);

const relative = everyWord(({ clauses }) => clauses.relative);

/** Words between a subject and its verb. */
const mostBetween = 4;

const subjectEnds = everyWord(({ cueContexts }) => cueContexts.subjectEnds);

function asSubject(statement: Statement, name: string, at: Span): Place[] {
  const { words, text, names, markers } = statement;
  const first = words.findIndex(({ start }) => start >= at.end);
  const head = words.findIndex(({ start }) => start >= at.start);
  if (first < 0) return [];
  // "Run by Ada, who bought it": the clause that says more of her has her as its subject.
  const isRelated = relative.has(words[first]!.text);
  if (!isRelated && isGoverned(statement, head)) return [];
  if (isOblique(statement, head)) return [];
  let isPassive = false;
  for (let i = isRelated ? first + 1 : first; i < words.length && i <= first + mostBetween; i++) {
    const word = words[i]!;
    if (/[,;:.()]/.test(text.slice(words[i - 1]!.end, word.start))) return [];
    if (subjectEnds.has(word.text)) return [];
    if (markers.passives.has(word.text)) isPassive = true;
    if (markers.prepositions.has(word.text) || names.some(({ start }) => start === word.start)) return [];
    if (word.stop || /(?:ly|^not|^never|n't)$/.test(word.text)) continue;
    if (isRelated && !isVerb(statement, i)) return [];
    const isTarget = isPassive && isParticiple(statement, word.text);
    return [{ role: isTarget ? 'target' : 'doer', name, at, of: i }];
  }
  return [];
}

/** "By the ship owner Ada", "in Lisbon", "hired Omar". */
function asObject(statement: Statement, name: string, at: Span): Place[] {
  const { words, text, names, markers } = statement;
  const head = words.findIndex(({ start }) => start >= at.start);
  let role: string | undefined;
  for (let i = head - 1; i >= 0 && i >= head - 2 * mostBetween; i--) {
    const word = words[i]!;
    if (/[,;:.()]/.test(text.slice(word.end, words[i + 1]!.start))) return [];
    if (role === undefined && markers.prepositions.has(word.text)) {
      role = word.text;
      if (markers.agents.has(role)) return byAgent(statement, i, name, at);
      continue;
    }
    if (markers.passives.has(word.text)) return [];
    if (word.stop) continue;
    if (names.some(({ start, end }) => start <= word.start && end >= word.end) && role === undefined)
      return [];
    if (role === undefined && !isVerb(statement, i) && !isInfinitive(statement, i)) continue;
    return [{ role: role ?? 'target', name, at, of: i }];
  }
  return [];
}

/** The nearest participle before "by" is what was done. */
function byAgent(statement: Statement, by: number, name: string, at: Span): Place[] {
  const { words } = statement;
  const isDone = (i: number): boolean =>
    !isStopWord(words[i]!.text) && isParticiple(statement, words[i]!.text) && !isNamed(statement, i);
  const verb = words.findLastIndex((_, i) => i < by && i >= by - 8 && isDone(i));
  const late = verb < 0 ? words.findIndex(({ start }, i) => i > by && start > at.end && isDone(i)) : verb;
  return late < 0 ? [] : [{ role: 'doer', name, at, of: late }];
}

/** Behind a preposition a name is no subject: "of Ada", "in the Orna". */
function isGoverned({ words, text, markers }: Statement, head: number): boolean {
  for (let i = head - 1; i >= 0 && i >= head - 3; i--) {
    if (/[,;:.()]/.test(text.slice(words[i]!.end, words[i + 1]!.start))) return false;
    if (/\d/.test(words[i]!.text)) return false;
    if (markers.prepositions.has(words[i]!.text)) return true;
    if (!words[i]!.stop) return false;
  }
  return false;
}

/** "Den Leiter" is nobody's subject. */
const isOblique = ({ words, markers }: Statement, head: number): boolean => {
  const article = words[head - 1]?.text;
  return (
    markers.articleCases.some(([, whom]) => whom === article) &&
    !markers.articleCases.some(([who]) => who === article)
  );
};

/** Names in each other's place, or one in the place of another: "A bought B" for "B bought A". */
export const matchRole: Matcher = (compared) => {
  const theirs = placesOf(compared.evidence);
  let met = false;
  for (const mine of placesOf(compared.claim)) {
    if (isMutual(compared, mine.of)) continue;
    const there = theirs.filter(({ of, role }) => role === mine.role && isPaired(mine.of, of, compared));
    if (there.some(({ name }) => sameName(name, mine.name))) met = true;
    else {
      const turned = theirs.find(
        (one) =>
          // Where articles tell the case, the subject may stand behind its verb.
          !compared.claim.markers.capitalNouns &&
          one.role === opposite[mine.role] &&
          isPaired(mine.of, one.of, compared) &&
          // "Named captain" may be who was named.
          !isParticiple(compared.claim, compared.claim.words[mine.of]!.text) &&
          !isParticiple(compared.evidence, compared.evidence.words[one.of]!.text) &&
          sameName(one.name, mine.name),
      );
      if (turned) return { kind: 'role', here: mine.at, there: turned.at };
      const beside = theirs.find((one) => isBesideTarget(mine, one, compared));
      if (beside) return { kind: 'role', here: mine.at, there: beside.at };
      const rival = there.find(({ name }) => !shareWord(mine.name, name) && !isAbout(mine, name, compared));
      if (rival && !isListed(mine, rival, compared)) return { kind: 'role', here: mine.at, there: rival.at };
    }
  }
  return (
    swapped(compared) ??
    exchangedNames(compared) ??
    exchangedPhrases(compared) ??
    movedName(compared) ??
    (met ? 'same' : 'unknown')
  );
};

/** "Bought Berg Marine" is not "bought it from Berg Marine": a pronoun is what was bought. */
const isBesideTarget = (mine: Place, other: Place, compared: Compared): boolean =>
  mine.role === 'target' &&
  compared.evidence.markers.prepositions.has(other.role) &&
  isPaired(mine.of, other.of, compared) &&
  compared.evidence.markers.pronouns.has(compared.evidence.words[other.of + 1]?.text ?? '') &&
  sameName(mine.name, other.name);

const opposite: Readonly<Record<string, string>> = { doer: 'target', target: 'doer' };

/** Frequent verbs are not paired, for they tell little; they are the same where they are spelt alike. */
const isPaired = (mine: number, other: number, { claim, evidence, pairing }: Compared): boolean =>
  pairing.there.get(mine) === other || claim.words[mine]!.text === evidence.words[other]!.text;

/** "Met": each of two may stand in the place of the other. */
const isMutual = ({ claim }: Compared, verb: number): boolean =>
  claim.markers.mutual.has(claim.words[verb]!.text);

/** Names with a word in common may be one name, misspelt or shortened. */
function shareWord(a: string, b: string): boolean {
  const there = new Set(words(b).map(({ stem }) => stem));
  return words(a).some(({ stem, stop }) => !stop && there.has(stem));
}

const renaming = new RegExp(`^,?\\s(?:${contextWords((contexts) => contexts.renaming)}|,)`);

/** The claim says that the two names are one: "Ada, the head of Baker". */
const isAbout = (mine: Place, name: string, { claim }: Compared): boolean =>
  claim.names.some(
    (other) =>
      sameName(other.name, name) &&
      renaming.test(claim.text.slice(mine.at.end, mine.at.end + 6)) &&
      other.start < mine.at.end + 24 &&
      other.start > mine.at.end,
  );

const listing = new RegExp(`,|\\b(?:${contextWords(({ beside }) => beside)})\\b|\\(`, 'u');

/** The evidence names both side by side: "Ada and Ben founded it". */
function isListed(mine: Place, rival: Place, { evidence }: Compared): boolean {
  const { names, text, words } = evidence;
  const own = names.find(({ name }) => sameName(name, mine.name));
  if (!own) return false;
  const [start, end] = own.start < rival.at.start ? [own.end, rival.at.start] : [rival.at.end, own.start];
  const between = text.slice(start, end);
  return (
    between.length < 60 &&
    !between.includes(';') &&
    !words.some((word, at) => word.start >= start && word.end <= end && !word.stop && isVerb(evidence, at)) &&
    listing.test(between)
  );
}

/** Two of the claim's words on the other side of the same word: "dogs chase cats" for "cats chase dogs". */
function swapped({ claim, evidence, pairing }: Compared): Difference | undefined {
  if (standConverse(claim, evidence)) return undefined;
  if (pairing.share < 0.9) return undefined;
  const paired = claim.content.filter((at) => pairing.there.has(at) && !/\d/.test(claim.words[at]!.text));
  if (paired.length < 3 || paired.length > 12) return undefined;
  for (const [n, first] of paired.entries())
    for (const last of paired.slice(n + 2)) {
      const [a, b] = [pairing.there.get(first)!, pairing.there.get(last)!];
      if (a <= b || isParted(claim, first, last) || isParted(evidence, b, a)) continue;
      const verb = paired.find((at) => {
        const other = pairing.there.get(at)!;
        return at > first && at < last && other > b && other < a && isVerb(claim, at);
      });
      if (verb === undefined || claim.markers.mutual.has(claim.words[verb]!.text)) continue;
      const ends = [first, last].map((at) => roleAround(claim, at, verb));
      const others = [a, b].map((at) => roleAround(evidence, at, pairing.there.get(verb)!));
      if (ends[0] !== others[0] && ends[1] !== others[1] && ends[0] === others[1] && ends[1] === others[0])
        return { kind: 'role', here: claim.words[first]!, there: evidence.words[a]! };
    }
  return undefined;
}

/** A comma or more than a few words between them. */
const isParted = ({ words, text }: Statement, from: number, to: number): boolean =>
  to - from > 9 || /[,;:]\s/.test(text.slice(words[from]!.end, words[to]!.start));

/** By its form, and no part of a name. */
export const isVerb = (statement: Statement, at: number): boolean =>
  (isParticiple(statement, statement.words[at]!.text) || /(?:s|ing)$/.test(statement.words[at]!.text)) &&
  !isNamed(statement, at);

/** Behind "will" or "expects to". */
const isInfinitive = ({ cues, words }: Statement, at: number): boolean =>
  cues.some(({ kind, end }) => modes.has(kind) && end + 1 === words[at]!.start);

const modes: ReadonlySet<CueKind> = new Set(['future', 'planned', 'permission', 'obligation', 'advice']);

const isNamed = ({ words, names }: Statement, at: number): boolean =>
  names.some(({ start, end }) => start <= words[at]!.start && words[at]!.end <= end);

/** As who or what a word stands by a verb: its preposition, else the side on which it stands, turned by a passive. */
function roleAround(statement: Statement, at: number, verb: number): string {
  const { words, text, markers } = statement;
  for (let i = at - 1; i >= 0 && i >= at - 3 && i !== verb; i--) {
    if (/[,;:.()]/.test(text.slice(words[i]!.end, words[i + 1]!.start))) break;
    if (markers.prepositions.has(words[i]!.text))
      return markers.agents.has(words[i]!.text) ? 'doer' : words[i]!.text;
    if (markers.passives.has(words[i]!.text)) break;
  }
  const isPassive =
    isParticiple(statement, words[verb]!.text) &&
    words.slice(Math.max(0, verb - 3), verb).some((word) => markers.passives.has(word.text));
  return at < verb === isPassive ? 'target' : 'doer';
}
