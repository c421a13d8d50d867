import { fieldAt, itemsOf } from '../../fieldSentences.ts';
import { callOf, resultOf, type TranscriptShape, textOf } from './shape.ts';

/** Bedrock's Converse: parts without a type, named by their one key. */
export const bedrock: TranscriptShape = {
  part(part) {
    if (fieldAt(part, 'type')) return undefined;
    const use = fieldAt(part, 'toolUse');
    if (use) return callOf(fieldAt(use, 'toolUseId'), fieldAt(use, 'name'));
    const result = fieldAt(part, 'toolResult');
    if (result)
      return itemsOf(fieldAt(result, 'content')).flatMap((one) =>
        resultOf(fieldAt(one, 'text', 'json'), undefined, fieldAt(result, 'toolUseId')),
      );
    const words = fieldAt(part, 'text');
    return words ? textOf(words) : undefined;
  },
};
