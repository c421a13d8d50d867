import { type Block, groupLines } from '../text/blockWriter.ts';
import type { Sentence } from '../text/passage.ts';
import { sentencesOf } from '../text/segment.ts';
import { Lines, type Span } from '../text/span.ts';
import type { Reading } from './reading.ts';

/** What a line of comment begins with, in most languages; what is left of it is prose. */
const commentMark = /^(?:\/\/[/!]?|#!?(?=\s|$)|--(?=\s|$)|;+(?=\s)|\/\*+!?|\*(?=[\s/]|$)|<!--|"""|''')\s*/;
const commentEnd = /\s*(?:\*+\/|-->|"""|''')$/;
const section = /^\[.+\]$/;

/**
 * Source code and configuration: a passage for each line, under the lines that enclose it by indentation and the
 * `[section]` it stands in; comments are read as the prose that they are.
 */
export const readCode = (text: string): Reading => ({ text, sentences: codeSentences(text) });

function* codeSentences(text: string): Generator<Sentence> {
  for (const block of codeBlocks(text)) yield* sentencesOf(text, block);
}

function* codeBlocks(text: string): Generator<Block> {
  const lines = new Lines(text);
  const above = new Enclosing();
  let comment: Span[] = [];
  for (let i = 0; i <= lines.count; i++) {
    const line = lines.span(i);
    const raw = text.slice(line.start, line.end);
    const content = raw.trim();
    const indent = raw.length - raw.trimStart().length;
    const start = line.start + indent;
    const mark = commentMark.exec(content)?.[0];
    if (mark !== undefined) {
      const end = start + content.replace(commentEnd, '').length;
      if (comment.length === 0) above.close(indent);
      if (start + mark.length < end) comment.push({ start: start + mark.length, end });
      continue;
    }
    for (const group of comment.length > 0 ? groupLines(text, comment) : [])
      yield { kind: 'prose', trail: above.trail, lines: group };
    comment = [];
    if (content === '') continue;
    above.close(section.test(content) ? -1 : indent);
    yield { kind: 'code', trail: above.trail, lines: [{ start, end: start + content.length }] };
    above.open(section.test(content) ? -1 : indent, content);
  }
}

/** The lines that stand above a line and further left. */
class Enclosing {
  #openers: readonly { readonly indent: number; readonly label: string }[] = [];

  get trail(): readonly string[] {
    return this.#openers.map(({ label }) => label);
  }

  close(indent: number): void {
    this.#openers = this.#openers.filter((one) => one.indent < indent);
  }

  open(indent: number, line: string): void {
    const label = line.slice(0, 120).replace(/[\s{(:[]+$/, '');
    if (/\p{L}/u.test(label)) this.#openers = [...this.#openers, { indent, label }];
  }
}
