import type { Source } from '../text/passage.ts';
import { segment } from '../text/segment.ts';
import { toSource } from './toSource.ts';

/** Plain text and Markdown. Text without a telling name (clipboard, tool result) counts as Markdown; logs do not. */
export function readText(uri: string, text: string): Source {
  const format = /\.log$/i.test(uri) ? 'plain' : 'markdown';
  return toSource(uri, text, segment(text, { format }));
}
