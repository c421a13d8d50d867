import { Lines } from '../text/lines.ts';
import type { Source } from '../text/passage.ts';
import { segment } from '../text/segment.ts';

/** Plain text and Markdown, told apart by the uri; text without a name (clipboard, tool result) counts as Markdown. */
export function readText(uri: string, text: string): Source {
  const lines = new Lines(text);
  const format = /\.(?:txt|text|log|srt|vtt)$/i.test(uri) ? 'plain' : 'markdown';
  const passages = segment(text, { format }).map((sentence, position) => ({
    ...sentence,
    position,
    uri,
    line: lines.lineAt(sentence.start),
  }));
  return { uri, text, passages };
}
