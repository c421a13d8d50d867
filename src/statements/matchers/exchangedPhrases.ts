import { monthPattern, weekdayPattern } from '../../lexicon/calendar.ts';
import { anyPhrase, everyWord } from '../../lexicon/languages.ts';
import type { MarkerLexicon } from '../../lexicon/markers.ts';
import { areAntonyms, areConverses } from '../antonyms.ts';
import type { Compared, Difference } from '../matcher.ts';
import { prepositionBefore } from '../pairing.ts';
import type { Statement } from '../statement.ts';

export const calendarWord = new RegExp(`^(?:${monthPattern}|${weekdayPattern})s?$`, 'iu');

/** Fewer other words do not show that the sentence is the same but for the two that changed places. */
const leastOthers = 2;
/** Two changed places, and what stands between them. */
const runsOfExchange = 3;

/**
 * Two phrases that have changed places around words that stand as they did: "the ferry is repaired, the group takes the
 * boat" for "the boat is repaired, the group takes the ferry". A rewording moves one phrase, or other words as well.
 */
export function exchangedPhrases(compared: Compared): Difference | undefined {
  const { claim, evidence, pairing } = compared;
  const { markers } = claim;
  if (pairing.share < 1 || !areBuiltAlike(claim, evidence)) return undefined;
  const content = claim.content.filter((at) => pairing.there.has(at));
  const places = content.map((at) => pairing.there.get(at)!);
  const order = places.toSorted((a, b) => a - b);
  if (new Set(order).size < order.length) return undefined;
  const ranks = places.map((at) => order.indexOf(at));
  const from = ranks.findIndex((rank, at) => rank !== at);
  const to = ranks.findLastIndex((rank, at) => rank !== at);
  if (from < 0) return undefined;
  const [first, middle, last, ...more] = runsOf(ranks, from, to);
  if (first && middle && !last)
    return exchangedNeighbours(first, middle, { content, places, ranks }, compared);
  if (!first || !middle || !last || more.length > 0) return undefined;
  const isExchange = ranks[last[0]!]! < ranks[middle[0]!]! && ranks[middle[0]!]! < ranks[first[0]!]!;
  const others = content.length - first.length - last.length;
  if (!isExchange || others < leastOthers) return undefined;
  const [here, there] = [content[first[0]!]!, evidence.words[places[first[0]!]!]!];
  const [end, otherEnd] = [content[last.at(-1)!]!, places[last[0]!]!];
  if (isList(claim, here, end) || isList(evidence, otherEnd, places[first.at(-1)!]!)) return undefined;
  const between = middle.map((at) => claim.words[content[at]!]!.text);
  // "The 2013-14 season" is one phrase with "season 2013-14".
  const ahead = claim.words[content[middle[0]!]! - 1];
  const isNamed = !ahead?.stop || markers.definite.has(ahead.text);
  if (isNamed && between.every((word) => /^\d/.test(word))) return undefined;
  if (between.some((word) => markers.mutual.has(word))) return undefined;
  const moved = [first, last].map((run) => [content[run[0]!]!, places[run[0]!]!] as const);
  // "In spring … in autumn": the same word before both tells them apart no more.
  const [lead, otherLead] = moved.map(([own]) => prepositionBefore(claim, own));
  const isSameLead = lead !== undefined && lead === otherLead;
  if (!isSameLead && moved.some(([own, other]) => isMarked(claim, own, evidence, other))) return undefined;
  return { kind: 'role', here: claim.words[here]!, there };
}

interface Ranked {
  /** Positions of the claim's words, and of the same in the evidence. */
  readonly content: readonly number[];
  readonly places: readonly number[];
  /** The order in which the evidence has them. */
  readonly ranks: readonly number[];
}

/** "The landlord against the tenant" for "the tenant against the landlord": what stands between them is the same. */
function exchangedNeighbours(
  first: readonly number[],
  last: readonly number[],
  { content, places, ranks }: Ranked,
  { claim, evidence }: Compared,
): Difference | undefined {
  if (ranks[last[0]!]! > ranks[first[0]!]! || content.length - first.length - last.length < leastOthers)
    return undefined;
  const here = { from: content[first.at(-1)!]!, to: content[last[0]!]! };
  const there = { from: places[last.at(-1)!]!, to: places[first[0]!]! };
  const between = wordsBetween(claim, here.from, here.to);
  if (between.length === 0 || between.join(' ') !== wordsBetween(evidence, there.from, there.to).join(' '))
    return undefined;
  if (isList(claim, content[first[0]!]!, content[last.at(-1)!]!)) return undefined;
  return {
    kind: 'role',
    here: claim.words[content[first[0]!]!]!,
    there: evidence.words[places[first[0]!]!]!,
  };
}

/** Those that tell how the two are joined. */
const wordsBetween = ({ words, markers }: Statement, from: number, to: number): readonly string[] =>
  words
    .slice(from + 1, to)
    .flatMap(({ text }) =>
      markers.prepositions.has(text) || joining.has(text) ? [plain(markers, text)] : [],
    );

/** "Am" is "an". */
const plain = ({ contracted }: MarkerLexicon, word: string): string =>
  [...contracted].find(([, forms]) => forms.has(word))?.[0] ?? word;
const joining = everyWord(({ clauses }) => [...clauses.contrast, ...clauses.concession]);

/** Indices in runs whose ranks follow each other. */
function runsOf(ranks: readonly number[], from: number, to: number): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (let at = from; at <= to; at++) {
    const run = runs.at(-1);
    if (run && ranks[at] === ranks[at - 1]! + 1) run.push(at);
    else runs.push([at]);
    if (runs.length > runsOfExchange) break;
  }
  return runs;
}

/** Both name who does it behind the verb or neither does, and the same words join their parts: "after" turns "before". */
export const areBuiltAlike = (claim: Statement, evidence: Statement): boolean =>
  hasAgent(claim) === hasAgent(evidence) &&
  joinsOf(claim) === joinsOf(evidence) &&
  !standConverse(claim, evidence);

/** "The post office is above the library" for "the library is below the post office". */
export const standConverse = (claim: Statement, evidence: Statement): boolean =>
  claim.words.some(({ text }) =>
    evidence.words.some((other) => areConverses(text, other.text) && areAntonyms(text, other.text)),
  );

const hasAgent = ({ words, markers }: Statement): boolean =>
  words.some(({ text }) => markers.agents.has(text));

const joinsOf = ({ cues }: Statement): string =>
  cues
    .flatMap(({ kind }) => (kind === 'before' || kind === 'after' || kind === 'than' ? [kind] : []))
    .join(' ');

/** What a phrase does is told by the small word that moved with it, or it tells when: "to Ada", "den Saal", "los lunes". */
function isMarked(claim: Statement, at: number, evidence: Statement, other: number): boolean {
  const { markers, words } = claim;
  const [before, theirs] = [words[at - 1], evidence.words[other - 1]];
  if (calendarWord.test(words[at]!.text)) return true;
  if (!before?.stop || before.text !== theirs?.text) return false;
  return markers.capitalNouns || markers.prepositions.has(before.text);
}

const parting = new RegExp(String.raw`,|;|\s(?:${anyPhrase(({ markers }) => markers.joins)})\s`, 'u');

const contrast = new RegExp(
  String.raw`;|\s(?:${anyPhrase(({ clauses }) => [...clauses.contrast, ...clauses.concession, ...clauses.relative])})\s`,
  'u',
);

/** Side by side their order says nothing, but for "takes cards, but no cash". */
function isList({ text, words }: Statement, from: number, to: number): boolean {
  const between = text.slice(words[from]!.start, words[to]!.end);
  return !contrast.test(between) && between.split(parting).length > runsOfExchange - 1;
}
