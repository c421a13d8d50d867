import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { runAtOnce } from '../../../src/base/timeSlices.ts';
import { codeNames } from '../../../src/declarations/codeNames.ts';
import { Declarations } from '../../../src/declarations/declarations.ts';
import { NameCheck } from '../../../src/declarations/nameCheck.ts';
import { readCode } from '../../../src/sources/readCode.ts';
import { sourceSteps } from '../../../src/sources/reading.ts';
import { readJson } from '../../../src/sources/readJson.ts';
import type { Sentence } from '../../../src/text/passage.ts';
import { segment } from '../../../src/text/segment.ts';
import { overlaps, type Span } from '../../../src/text/span.ts';

const declaring =
  /^(?:src|media|scripts|test\/(?:bench|server|unit\/declarations))\/.*\.(?:m?ts|tsx|py)$|^[\w.]+\.(?:json|yml|mjs)$/;

/** This repository as a context: its code, and the names of all its other files. */
const sources = globSync(['*', '{src,media,scripts,test,docs,examples}/**'], {
  ignore: ['media/model/**', 'package-lock.json', '**/node_modules/**'],
}).map((file) => {
  const text = declaring.test(file) ? readFileSync(file, 'utf8') : '';
  const read = text && file.endsWith('.json') ? readJson : readCode;
  return runAtOnce(sourceSteps(`file:///work/${file}`, read(text)));
});

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].sort();

/** Each in the same way in every run. */
const mutations: readonly ((name: string) => string)[] = [
  (name) => `${name.slice(0, -1)}q${name.slice(-1)}`,
  (name) => name.slice(0, Math.ceil(name.length / 2)) + name.slice(Math.ceil(name.length / 2) + 1),
  (name) => `${name}${name === name.toUpperCase() ? '_OLD' : name.startsWith('--') ? '-old' : 'Old'}`,
];

const mutatedDefault = (value: string): string =>
  /^-?\d+$/.test(value)
    ? String(Number(value) + 1)
    : value === 'true' || value === 'false'
      ? String(value !== 'true')
      : value.replace(/^("?)/, '$1x');

const withWords = (sentence: Sentence, { start, end }: Span, words: string): Sentence => {
  const text = sentence.text.slice(0, start) + words + sentence.text.slice(end);
  return { ...sentence, text, end: sentence.start + text.length };
};

describe('the documentation against the code of this repository', () => {
  let declarations: Declarations;
  const texts = pages.map((page) => {
    const text = readFileSync(page, 'utf8');
    return { page, text, sentences: segment(text) };
  });
  before(() => {
    declarations = runAtOnce(Declarations.read(sources))!;
  });

  const isFound = (check: NameCheck, sentence: Sentence, at: number): boolean =>
    check
      .problemsOf(sentence)
      .some(({ start, end }) =>
        overlaps({ start, end }, { start: sentence.start + at, end: sentence.start + at + 3 }),
      );

  it('names little that the code does not declare', () => {
    const words = texts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
    const alarms = texts.flatMap(({ page, sentences }) => {
      const check = new NameCheck(declarations, sentences);
      return sentences.flatMap((one) => check.problemsOf(one).map(({ text }) => `${page}: ${text}`));
    });
    assert.ok(alarms.length <= words / 1000, `${alarms.length} in ${words} words\n${alarms.join('\n')}`);
  });

  it('would be told of at least 95 % of names that were mistaken', () => {
    const missed: string[] = [];
    let tried = 0;
    for (const { page, sentences } of texts) {
      const check = new NameCheck(declarations, sentences);
      for (const sentence of sentences)
        for (const [i, name] of codeNames(sentence).entries()) {
          const mistaken = mutations[(i + name.start) % mutations.length]!(name.text);
          if (!declarations.knows(name) || declarations.knows({ ...name, text: mistaken })) continue;
          if ((name.start + name.text.length) % 5 !== 0) continue;
          tried++;
          if (!isFound(check, withWords(sentence, name, mistaken), name.start))
            missed.push(`${page}: ${name.text} → ${mistaken}`);
        }
    }
    assert.ok(tried > 150, String(tried));
    assert.ok(missed.length <= tried * 0.05, `${missed.length} of ${tried}\n${missed.join('\n')}`);
  });

  it('would be told of at least 95 % of defaults that were mistaken', () => {
    const missed: string[] = [];
    let tried = 0;
    for (const { page, sentences } of texts) {
      const check = new NameCheck(declarations, sentences);
      for (const sentence of sentences) {
        const column = (sentence.trail.at(-1) ?? '')
          .split('|')
          .findIndex((head) => /^\s*default\s*$/.test(head));
        const row = /^(\|[^|]+\|\s*`)([^`]+)`\s*\|/.exec(sentence.text);
        if (sentence.kind !== 'tableRow' || column !== 1 || !row) continue;
        tried++;
        const start = row[1]!.length;
        const mistaken = mutatedDefault(row[2]!);
        const mutated = withWords(sentence, { start, end: start + row[2]!.length }, mistaken);
        if (!isFound(check, mutated, start))
          missed.push(`${page}: ${sentence.text.slice(0, 60)} → ${mistaken}`);
      }
    }
    assert.ok(tried > 40, String(tried));
    assert.ok(missed.length <= tried * 0.05, `${missed.length} of ${tried}\n${missed.join('\n')}`);
  });
});
