import type { EvidenceLexicon } from '../../lexicon/evidence.ts';
import { lexicons, spacedPhrases, unspacedPhrases } from '../../lexicon/languages.ts';
import { alternatives } from '../../lexicon/lists.ts';
import type { Passage } from '../../text/passage.ts';
import { buildIndex } from '../../text/searchIndex.ts';
import { words } from '../../text/words.ts';
import { compareValues } from '../../values/compareValues.ts';
import { findNames } from '../../values/find/names.ts';
import type { NameValue } from '../../values/value.ts';
import { observe, readQuestion } from '../offline/observation.ts';
import { ContextReader } from '../offline/retrieval.ts';
import { swapsValues } from './qualifiers.ts';

const { markers: english } = lexicons.en;
const passives = alternatives(english.passives);
const unasked = readQuestion('');

/** Whether our own rules see the passages that a model cites contradict the claim: swapped roles, a clashing value. */
export function rulesContradict(claim: string, passages: readonly Passage[]): boolean {
  const uri = passages[0]?.uri ?? '';
  const text = passages.map((passage) => passage.text).join('\n');
  const own = passages.map((passage, position) => ({ ...passage, uri, position }));
  const reader = new ContextReader(buildIndex([{ uri, text, hash: '', passages: own }]));
  const span = { start: 0, end: claim.length };
  const sentence = { ...span, text: claim, kind: 'prose' as const, trail: [] };
  const { values } = observe(sentence, span, reader, unasked);
  return values.some(({ how }) => how === 'clashes') || swapsNames(claim, passages);
}

/** Whether the same words say it of others: who did it, or which value belongs to what. */
export const changesPlaces = (claim: string, passages: readonly Passage[]): boolean =>
  passages.some(({ text }) => swapsValues(claim, text) || changesDoer(claim, text));

/** "Bought by Acme" where the passage has "bought Acme", and the other way round. */
function changesDoer(claim: string, passage: string): boolean {
  const by = [...claim.matchAll(doneBy)].map(([, verb, name]) => ({ verb: verb!, name: name!, isBy: true }));
  const of = [...passage.matchAll(doneBy)].map(([, verb, name]) => ({
    verb: verb!,
    name: name!,
    isBy: false,
  }));
  return [...by, ...of].some(({ verb, name, isBy }) => {
    const [agent, other] = isBy ? [claim, passage] : [passage, claim];
    const done = new RegExp(
      `(?<!\\p{L})(?<!(?:${passives})\\s)${verb}\\s(?:the\\s)?${name}(?!\\p{L}|['’]s)`,
      'iu',
    );
    const saysBy = new RegExp(`(?<!\\p{L})${verb}\\sby\\s(?:the\\s)?${name}(?!\\p{L})`, 'iu');
    return done.test(other) && !saysBy.test(other) && saysBy.test(agent) && !done.test(agent);
  });
}

const doneBy = /(?<!\p{L})(\p{Ll}{3,})\sby\s(?:the\s)?(\p{Lu}\p{L}+)/gu;

type Choose = (evidence: EvidenceLexicon) => Iterable<string>;
const between = (pick: Choose): RegExp => {
  const spaced = spacedPhrases(({ evidence }) => pick(evidence));
  return new RegExp(
    `(?<!\\p{L})(?:${spaced})(?!\\p{L})|${unspacedPhrases(({ evidence }) => pick(evidence))}`,
    'iu',
  );
};
/** Two names of which each may stand in the place of the other. */
const mutual = between(({ together }) => together);
const passive = between(({ byWhom }) => byWhom);

/** Whether a passage says in the same words of the second name what the claim says of the first: who sold to whom. */
function swapsNames(claim: string, passages: readonly Passage[]): boolean {
  const [first, second, more] = findNames(claim);
  if (!first || !second || more || mutual.test(claim.slice(first.end, second.start))) return false;
  const stems = words(claim).flatMap(({ stem, stop }) => (stop ? [] : [stem]));
  return passages.some(({ text }) => {
    const there = new Set(words(text).map(({ stem }) => stem));
    const [one, other, third] = findNames(text);
    return (
      one !== undefined &&
      other !== undefined &&
      third === undefined &&
      stems.every((stem) => there.has(stem)) &&
      isSwapped(claim, [first, second], text, [one, other])
    );
  });
}

type TwoNames = readonly [NameValue, NameValue];

/** By whom it was done, where a text says so: "sold by Olaf". */
const byWhom = new RegExp(
  `(?<!\\p{L})\\p{L}+(?:${alternatives(english.participles)})\\s(?:\\p{L}+\\s){0,2}?(?:by)\\s`,
  'iu',
);

function isSwapped(claim: string, mine: TwoNames, text: string, theirs: TwoNames): boolean {
  const [by, otherBy] = [byWhom.test(claim), byWhom.test(text)];
  if (by === otherBy)
    return passive.test(claim) === passive.test(text) && isPair(mine, [theirs[1], theirs[0]]);
  const own = doerFirst(claim, mine);
  const other = doerFirst(text, theirs);
  return own !== undefined && other !== undefined && isPair(own, [other[1], other[0]]);
}

/** Who does it, then the other; `undefined` where no name stands right behind "by". */
function doerFirst(text: string, [first, second]: TwoNames): TwoNames | undefined {
  if (!byWhom.test(text)) return [first, second];
  const isBy = ({ start }: NameValue) => /(?<!\p{L})by\s$/iu.test(text.slice(0, start));
  if (isBy(first)) return [first, second];
  return isBy(second) ? [second, first] : undefined;
}

const isPair = (a: TwoNames, b: TwoNames): boolean =>
  compareValues(a[0], b[0]) === 'equal' && compareValues(a[1], b[1]) === 'equal';
