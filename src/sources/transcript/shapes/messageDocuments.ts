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

const tagged =
  /<(documents?|contexts?|sources?|passages?|chunks?|excerpts?|search_results?|reference_text|knowledge)(?:\s[^<>]{0,200})?>([\s\S]+?)<\/\1>/gi;
const headed =
  /(?:^|\n)[#*\s]{0,5}(?:context|documents?|sources?|passages?|excerpts?|reference text|search results|background)[*\s]{0,3}:[*\s]*\n([\s\S]{40,}?)(?=\n[#*\s]{0,5}(?:question|query|task|instructions?|answer|user)[*\s]{0,3}:|$)/i;

/** The documents that stand in the words of a message, between tags or under their heading. */
export function documentsIn(words: string): readonly string[] {
  const between = [...words.matchAll(tagged)].map(([, , text]) => text!.trim());
  if (between.length > 0) return between;
  const under = headed.exec(words)?.[1]?.trim();
  return under === undefined ? [] : [under];
}

/** What is left of a message without them: the question. */
export const withoutDocuments = (words: string): string => {
  const plain = words.replace(tagged, '').replace(headed, '').trim();
  return plain.replace(/^[#*\s]{0,5}(?:question|query)[*\s]{0,3}:\s*/i, '') || words;
};
