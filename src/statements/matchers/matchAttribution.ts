import { anyPhrase } from '../../lexicon/languages.ts';
import type { Span } from '../../text/span.ts';
import { contextWords } from '../cueContext.ts';
import type { Cue } from '../cues.ts';
import type { Matcher } from '../matcher.ts';
import { contentIn, partAround } from '../pairing.ts';
import type { Statement } from '../statement.ts';

/** Who says something, as positions of words. */
interface Attribution {
  readonly at: Span;
  readonly speaker: readonly number[];
  readonly isNamed: boolean;
}

function attributionOf(statement: Statement): Attribution | undefined {
  for (const cue of statement.cues) {
    if (cue.kind !== 'saying' && cue.kind !== 'accordingTo') continue;
    const at = speakerOf(statement, cue);
    const speaker = contentIn(statement, at);
    if (speaker.length === 0 || speaker.length > mostWords) continue;
    const isNamed = statement.names.some(({ start, end }) => start >= at.start && end <= at.end);
    return {
      at: { start: statement.words[speaker[0]!]!.start, end: statement.words[speaker.at(-1)!]!.end },
      speaker,
      isNamed,
    };
  }
  return undefined;
}

const mostWords = 6;

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
  `(?:^|,\\s|[，；]|\\s(?:${side}|${contrast})\\s)(?!.*\\s(?:${contrast})\\s)`,
  'su',
);

/** Less of the claim in common, and somebody else may say something else. */
const leastShared = 0.5;

/** Puts the words in somebody else's mouth. */
export const matchAttribution: Matcher = ({ claim, evidence, pairing }) => {
  const mine = attributionOf(claim);
  const theirs = mine && attributionOf(evidence);
  if (!mine || !theirs || pairing.share < leastShared) return 'unknown';
  const said = claim.content.filter((at) => !mine.speaker.includes(at));
  const shared = said.filter(
    (at) => !theirs.speaker.includes(pairing.there.get(at) ?? -1) && pairing.there.has(at),
  );
  if (shared.length * 2 < said.length) return 'unknown';
  if (mine.speaker.some((at) => theirs.speaker.includes(pairing.there.get(at) ?? -1))) return 'same';
  if (isPronoun(claim, mine.at) || isPronoun(evidence, theirs.at)) return 'unknown';
  // The evidence names that speaker too, and another who passes it on.
  if (mine.speaker.some((at) => isSpeakerToo(evidence, pairing.there.get(at)))) return 'unknown';
  return { kind: 'attribution', here: mine.at, there: theirs.at };
};

/** Whether a word stands right by another verb of saying. */
const isSpeakerToo = ({ words, cues }: Statement, at: number | undefined): boolean =>
  at !== undefined &&
  cues.some(
    ({ kind, start, end }) =>
      (kind === 'saying' && words[at]!.end <= start && start - words[at]!.end <= nearby) ||
      (kind === 'accordingTo' && words[at]!.start >= end && words[at]!.start - end <= nearby),
  );

/** Characters between a speaker and what says that he speaks. */
const nearby = 40;

const isPronoun = ({ words, markers: { pronouns } }: Statement, { start, end }: Span): boolean =>
  words.some((word) => word.start >= start && word.end <= end && pronouns.has(word.text));
