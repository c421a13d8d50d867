import { fieldAt, itemsOf, stringOf } from '../../fieldSentences.ts';
import { resultOf, type TranscriptShape, textOf } from './shape.ts';

/** OpenAI's Agents SDK: run items around the items of responses, and the spans of traces. */
export const agentsSdk: TranscriptShape = {
  message(field, read) {
    const raw = fieldAt(field, 'raw_item', 'rawItem');
    if (raw && /_item$/.test(stringOf(fieldAt(field, 'type')) ?? '')) return read(raw);
    const span = fieldAt(field, 'span_data');
    return stringOf(fieldAt(span, 'type')) === 'function'
      ? { role: 'other', pieces: resultOf(fieldAt(span, 'output'), stringOf(fieldAt(span, 'name'))) }
      : undefined;
  },
  record(field, read) {
    const items = itemsOf(fieldAt(field, 'new_items', 'newItems'));
    const asked = fieldAt(field, 'input');
    if (items.length > 0 && stringOf(asked) !== undefined)
      return [{ role: 'user', pieces: textOf(asked) }, ...items.flatMap((item) => read(item) ?? [])];
    const span = fieldAt(field, 'span_data');
    if (!span) return undefined;
    const said = [...itemsOf(fieldAt(span, 'input')), ...itemsOf(fieldAt(span, 'output'))];
    const messages = said.flatMap((item) => read(item) ?? []);
    return messages.length > 0 ? messages : undefined;
  },
};
