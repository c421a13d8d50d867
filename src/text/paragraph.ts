import { speakerOf } from './lineMarks.ts';
import type { Span } from './span.ts';

/** Words that do not end a line on purpose: "according to / Microsoft" is one sentence. */
const openEnd =
  /(?:[,;(–—-]|\b(?:a|an|the|of|to|in|on|at|by|for|from|with|and|or|but|as|than|that|which|is|are|was|were|de|la|le|les|der|die|das|und|von|el|y|et))$/iu;
/** "memory: 512 MB" and its like stand a pair a line. */
const pair = /^[\p{L}\p{N}_. -]{1,30}: \S/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC、]$/u;
const ended = /[.!?。！？:：…]["'”’)\]*_」』]*$/u;

/**
 * Parts a paragraph where a line break was meant: the next word would have fitted on the line and starts anew.
 * Hard-wrapped lines stay together, so that their sentences do.
 */
export function groupLines(text: string, lines: readonly Span[]): readonly (readonly Span[])[] {
  if (lines.length < 2) return [lines];
  const width = lines.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  const groups: Span[][] = [[lines[0]!]];
  for (let i = 1; i < lines.length; i++) {
    const previous = text.slice(lines[i - 1]!.start, lines[i - 1]!.end);
    const next = text.slice(lines[i]!.start, lines[i]!.end);
    if (startsAnew(previous, next, width)) groups.push([]);
    groups.at(-1)!.push(lines[i]!);
  }
  return groups;
}

function startsAnew(previous: string, next: string, width: number): boolean {
  const tail = previous.slice(-80).trimEnd();
  if (ended.test(tail) && speakerOf(next) !== undefined) return true;
  if (pair.test(previous) && pair.test(next)) return true;
  if (/^\p{Ll}/u.test(next) || openEnd.test(tail)) return false;
  if (unspaced.test(tail) && !ended.test(tail)) return false;
  const word = /^\S{1,40}/u.exec(next)?.[0].length ?? 40;
  const fits = width < 40 || previous.trimEnd().length + 1 + word < width * 0.9;
  return fits || / {2}$|\\$/.test(previous);
}
