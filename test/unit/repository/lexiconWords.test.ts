import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { lexicons } from '../../../src/lexicon/languages.ts';

/** Words of a human language stand in the lexicon: these folders hold rules, which are the same for all languages. */
const rules = globSync(['src/{statements,values,text,judges}/**/*.ts'], {
  ignore: [
    // As the model of the reader was trained: its sentences, its stop words.
    'src/judges/reading/**',
    // What models write around their answers, which are asked for in English.
    'src/judges/llm/{generousReading,modelCall,objectScanner,tolerantJson}.ts',
  ],
}).sort();

/** So many words of one pattern or list are a list of the language's words. */
const most = 3;

const words = new Set<string>();

/** The words of everything in a lexicon, those of its patterns as well. */
function learn(entry: unknown): void {
  if (typeof entry === 'string') for (const word of wordsOf(entry)) words.add(word);
  else if (entry instanceof RegExp) learn(entry.source);
  else if (entry instanceof Map) for (const [, value] of entry) learn(value);
  else if (typeof entry === 'object' && entry !== null)
    for (const one of entry instanceof Set ? entry : Object.values(entry)) learn(one);
}

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\\\\?[a-zA-Z](?:\{[^}]*\})?/g, ' ')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/** Without comments; what bars part in types has spaces on both sides. */
const codeOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?<=^|\s)\/\/ .*$/gm, '')
    .replaceAll(/\|\|| \| /g, ' ');

/** Alternatives side by side in patterns: "that|dass|que". Names of groups, escapes, codes
 * in capitals and what is put in are none. */
const alternativesOf = (line: string): readonly (readonly string[])[] =>
  (
    line
      .replaceAll(/\$\{[^}]*\}|\\\\?[a-zA-Z](?:\{[^}]*\})?|\(\?(?:<?[=!:]|<\w+>)/g, '(')
      .match(/(?:[^|()]*\|){2,}[^|()]*/g) ?? []
  ).map((run) =>
    run
      .split('|')
      .flatMap((part) =>
        wordsOf(/^[\s'`]*(?!\p{Lu}{2})(\p{L}[\p{L}\s'’?-]*)/u.exec(part)?.[1] ?? '').slice(0, 1),
      ),
  );

/** Lists of any strings, but for those of a closed type. */
const listsOf = (code: string): readonly (readonly string[])[] => [
  ...[...code.matchAll(/(?<!ReadonlySet<(?!string>)[^=]{1,40}= )new Set(?:<string>)?\(\[([^\]]*)\]/g)].map(
    ([, list]) => [...list!.matchAll(/'([^']+)'/g)].flatMap(([, one]) => wordsOf(one!)),
  ),
  ...[...code.matchAll(/'([^'\n]+)'\s*\.split\(/g)].map(([, list]) => wordsOf(list!)),
];

describe('words of a language', () => {
  for (const lexicon of Object.values(lexicons)) learn(lexicon);

  for (const file of rules)
    it(`are not listed in ${file}`, () => {
      const code = codeOf(file);
      const lists = [...code.split('\n').flatMap(alternativesOf), ...listsOf(code)];
      assert.deepEqual(
        lists.map((list) => list.filter((word) => words.has(word))).filter(({ length }) => length >= most),
        [],
      );
    });
});
