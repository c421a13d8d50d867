import type { Span } from '../../text/span.ts';

/** A text of JSON, and where its offsets stand in the file: JSON may be written into a string of other JSON. */
export interface JsonText {
  readonly text: string;
  readonly at: (offset: number) => number;
}

export const fileText = (text: string): JsonText => ({ text, at: (offset) => offset });

/** What a string literal says, quotes included in `span`, and where each unit of it, and its end, stands. */
export function literal(
  json: JsonText,
  span: Span,
): { readonly text: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let text = '';
  const unit = /\\(?:u[0-9a-fA-F]{4}|.)|[\s\S]/g;
  for (const { 0: found, index } of json.text.slice(span.start + 1, span.end - 1).matchAll(unit)) {
    text += found.length === 1 ? found : JSON.parse(`"${found}"`);
    places.push(json.at(span.start + 1 + index));
  }
  places.push(json.at(span.end - 1));
  return { text, places };
}

export function nestedText(json: JsonText, span: Span): JsonText {
  const { text, places } = literal(json, span);
  return { text, at: (offset) => places[Math.min(offset, places.length - 1)]! };
}
