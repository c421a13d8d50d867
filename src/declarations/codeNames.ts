import type { Sentence } from '../text/passage.ts';
import { type Span, TakenSpans } from '../text/span.ts';

/** What a name in a text is a name of; `name` is an identifier, a key or a setting. */
export type CodeNameKind = 'flag' | 'variable' | 'endpoint' | 'path' | 'name';

/** A name that a text writes as code. Offsets are into the sentence. */
export interface CodeName extends Span {
  readonly text: string;
  readonly kind: CodeNameKind;
}

const inBackticks = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gsu;

/** The stretches of a sentence that are code: all of a block, else what stands in backticks. */
export const codeIn = ({ kind, text }: Pick<Sentence, 'kind' | 'text'>): readonly Span[] =>
  kind === 'code'
    ? [{ start: 0, end: text.length }]
    : [...text.matchAll(inBackticks)].map(({ index, 1: ticks, 2: code }) => {
        const start = index + ticks!.length;
        return { start, end: start + code!.length };
      });

const part = String.raw`[A-Za-z_$][\w$]*(?:-[A-Za-z_\d][\w$]*)*`;
/** In this order: a flag is no name, and a name of capitals is a variable. */
const kinds: readonly (readonly [CodeNameKind, RegExp])[] = [
  ['flag', /(?<![\w-])--[a-z][\w-]*[\w]/g],
  ['endpoint', /(?<![\w.:/~*@>)-])\/[a-z][\w-]{0,80}(?:\/[\w{}:<>.-]{0,80}[\w}>]){0,20}(?![\w*/])/gi],
  ['path', /(?<![\w.:/~*@<{-])[A-Za-z_.][\w.-]{0,80}(?:\/[\w.@-]{1,80}){1,20}(?![\w/*{<])/g],
  ['variable', /(?<![\w$./-])[A-Z][A-Z\d]*(?:_[A-Z\d]+)+(?![\w$-])/g],
  ['name', new RegExp(String.raw`(?<![\w$.@/#%\\:-])${part}(?:\.${part})*(?![\w$/:@…-]|\.\w|\s*://)`, 'g')],
];

/**
 * Names that a sentence writes as code. A single word in backticks is one; of a line or block of code only what has a form
 * that no other word has: `camelCase`, `snake_case`, `a.b`, `call()`.
 */
export function codeNames(sentence: Pick<Sentence, 'kind' | 'text'>): readonly CodeName[] {
  return codeIn(sentence).flatMap(({ start, end }) => {
    const code = sentence.text.slice(start, end);
    const single = /^["'@]?[\w$.-]+(?:\(\))?["']?$/.test(code);
    return namesIn(code, single).map((name) => ({
      ...name,
      start: name.start + start,
      end: name.end + start,
    }));
  });
}

function namesIn(code: string, isSingle: boolean): readonly CodeName[] {
  const found: CodeName[] = [];
  const taken = new TakenSpans(code.length);
  for (const [kind, pattern] of kinds)
    for (const { 0: text, index } of code.matchAll(pattern)) {
      const span = { start: index, end: index + text.length };
      if (!taken.isFree(span)) continue;
      if (kind === 'name' && !(isSingle ? isNameAlone(text) : isDistinct(text, code, span))) continue;
      taken.take(span);
      found.push({ text, kind, ...span });
    }
  return found;
}

/** A letter or two stand for anything, and `FILE` for whatever is written in its place. */
const shortest = 3;
const isNameAlone = (text: string): boolean =>
  text.length >= shortest && /[a-z]/.test(text) && !isFile.test(text) && !isOfLanguage(text);

const isDistinct = (text: string, code: string, { start, end }: Span): boolean =>
  !isFile.test(text) &&
  !isOfLanguage(text) &&
  (/[a-z\d][A-Z]|[A-Za-z\d]_[A-Za-z\d]/.test(text) ||
    /^\w+\.[\w.-]*\w{3}$/.test(text) ||
    (text.length >= shortest && code[end] === '(' && !/(?:new|function)\s*$/.test(code.slice(0, start))));

const isFile =
  /\.(?:md|mdx|txt|[cm]?[jt]sx?|jsonc?|jsonl|ya?ml|toml|ini|csv|tsv|html?|css|pdf|docx|xlsx|pptx|ipynb|py|rb|go|rs|java|sh|sql|svg|png|onnx|sarif|xml|log|lock)$/;

const keywords =
  'true false null undefined None nil this self if for while switch catch function return require import typeof await super print console process env';
const standard = [Object, Array, String, Number, Date, RegExp, Error, Map, Set, Promise, JSON, Math];
const methodsOf = (one: object): readonly string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(one)).flatMap(([name, { value }]) =>
    typeof value === 'function' && name !== 'constructor' ? [name] : [],
  );
/** Words of programming languages, and what JavaScript has of itself: nobody declares them. */
const ofLanguage: ReadonlySet<string> = new Set([
  ...keywords.split(' '),
  ...standard.flatMap((one) =>
    'prototype' in one ? [one.name, ...methodsOf(one), ...methodsOf(one.prototype)] : methodsOf(one),
  ),
]);

const isOfLanguage = (text: string): boolean => {
  const parts = text.split('.');
  return ofLanguage.has(parts.at(-1)!) || /^(?:console|process|JSON|Math|Object)$/.test(parts[0]!);
};
