import type { Source } from '../../text/passage.ts';
import type { Span } from '../../text/span.ts';
import { type Field, stringOf } from '../field.ts';
import { toSource } from '../reading.ts';
import { readJson } from '../readJson.ts';
import { conversations } from './conversations.ts';
import type { Message } from './message.ts';
import { PlacedText } from './placedText.ts';

/** What an assistant said, and what it had been given to say it from. */
export interface TranscriptAnswer {
  /** Its words, decoded, as they are checked. */
  readonly text: string;
  /** Where the whole answer stands in the file. */
  readonly span: Span;
  /** Where a stretch of `text` stands in the file, which writes some characters as escapes. */
  readonly place: (span: Span) => Span;
  /** The last thing that the person said before. */
  readonly question?: string;
  /** Each tool result before the answer is a source; none where no tool was used. */
  readonly sources: readonly Source[];
}

/**
 * The answers of a chat transcript (JSON or JSON Lines), in order; empty where the file is none.
 * @param uri of the transcript; a tool result's is this with "#search-1" (in a file of several: "#2.search-1")
 */
export const readTranscript = (uri: string, file: string): readonly TranscriptAnswer[] =>
  conversations(file).flatMap((messages, number, all) => [
    ...answers(all.length > 1 ? `${uri}#${number + 1}.` : `${uri}#`, file, messages),
  ]);

function* answers(prefix: string, file: string, messages: readonly Message[]): Generator<TranscriptAnswer> {
  const tools = new Map<string, string>();
  const sources: Source[] = [];
  let question: string | undefined;
  for (const { role, pieces } of messages) {
    const words = new PlacedText();
    for (const piece of pieces) {
      if (piece.type === 'text') words.add(file, piece.field.span);
      else if (piece.type === 'call') tools.set(piece.call, piece.tool);
      else {
        const tool = piece.tool ?? tools.get(piece.call ?? '') ?? 'tool';
        sources.push(...toolSource(`${prefix}${tool}-${sources.length + 1}`, file, piece.field));
      }
    }
    if (words.text.trim() === '') continue;
    if (role === 'user') question = words.text;
    if (role !== 'assistant') continue;
    yield {
      text: words.text,
      span: words.place({ start: 0, end: words.text.length }),
      place: (span) => words.place(span),
      ...(question === undefined ? {} : { question }),
      sources: [...sources],
    };
  }
}

/** Text as it was given, JSON (also as text) field by field; empty results are no source. */
function toolSource(uri: string, file: string, field: Field): readonly Source[] {
  const text = stringOf(field) ?? file.slice(field.span.start, field.span.end);
  const source = toSource(uri, readJson(text));
  return source.passages.length > 0 ? [source] : [];
}
