const word = /\p{L}[\p{L}\p{M}'’-]*|\p{N}+|[.!?。！？;\n\uE000]/gu;
const stop = /^[.!?。！？;\n\uE000]$/;
const reach = 64;
const limit = 4;

/** Up to four words on each side of `start..end` inside the sentence, nearest first, lower-cased. */
export function wordsAround(
  text: string,
  start: number,
  end: number,
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  const lead = wordsOf(text.slice(Math.max(0, start - reach), start));
  const tail = wordsOf(text.slice(end, end + reach));
  return { before: untilStop(lead.reverse()), after: untilStop(tail) };
}

/** Keys come apart: "netWeight" is two words. */
const wordsOf = (text: string): string[] =>
  (text.match(word) ?? []).flatMap((found) => found.split(/(?<=\p{Ll})(?=\p{Lu})/u));

function untilStop(words: readonly string[]): readonly string[] {
  const end = words.findIndex((found) => stop.test(found));
  return words.slice(0, end < 0 ? limit : Math.min(end, limit)).map((found) => found.toLowerCase());
}

const notNouns = new Set(
  'a an the of to in on at by for from with and or but as is was are were be been that which who than then so if it its this their his her our your more less other out per not no up down over under about'.split(
    ' ',
  ),
);
const irregular: ReadonlyMap<string, string> = new Map([
  ['people', 'person'],
  ['persons', 'person'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['feet', 'foot'],
  ['lives', 'life'],
  ['wives', 'wife'],
  ['companies', 'company'],
]);

/** What a count counts, as far as it can be guessed: the first plural among the next words, else the next word. */
export function countedNoun(text: string, end: number): string | undefined {
  const phrase = /^[\s-]?[\p{L}\p{M}'’\s-]{0,48}/u.exec(text.slice(end, end + 48))?.[0] ?? '';
  const run = phrase.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const stopAt = run.findIndex((found) => notNouns.has(found));
  const phraseWords = run.slice(0, stopAt < 0 ? 3 : Math.min(stopAt, 3));
  const plural = phraseWords.find((found) => irregular.has(found) || /[^su's]s$/.test(found));
  const noun = plural ?? phraseWords[0];
  return noun === undefined ? undefined : singular(noun);
}

const singular = (noun: string): string =>
  irregular.get(noun) ??
  (/ies$/.test(noun)
    ? noun.replace(/ies$/, 'y')
    : /(?:ch|sh|x|ss)es$/.test(noun)
      ? noun.slice(0, -2)
      : /[^su]s$/.test(noun)
        ? noun.slice(0, -1)
        : noun);
