import { monthPattern, weekdayPattern } from '../../lexicon/calendar.ts';
import { anyPhrase, everyWord } from '../../lexicon/languages.ts';
import type { NameValue } from '../value.ts';
import { maskNonValues } from './mask.ts';
import { wordsAround } from './surroundings.ts';

const openers = everyWord(({ names }) => names.openers);
const titles = everyWord(({ names }) => names.titles);
const notNames = everyWord(({ names }) => names.notNames);
const connectors = anyPhrase(({ names }) => names.connectors);
const abbreviated = [...everyWord(({ names }) => names.abbreviated)]
  .map((word) => word[0]!.toUpperCase() + word.slice(1))
  .join('|');
const capital = `(?:\\p{Ll}{1,2})?\\p{Lu}[\\p{L}\\p{M}\\p{N}]*(?:['’.&-]\\p{Lu}?[\\p{L}\\p{M}\\p{N}]+)*(?:(?<=(?<![\\p{L}])\\p{Lu}|(?<![\\p{L}])(?:${abbreviated}))\\.)?`;
const shape = new RegExp(
  `(?<![\\p{L}\\p{N}_'’.-])${capital}(?:(?:[ \\u00a0](?:(?:${connectors})[ \\u00a0]){0,2}|[ ]&[ ])${capital}){0,7}`,
  'gu',
);
const bidding = new RegExp(`^\\s(?:${anyPhrase(({ names }) => names.behindBidding)})(?![\\p{L}])`, 'u');
const calendar = new RegExp(`^(?:${monthPattern}|${weekdayPattern})s?$`, 'iu');

/**
 * People, places, organisations and products by the pattern of capitals. A single capitalised word at the start of a
 * sentence counts only if it does not also stand in lower case somewhere in the text.
 */
export function findNames(text: string): NameValue[] {
  const masked = maskNonValues(text);
  const lowerCased = new Set(masked.match(/(?<![\p{L}\p{N}'’-])\p{Ll}[\p{L}\p{M}]+/gu) ?? []);
  return [...masked.matchAll(shape)].flatMap((match) => readName(text, match, lowerCased));
}

function readName(text: string, match: RegExpMatchArray, lowerCased: ReadonlySet<string>): NameValue[] {
  let start = match.index!;
  let words = match[0].split(/[ \u00a0]/);
  const drop = () => {
    start += words[0]!.length + 1;
    words = words.slice(1);
  };
  const opens = isOpening(text, start);
  const titled = words.length > 1 && titles.has(bare(words[0]!));
  const bids = words.length === 1 && bidding.test(text.slice(start + match[0].length));
  if (opens && !titled && (bids || isOpener(words[0]!, words.length, lowerCased))) drop();
  while (words.length > 0 && calendar.test(words[0]!)) drop();
  while (words.length > 0 && new RegExp(`^(?:${connectors})$`, 'u').test(words[0]!)) drop();
  const person = words.length > 1 && titles.has(bare(words[0]!));
  const written = words.join(' ').replace(/['’]s?$/, '');
  const name = (person ? words.slice(1) : words).join(' ').replace(/['’]s?$/, '');
  if (!isNameLike(name)) return [];
  const end = start + written.length;
  return [
    {
      kind: 'name',
      start,
      end,
      text: text.slice(start, end),
      name,
      ...wordsAround(text, start, end),
    },
  ];
}

const bare = (word: string): string => word.toLowerCase().replace(/[.’']s?$|\.$/g, '');

const isNameLike = (name: string): boolean =>
  name.length > 1 &&
  !(openers.has(bare(name)) && !/^\p{Lu}{2,}$/u.test(name)) &&
  !notNames.has(name) &&
  !titles.has(bare(name)) &&
  !compound.test(name) &&
  /\p{L}{2}/u.test(name);

const compound = new RegExp(
  `^(?:(?:${anyPhrase(({ names }) => names.compoundStarts)})-\\p{Ll}+|\\p{L}+-(?:${anyPhrase(({ names }) => names.compoundEnds)}))$`,
  'iu',
);

const isOpening = (text: string, start: number): boolean =>
  /(?:^|[.!?:;•|>\n。！？]|^\s*[-*+#]+)["'“”‘’(*_\s]*$/.test(text.slice(Math.max(0, start - 6), start));

/** A single opening word is a name only if nothing speaks against it. */
function isOpener(word: string, count: number, lowerCased: ReadonlySet<string>): boolean {
  const lower = bare(word);
  if (openers.has(lower)) return true;
  if (/^\p{Lu}{2,}/u.test(word)) return false;
  return lowerCased.has(lower) || (count === 1 && opening.test(lower));
}

const opening = new RegExp(`(?:${anyPhrase(({ endings }) => endings.opening)})$`);
