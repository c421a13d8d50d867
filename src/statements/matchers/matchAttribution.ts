import { anyPhrase } from '../../lexicon/languages.ts';
import type { Span } from '../../text/span.ts';
import { contextWords } from '../cueContext.ts';
import type { Cue } from '../cues.ts';
import type { Matcher } from '../matcher.ts';
import { contentIn, isObject, partAround } from '../pairing.ts';
import type { Statement } from '../statement.ts';

/** Who says something, as positions of words. */
interface Attribution {
  readonly at: Span;
  readonly speaker: readonly number[];
  readonly isPronoun: boolean;
}

const attributionsIn = (statement: Statement): readonly Attribution[] =>
  statement.cues.flatMap((cue) => {
    if (cue.kind !== 'saying' && cue.kind !== 'accordingTo') return [];
    const at = speakerOf(statement, cue);
    const speaker = contentIn(statement, at);
    if (speaker.length === 0 || speaker.length > mostWords(statement)) return [];
    if (isObject(statement, speaker[0]!)) return [];
    const span = { start: statement.words[speaker[0]!]!.start, end: statement.words[speaker.at(-1)!]!.end };
    return [{ at: span, speaker, isPronoun: hasPronoun(statement, at) }];
  });

/** Of a speaker with a title; pairs of signs are twice as many. */
const mostWords = ({ markers }: Statement): number => (markers.particles.size > 0 ? 12 : 6);

/** "Ana said that …", "…, said Ana", "according to Ana, …". */
function speakerOf(statement: Statement, { kind, start, end }: Cue): Span {
  const { text } = statement;
  const part = partAround(statement, start);
  const before = text.slice(part.start, start);
  const behind = text.slice(end, part.end);
  const isBehind = kind === 'accordingTo' || (/[,”"»]\s*$/u.test(before) && !told.test(behind));
  if (isBehind) {
    const comma = kind === 'accordingTo' ? behind.search(/,/u) : -1;
    return { start: end, end: comma < 0 ? part.end : end + comma };
  }
  const clause = lastClause.exec(before);
  return { start: part.start + (clause?.index ?? 0), end: start };
}

const told = new RegExp(`^\\s(?:${anyPhrase(({ strength }) => strength.that)})\\s`, 'u');
const contrast = anyPhrase(({ clauses }) => clauses.contrast);
const side = contextWords(({ beside }) => beside);
const lastClause = new RegExp(
  `(?:^|,\\s|[，；]|[,;](?=\\p{Script=Han})|\\s(?:${side}|${contrast})\\s)(?!.*\\s(?:${contrast})\\s)`,
  'su',
);

/** Less of the claim in common, and somebody else may say something else. */
const leastShared = 0.5;

/** Puts the words in somebody else's mouth. */
export const matchAttribution: Matcher = ({ claim, evidence, pairing }) => {
  const [mine] = attributionsIn(claim);
  const all = mine ? attributionsIn(evidence) : [];
  const [theirs] = all;
  if (!mine || !theirs || pairing.share < leastShared) return 'unknown';
  const said = claim.content.filter((at) => !mine.speaker.includes(at));
  const shared = said.filter(
    (at) => !theirs.speaker.includes(pairing.there.get(at) ?? -1) && pairing.there.has(at),
  );
  if (shared.length * 2 < said.length) return 'unknown';
  const places = shared.map((at) => evidence.words[pairing.there.get(at)!]!.start);
  const other = saidByOther(mine, all, places, pairing.there);
  if (other) return { kind: 'attribution', here: mine.at, there: other.at };
  if (mine.speaker.some((at) => theirs.speaker.includes(pairing.there.get(at) ?? -1))) return 'same';
  if (mine.isPronoun || theirs.isPronoun) return 'unknown';
  // The evidence names that speaker too, and another who passes it on.
  if (mine.speaker.some((at) => isSpeakerToo(evidence, pairing.there.get(at)))) return 'unknown';
  return { kind: 'attribution', here: mine.at, there: theirs.at };
};

/** Fewer words behind a speaker may be said of what both say. */
const fewestSaid = 2;

/**
 * "Ana finds it good, Ben too loud": where each of several speakers has a part of the sentence, the part of another one
 * has all that the claim's is to have said.
 * @param places where the evidence has the words of the claim
 */
function saidByOther(
  mine: Attribution,
  all: readonly Attribution[],
  places: readonly number[],
  there: ReadonlyMap<number, number>,
): Attribution | undefined {
  const isMine = ({ speaker }: Attribution): boolean =>
    mine.speaker.some((at) => speaker.includes(there.get(at) ?? -1));
  if (all.length < 2 || !all.some(isMine)) return undefined;
  const saidBy = (one: Attribution): number => {
    const next = all.find(({ at }) => at.start > one.at.start)?.at.start ?? Number.POSITIVE_INFINITY;
    return places.filter((place) => place > one.at.end && place < next).length;
  };
  if (all.some((one) => isMine(one) && saidBy(one) > 0)) return undefined;
  return all.find((one) => !isMine(one) && saidBy(one) >= fewestSaid);
}

/** Whether a word stands right by another verb of saying. */
const isSpeakerToo = ({ text, words, cues }: Statement, at: number | undefined): boolean =>
  at !== undefined &&
  cues.some(
    ({ kind, start, end }) =>
      (kind === 'saying' && words[at]!.end <= start && start - words[at]!.end <= nearby) ||
      (kind === 'accordingTo' &&
        words[at]!.start >= end &&
        words[at]!.start - end <= nearby &&
        !text.slice(end, words[at]!.start).includes(',')),
  );

/** Characters between a speaker and what says that he speaks. */
const nearby = 40;

const hasPronoun = ({ words, markers }: Statement, { start, end }: Span): boolean =>
  words.some(
    ({ text, ...word }) =>
      word.start >= start && word.end <= end && markers.pronouns.has(text) && !markers.definite.has(text),
  );
