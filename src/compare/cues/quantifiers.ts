import { anyOf, type Cue } from './cue.ts';

export type Share = 'all' | 'most' | 'many' | 'some' | 'few' | 'none' | 'only';

export interface Quantifier extends Cue {
  readonly share: Share;
}

const lists: Readonly<Record<Share, string>> = {
  all: 'all|every|each|entire|entirely|whole|wholly|always|both|everyone|everybody|everything|completely|fully|100 percent|alle|jeder|jede|jedes|immer|tous|toutes|chaque|toujours|todos|todas|cada|siempre',
  most: 'most|mostly|majority|mainly|usually|generally|typically|largely|predominantly|nearly all|almost all|die meisten|meist|meistens|la plupart|la mayoría|mayormente',
  many: 'many|numerous|often|frequently|a lot of|lots of|plenty of|multiple|various|viele|oft|beaucoup de|souvent|muchos|muchas|a menudo',
  some: 'some|several|certain|sometimes|occasionally|partly|partially|a number of|einige|manche|manchmal|quelques|certains|certaines|parfois|algunos|algunas|a veces',
  few: 'few|a few|hardly any|rarely|seldom|scarcely|barely|a handful of|minority|wenige|selten|peu de|rarement|pocos|pocas|raramente',
  none: 'none|no one|nobody|nothing|never|not any|no|neither|keine?[rsnm]?|niemand|nie|aucune?|personne|jamais|ninguna?|ningún|nadie|nunca',
  only: 'only|solely|exclusively|merely|just one|sole|the only|nur|ausschließlich|lediglich|seulement|uniquement|exclusivement|sólo|solo|solamente|únicamente',
};

const shares = Object.keys(lists) as readonly Share[];
const patterns = shares.map((share) => [share, anyOf(lists[share])] as const);

/** Words that say how much of something is meant, the longest where two overlap. */
export function findQuantifiers(text: string): Quantifier[] {
  const found = patterns.flatMap(([share, pattern]) =>
    [...text.matchAll(pattern)].map((match): Quantifier => {
      const start = match.index;
      return { start, end: start + match[0].length, text: match[0], share };
    }),
  );
  const longest = found.filter((one) => !found.some((other) => covers(other, one)));
  return longest.sort((a, b) => a.start - b.start);
}

const covers = (outer: Cue, inner: Cue): boolean =>
  outer !== inner &&
  outer.start <= inner.start &&
  inner.end <= outer.end &&
  outer.end - outer.start > inner.end - inner.start;

/** Whether one statement cannot hold of the same things as the other: "all" and "none", "most" and "few". */
export const sharesClash = (a: Share, b: Share): boolean =>
  opposed.has(`${a} ${b}`) || opposed.has(`${b} ${a}`);

const opposed: ReadonlySet<string> = new Set([
  'all none',
  'most none',
  'many none',
  'some none',
  'few none',
  'all few',
  'most few',
  'many few',
]);
