import { anyPhrase, everyWord } from '../../lexicon/languages.ts';
import type { Matcher } from '../matcher.ts';
import { contentAfter, contentBefore } from '../pairing.ts';
import type { Statement } from '../statement.ts';

/** Less of the claim in common, and it may tell something else of the other. */
const leastShared = 0.75;

const relatives = new RegExp(`^(?:${anyPhrase(({ strength }) => strength.relatives)})s?$`, 'iu');
const between = everyWord(({ markers, grammar }) => [
  ...markers.prepositions,
  ...markers.definite,
  ...grammar.articles,
]);

/** What a relative does is told of the person: "the manager took over" for "the manager's brother took over". */
export const matchRelation: Matcher = ({ claim, evidence, pairing }) => {
  const [subject] = claim.content;
  const other = subject === undefined ? undefined : pairing.there.get(subject);
  if (other === undefined || pairing.share < leastShared) return 'unknown';
  if (claim.words.some(({ text }) => relatives.test(text))) return 'unknown';
  const there = relativeOf(evidence, other);
  return there ? { kind: 'role', here: claim.words[subject!]!, there } : 'unknown';
};

/** "The brother of the manager", "the manager's brother". */
function relativeOf(statement: Statement, person: number) {
  const { words, text } = statement;
  const { start, end } = words[person]!;
  const [next] = contentAfter(statement, end, 1);
  const isOwner = /^['’]s?\s/u.test(text.slice(end)) || /['’]s?$/u.test(text.slice(start, end));
  if (isOwner && next !== undefined && relatives.test(words[next]!.text)) return words[next];
  const [before] = contentBefore(statement, start, 1);
  const isJoined =
    before !== undefined &&
    words.slice(before + 1, person).every((word) => between.has(word.text)) &&
    before < person - 1;
  return isJoined && relatives.test(words[before]!.text) ? words[before] : undefined;
}
