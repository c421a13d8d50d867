import type { Source } from '../text/passage.ts';
import { textReading, toSource } from './reading.ts';
import { readJson } from './readJson.ts';
import { looksLikeJson } from './sourceFormat.ts';

/** A text that is at hand, all at once: prose, Markdown or a JSON record. */
export const readText = (uri: string, text: string): Source =>
  toSource(uri, looksLikeJson(text) ? readJson(text) : textReading(text, uri));
