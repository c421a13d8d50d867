import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A statement of the written corpus under its context and under the twin of it. */
export interface CorpusStatement {
  readonly text: string;
  readonly context: string;
  readonly supported: boolean;
  readonly twin: string;
  readonly supportedByTwin: boolean;
  /** Statements of one block stand under the same contexts. */
  readonly block: string;
}

const folder = join(import.meta.dirname, '../../corpus');

/** Files on which neither weights nor rules nor thresholds are made; `sets.py` of the training names the same. */
const heldFiles = ['a/04', 'c/04', 'e/04', 'f/03', 'g/03', 'h/04', 'i/03', 'n/02'];
/** Announcements, minutes, policies and studies, and what assistants write of them; held out like these. */
const freshFiles = ['v/06', 'v/07', 'v/08'];
/** Files on which the calibration is fitted, unseen by the training as well. */
const calibrationFiles = ['p/04', 'q/04', 'r/04', 's/04', 't/04', 'u/04'];

export const heldStatements = (): readonly CorpusStatement[] => heldFiles.flatMap(readFile);
export const freshStatements = (): readonly CorpusStatement[] => freshFiles.flatMap(readFile);
export const calibrationStatements = (): readonly CorpusStatement[] => calibrationFiles.flatMap(readFile);

/** All parts and files: `a/01`. */
export const corpusFiles = (): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .flatMap((path) => /^([a-z])[\\/](\d\d)\.txt$/.exec(path)?.slice(1).join('/') ?? [])
    .toSorted();

/** Every statement of a file that has a twin. */
export function readFile(name: string): readonly CorpusStatement[] {
  const [blocks, twins] = ['txt', 'twin.txt'].map((ending) => readBlocks(join(folder, `${name}.${ending}`)));
  return blocks!.flatMap(({ context, lines }, i) => {
    const twin = twins![i]!;
    const marks = twin.lines[0]!.trim().split(/\s+/);
    if (marks.length !== lines.length) throw new Error(`${name}, block ${i + 1}: ${marks.length} marks`);
    return lines.map((line, at) => ({
      text: line.slice(2).replaceAll(/[[\]]/g, '').trim(),
      context,
      supported: line.startsWith('='),
      twin: twin.context,
      supportedByTwin: marks[at] === '=',
      block: `${name} ${i}`,
    }));
  });
}

const readBlocks = (path: string) =>
  readFileSync(path, 'utf8')
    .split(/^@ /m)
    .slice(1)
    .map((block) => {
      const [head = '', below = ''] = block.split(/\n---\n/);
      return {
        context: head.slice(head.indexOf('\n') + 1).trim(),
        lines: below.split('\n').filter((line) => line.trim() !== ''),
      };
    });
