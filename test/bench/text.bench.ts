import { readSource } from '../../src/sources/readSource.ts';
import { readText } from '../../src/sources/readText.ts';
import { QuoteFinder } from '../../src/text/locate.ts';
import { buildIndex } from '../../src/text/searchIndex.ts';
import { segment } from '../../src/text/segment.ts';

/** Prints how long reading, segmenting, indexing and locating take, on made-up prose and on hostile input. */

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Deterministic pseudo-random numbers, 0 to 1 (Park and Miller). */
function* randomNumbers(): Generator<number> {
  for (let seed = 1; ; ) {
    seed = (seed * 48271) % 0x7fffffff;
    yield seed / 0x7fffffff;
  }
}

function prose(characters: number, separator: string): string {
  const random = randomNumbers();
  const next = (): number => random.next().value as number;
  const word = (): string => `w${Math.floor(next() * next() * 5000).toString(36)}ing`;
  const sentence = (): string =>
    `The ${Array.from({ length: 8 + Math.floor(next() * 15) }, word).join(' ')}.`;
  const parts: string[] = [];
  for (let length = 0; length < characters; length += parts.at(-1)!.length + separator.length)
    parts.push(Array.from({ length: 5 }, sentence).join(' '));
  return parts.join(separator);
}

function time<T>(name: string, work: () => T): T {
  const since = performance.now();
  const result = work();
  print(`${name.padEnd(44)}${(performance.now() - since).toFixed(0).padStart(7)} ms`);
  return result;
}

const hundredPages = prose(300_000, '\n\n');
const fiveMegabytes = prose(5_000_000, '\n\n');
segment(hundredPages);

const source = time('read 100 pages', () => readText('a.md', hundredPages));
const index = time('index 100 pages', () => buildIndex([source]));
time('100 searches in 100 pages', () => {
  for (let i = 0; i < 100; i++) index.searchNow(source.passages.at(i * 7)!.text, 10);
});
const large = time('read 5 MB', () => readText('a.md', fiveMegabytes));
time('read 5 MB in one paragraph', () => readText('a.md', prose(5_000_000, '\n')));
time('index 5 MB', () => buildIndex([large]));
const finder = new QuoteFinder(fiveMegabytes);
const quote = large.passages.at(-9)!.text.toUpperCase();
time('first quote located in 5 MB, normalised', () => finder.find(quote));
time('next quote located in 5 MB', () => finder.find(quote.replaceAll(' ', '\n')));

const hostile: Readonly<Record<string, string>> = {
  'a 1 MB line of prose': prose(1_000_000, ' '),
  '1 MB without a space': 'x'.repeat(1_000_000),
  '1 MB of stars': `a${'*'.repeat(1_000_000)}`,
  '1 MB of opened tags': '<a '.repeat(333_000),
  '1 MB of opened links': '[a]('.repeat(250_000),
  '1 MB of backticks': '`a'.repeat(500_000),
  '1 MB of opened comments': 'a <!-- '.repeat(143_000),
  '1 MB of lines of opened comments': '<!-- a\n'.repeat(143_000),
  '1 MB of addresses': 'http://'.repeat(143_000),
  '1 MB of addresses that end in dots': `http://${'.'.repeat(1990)} `.repeat(500),
  'a heading of 1 MB of spaces': `# a${' '.repeat(1_000_000)}b`,
  'a heading of 1 MB of number signs': `# ${'#'.repeat(1_000_000)}b`,
  '1 MB of table marks': `a|\n${'|-'.repeat(500_000)}`,
  '1 MB of spaces': `a${' '.repeat(1_000_000)}b`,
  '1 MB of line breaks': `a${'\n'.repeat(1_000_000)}b`,
  '1 MB of quote marks': '>'.repeat(1_000_000),
  '1 MB of abbreviations': 'Dr. '.repeat(250_000),
  '1 MB of list items in one another': Array.from({ length: 1400 }, (_, i) => `${' '.repeat(i)}- x`).join(
    '\n',
  ),
};
for (const [name, text] of Object.entries(hostile)) time(`segment ${name}`, () => segment(text));

const records = JSON.stringify(
  Array.from({ length: 60_000 }, (_, id) => ({ id, name: `n${id}`, tags: ['a', 'b'], open: true })),
);
const bytes = new TextEncoder().encode(records);
const since = performance.now();
let longest = 0;
let last = since;
const pulse = setInterval(() => {
  longest = Math.max(longest, performance.now() - last);
  last = performance.now();
}, 1);
await readSource({ uri: 'a.json', bytes });
clearInterval(pulse);
print(
  `read ${(bytes.length / 1e6).toFixed(0)} MB of JSON, longest stop ${longest.toFixed(0)} ms`.padEnd(44) +
    `${(performance.now() - since).toFixed(0).padStart(7)} ms`,
);
