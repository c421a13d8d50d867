import { Parser } from 'htmlparser2';
import type { Steps } from '../base/timeSlices.ts';
import { Problem } from '../check/problem.ts';
import { maxDepth } from './limits.ts';

/** What is told of a document's markup, in its order. */
export interface MarkupHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

/** Characters that are parsed in one step. */
const stepLength = 10_000;

/** Elements nested deeper than any page cost the square of their depth: they are refused. */
function* markupSteps(text: string, handler: MarkupHandler, xmlMode: boolean): Steps<void> {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (++depth > maxDepth) throw new Problem('tooDeep', { most: maxDepth });
        handler.open(name, attributes);
      },
      ontext: (words) => handler.text(words),
      onclosetag: (name) => {
        depth--;
        handler.close(name);
      },
    },
    { decodeEntities: true, xmlMode },
  );
  for (let at = 0; at < text.length; at += stepLength) {
    parser.write(text.slice(at, at + stepLength));
    yield;
  }
  parser.end();
}

/** @throws {Problem} tooDeep */
export const htmlMarkup = (html: string, handler: MarkupHandler): Steps<void> =>
  markupSteps(html, handler, false);

/** XML without its prefixes: "w:p" is told as "p". Entities that a document declares stay as they are written. */
export const xmlMarkup = (xml: string, handler: MarkupHandler): Steps<void> =>
  markupSteps(
    xml,
    {
      open: (name, attributes) =>
        handler.open(
          local(name),
          Object.fromEntries(Object.entries(attributes).map(([key, value]) => [local(key), value])),
        ),
      text: (text) => handler.text(text),
      close: (name) => handler.close(local(name)),
    },
    true,
  );

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
