import { segments } from '../text/segment.ts';
import type { Reading } from './reading.ts';

/** Plain text and Markdown. Text without a telling name (clipboard, tool result) counts as Markdown; logs do not. */
export const textReading = (text: string, uri = ''): Reading => ({
  text,
  sentences: segments(text, { format: /\.log$/i.test(uri) ? 'plain' : 'markdown' }),
});
