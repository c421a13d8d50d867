import type { Span } from '../../../text/span.ts';
import { fieldAt, itemsOf, stringOf } from '../../fieldSentences.ts';
import { resultOf, type TranscriptShape } from './shape.ts';

/** Documents that a person or a program handed over in a message. */
export const documents: TranscriptShape = {
  part(part) {
    switch (stringOf(fieldAt(part, 'type'))) {
      case 'document': {
        const source = fieldAt(part, 'source') ?? fieldAt(part, 'document');
        const words =
          stringOf(fieldAt(source, 'type')) === 'base64'
            ? undefined
            : fieldAt(source, 'data', 'content', 'text');
        return words ? resultOf(words, stringOf(fieldAt(part, 'title')) ?? 'document') : undefined;
      }
      case 'search_result':
        return itemsOf(fieldAt(part, 'content')).flatMap((one) => resultOf(fieldAt(one, 'text'), 'search'));
      default:
        return undefined;
    }
  },
};

const opening =
  /<(documents?|contexts?|sources?|passages?|chunks?|excerpts?|search_results?|reference_text|knowledge)(?:\s[^<>]{0,200})?>/gi;
const headed =
  /(?:^|\n)[#*\s]{0,5}(?:context|documents?|sources?|passages?|excerpts?|reference text|search results|background)[*\s]{0,3}:[*\s]*\n([\s\S]{40,}?)(?=\n[#*\s]{0,5}(?:question|query|task|instructions?|answer|user)[*\s]{0,3}:|$)/i;

interface Tagged extends Span {
  readonly text: string;
}

/** What stands between tags. A tag that nothing closes is looked for once: there may be thousands of it. */
function* taggedIn(words: string): Generator<Tagged> {
  const unclosed = new Set<string>();
  let read = 0;
  for (const { 0: tag, 1: name = '', index } of words.matchAll(opening)) {
    if (index < read || unclosed.has(name.toLowerCase())) continue;
    const closing = new RegExp(`</${name}>`, 'gi');
    closing.lastIndex = index + tag.length;
    const found = closing.exec(words);
    if (!found) {
      unclosed.add(name.toLowerCase());
      continue;
    }
    read = closing.lastIndex;
    const text = words.slice(index + tag.length, found.index).trim();
    if (text !== '') yield { start: index, end: read, text };
  }
}

/** The documents that stand in the words of a message, between tags or under their heading. */
export function documentsIn(words: string): readonly string[] {
  const between = [...taggedIn(words)].map(({ text }) => text);
  if (between.length > 0) return between;
  const under = headed.exec(words)?.[1]?.trim();
  return under === undefined ? [] : [under];
}

/** What is left of a message without them: the question. */
export const withoutDocuments = (words: string): string => {
  let kept = '';
  let from = 0;
  for (const { start, end } of taggedIn(words)) {
    kept += words.slice(from, start);
    from = end;
  }
  const plain = (kept + words.slice(from)).replace(headed, '').trim();
  return plain.replace(/^[#*\s]{0,5}(?:question|query)[*\s]{0,3}:\s*/i, '') || words;
};
