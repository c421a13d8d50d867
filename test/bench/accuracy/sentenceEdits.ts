/** A sentence of a context that was made wrong, and how. */
export interface SentenceEdit {
  readonly text: string;
  /** What was put in the place of what. */
  readonly was: string;
  readonly is: string;
}

export type EditKind = 'another name' | 'names swapped' | 'opposite word' | 'negated' | 'number changed';

type Random = () => number;

/** Every way to make a copied sentence wrong; `undefined` where the sentence has nothing to change. */
export const sentenceEdits: Readonly<
  Record<EditKind, (sentence: string, context: string, random: Random) => SentenceEdit | undefined>
> = {
  'another name': (sentence, context, random) => {
    const own = namesIn(sentence);
    const words = new Set(own.flatMap((name) => name.split(' ')));
    const others = [...new Set(namesIn(context))].filter(
      (name) => !name.split(' ').some((word) => words.has(word)),
    );
    const was = pick(own, random);
    const alike = others.filter((name) => name.split(' ').length === was?.split(' ').length);
    return replaced(sentence, was, pick(alike, random));
  },
  'names swapped': (sentence) => {
    const [first, second] = [...new Set(namesIn(sentence))];
    if (first === undefined || second === undefined) return undefined;
    if (first.split(' ').some((word) => second.split(' ').includes(word))) return undefined;
    const text = sentence.replace(new RegExp(`${escaped(first)}|${escaped(second)}`, 'g'), (name) =>
      name === first ? second : first,
    );
    return { text, was: first, is: second };
  },
  'opposite word': (sentence, _, random) => {
    const known = [...sentence.matchAll(/\b[a-z]+\b/g)]
      .map(([word]) => word)
      .filter((word) => opposites.has(word));
    const was = pick(known, random);
    return replaced(sentence, was, was && opposites.get(was));
  },
  negated: (sentence) => {
    if (/\b(?:not|no|never|none|neither|nor|without|cannot)\b|n't\b/i.test(sentence)) return undefined;
    const was = /\b(?:is|are|was|were|has|have|had|will|would|can|could|should|must|may)\b(?= [a-z])/.exec(
      sentence,
    )?.[0];
    return replaced(sentence, was, was && `${was} not`);
  },
  'number changed': (sentence, context, random) => {
    const numbers = sentence.match(/(?<![\p{L}\d.,:/$€£-])\d{1,4}(?![\p{L}\d%:/-]|[.,]\d)/gu) ?? [];
    const was = pick(numbers, random);
    if (was === undefined) return undefined;
    const is = [1, 2, 3, 5, 7, 11, 13]
      .map((more) => String(Number(was) + more))
      .find((number) => !new RegExp(`\\b${number}\\b`).test(context));
    return replaced(sentence, was, is);
  },
};

/** Months and days are dates, and a title alone is nobody. */
const noName =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mr|Mrs|Ms|Dr|The|This|It|He|She|They|We|You|In|On|At|But|And|If|When)$/;

/** Runs of capitalised words inside sentences, told by nothing but their capitals. */
export const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<=[\p{Ll},;)] )\p{Lu}[\p{L}’-]{2,}(?: \p{Lu}[\p{L}’-]{2,})*/gu)]
    .map(([name]) => name)
    .filter((name) => !name.split(' ').some((word) => noName.test(word)));

const pairs =
  'more less|most fewest|higher lower|increase decrease|increased decreased|increases decreases|rise fall|rose fell|rising falling|before after|first last|large small|larger smaller|largest smallest|big small|long short|longer shorter|early late|earlier later|old new|older younger|high low|highest lowest|good bad|better worse|best worst|won lost|win lose|accept reject|accepted rejected|allow forbid|allowed forbidden|open closed|opened closed|inside outside|above below|north south|northern southern|east west|eastern western|male female|men women|positive negative|public private|possible impossible|strong weak|stronger weaker|hot cold|safe dangerous|easy difficult|rich poor|buy sell|bought sold|gained lost|support oppose|supported opposed|start end|started ended|begin end|began ended|always never|maximum minimum|internal external|major minor|left right|up down|over under|guilty innocent|alive dead|true false';

const opposites: ReadonlyMap<string, string> = new Map(
  pairs
    .split('|')
    .flatMap((pair) => {
      const [one, other] = pair.split(' ') as [string, string];
      return [[one, other] as const, [other, one] as const];
    })
    .toReversed(),
);

const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list[Math.floor(random() * list.length)];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function replaced(
  sentence: string,
  was: string | undefined,
  is: string | undefined,
): SentenceEdit | undefined {
  if (was === undefined || is === undefined || was === is) return undefined;
  const text = sentence.replace(new RegExp(`(?<![\\p{L}\\d])${escaped(was)}(?![\\p{L}\\d])`, 'u'), () => is);
  return text === sentence ? undefined : { text, was, is };
}
