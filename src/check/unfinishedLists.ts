import { segment } from '../text/segment.ts';
import type { Span } from '../text/span.ts';

/** Nouns that announce members which an answer could name. */
const members =
  `aspects|authors|benefits|branches|categories|causes|chambers|chapters|characters|classes|colou?rs|components|
continents|conditions|countries|criteria|dimensions|divisions|elements|examples|factors|features|founders|functions|
goals|groups|ingredients|kinds|languages|layers|laws|levels|methods|moons|options|organs|parts|
phases|pillars|planets|plans|principles|provinces|reasons|regions|requirements|risks|roles|rules|
sections|sizes|stages|states|steps|symptoms|tiers|topics|types|values|variants|ways`.replace(/\s+/g, '');

const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve'];

/** "three branches", "4 main stages". */
const announced = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(?<count>${numberWords.join('|')}|[2-9]|1[0-2])\\s+(?:\\p{L}+\\s+)?(?:${members})(?![\\p{L}-])`,
  'giu',
);

/** A list that says itself that it is not whole. */
const openEnded =
  /(?<![\p{L}-])(?:etc\b\.?|and so on|and so forth|and (?:many )?(?:more|others)|among others|and the like)(?![\p{L}-])/giu;

/** Lists that are announced but not given, and lists that are left open. */
export function unfinishedLists(text: string): readonly Span[] {
  const sentences = segment(text);
  const missing = sentences.flatMap((sentence, i) => {
    const rest = sentences.slice(i + 1, i + 1 + mostFollowing);
    return [...sentence.text.matchAll(announced)].flatMap((match) => {
      const end = match.index + match[0].length;
      const after = [sentence.text.slice(end), ...rest.map((next) => next.text)];
      const before = sentence.text.slice(0, match.index);
      const given = isGiven(toCount(match.groups!.count!), before, after);
      return given || isPartOf(before)
        ? []
        : [{ start: sentence.start + match.index, end: sentence.start + end }];
    });
  });
  const open = [...text.matchAll(openEnded)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
  return [...missing, ...open];
}

const mostFollowing = 12;

/** "The first of three parts" speaks of one of them. */
const isPartOf = (before: string): boolean =>
  /(?<![\p{L}\p{N}])(?:first|second|third|last|one|each|part \d+) of(?: (?:the|its|his|her|their))?\s*$/iu.test(
    before,
  );

const toCount = (word: string): number => {
  const index = numberWords.indexOf(word.toLowerCase());
  if (index < 0) return Number(word);
  return word.toLowerCase() === 'twelve' ? 12 : index + 2;
};

/** Whether as many members as announced are named: in the sentence, on one side, or in what follows it. */
function isGiven(count: number, before: string, [after = '', ...following]: readonly string[]): boolean {
  return (
    itemsIn(after) >= count ||
    itemsIn(before) >= count ||
    following.some((sentence) => itemsIn(sentence) >= count) ||
    following.filter((sentence) => /^\s*(?:[-*•]|\d+[.)])\s/.test(sentence)).length >= count ||
    (after.trim().endsWith(':') && following.length >= count)
  );
}

/** Members of an enumeration: one more than its separators. */
const itemsIn = (text: string): number => {
  const separators = text.match(/,\s*(?:and|or)\s|;\s*(?:and|or)?\s|,(?!\d)|\s(?:and|or)\s/giu)?.length ?? 0;
  return separators === 0 ? 0 : separators + 1;
};
