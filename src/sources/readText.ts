import type { Source } from '../text/passage.ts';
import { segments } from '../text/segment.ts';
import { type Reading, toSource } from './reading.ts';

/** Plain text and Markdown. Text without a telling name (clipboard, tool result) counts as Markdown; logs do not. */
export const textReading = (text: string, uri = ''): Reading => ({
  text,
  sentences: segments(text, { format: /\.log$/i.test(uri) ? 'plain' : 'markdown' }),
});

export const readText = (uri: string, text: string): Source => toSource(uri, textReading(text, uri));
