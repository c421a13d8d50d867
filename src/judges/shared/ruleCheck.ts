import type { Passage } from '../../text/passage.ts';
import { buildIndex } from '../../text/searchIndex.ts';
import { words } from '../../text/words.ts';
import { compareValues } from '../../values/compareValues.ts';
import { findNames } from '../../values/find/names.ts';
import { readQuestion } from '../offline/observation.ts';
import { ruleClaim } from '../offline/offlineJudge.ts';
import { ContextReader } from '../offline/retrieval.ts';

const unasked = readQuestion('');

/** Whether our own rules see the passages that a model cites contradict the claim: swapped roles, a clashing value. */
export function rulesContradict(claim: string, passages: readonly Passage[]): boolean {
  const uri = passages[0]?.uri ?? '';
  const text = passages.map((passage) => passage.text).join('\n');
  const own = passages.map((passage, position) => ({ ...passage, uri, position }));
  const reader = new ContextReader(buildIndex([{ uri, text, hash: '', passages: own }]));
  const span = { start: 0, end: claim.length };
  const sentence = { ...span, text: claim, kind: 'prose' as const, trail: [] };
  const { parts } = ruleClaim(sentence, 0, span, reader, unasked);
  return parts.some(({ judged }) => judged.verdict === 'contradicted') || swapsNames(claim, passages);
}

/** Two names of which each may stand in the place of the other. */
const mutual =
  /(?<!\p{L})(?:and|with|or|between|among|married|meets?|met|und|mit|oder|et|avec|y|con)(?!\p{L})|と|和/iu;
const passive = /(?<!\p{L})(?:by|from|von|durch|par|por)(?!\p{L})|に|から|被|由/iu;

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
      passive.test(claim) === passive.test(text) &&
      compareValues(first, other) === 'equal' &&
      compareValues(second, one) === 'equal'
    );
  });
}
