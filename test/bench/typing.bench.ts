import { Findings } from '../../src/review/findings.ts';
import type { Sentence } from '../../src/text/passage.ts';
import { finding } from '../unit/review/_findings.ts';

/**
 * Prints what one keystroke costs the store in a document of 10,000 lines with 500 findings (budget: 4 ms), and where
 * each of the lines is a claim, 500 of which are contradicted.
 */

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const uri = 'file:///output.md';
const lineOf = (number: number): string => `Line ${number} says that the value is ${number * 7}.`;

const lines = 10_000;
const flagged = 500;
const flaggedEvery = lines / flagged;
const keystrokes = 400;

/** @param every one line in so many is checked */
function openDocument(every: number): { findings: Findings; text: string } {
  const findings = new Findings(() => undefined);
  const sentences: Sentence[] = [];
  let text = '';
  for (let i = 0; i < lines; i++) {
    const words = lineOf(i);
    const place = { start: text.length, end: text.length + words.length };
    if (i % every === 0) sentences.push({ text: words, ...place, kind: 'prose', trail: [] });
    text += `${words}\n`;
  }
  const run = findings.begin(uri, {
    judge: 'test',
    context: [],
    sentences,
    span: { start: 0, end: text.length },
    size: { statements: 1, items: 1 },
  });
  for (const [i, { start, text: words }] of sentences.entries()) {
    const verdict = i % (flaggedEvery / every) === 0 ? 'contradicted' : 'supported';
    run.add(finding({ id: `${i}`, start, text: words, sentence: i, verdict }));
  }
  run.add({ type: 'ended', how: 'completed' });
  return { findings, text };
}

/** Types at `at`, one character after the other; the surfaces read the store at most every 60 ms. */
function type(where: string, at: number, every: number): void {
  const { findings, text } = openDocument(every);
  let now = text;
  const edits: number[] = [];
  const reads: number[] = [];
  for (let i = 0; i < keystrokes; i++) {
    const start = at + i;
    now = `${now.slice(0, start)}x${now.slice(start)}`;
    const since = performance.now();
    findings.edit(uri, [{ start, end: start, text: 'x' }], (from, to) => now.slice(from, to));
    edits.push(performance.now() - since);
    if (i % 5 !== 0) continue;
    const reading = performance.now();
    findings.get(uri);
    reads.push(performance.now() - reading);
  }
  print(`${where.padEnd(20)}${format(edits)}${format(reads)}`);
}

function format(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(2).padStart(7);
  return `   ${at(0.5)} ${at(0.95)}`;
}

for (const every of [flaggedEvery, 1]) {
  print(
    `${lines} lines, ${lines / every} claims, ${flagged} contradicted; milliseconds, median and 95th percentile:`,
  );
  print(`${''.padEnd(20)}   one keystroke    one reading of it all`);
  type('at the start', 0, every);
  type('inside a finding', 5, every);
  type('in the middle', 200_000, every);
  type('at the end', 440_000, every);
}
