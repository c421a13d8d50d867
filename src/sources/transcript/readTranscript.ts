import { runAtOnce, type Steps } from '../../base/timeSlices.ts';
import type { Span } from '../../text/span.ts';
import { stringOf } from '../fieldSentences.ts';
import { conversationSteps } from './conversations.ts';
import { fileText, type JsonText, literal } from './jsonText.ts';
import type { Message } from './message.ts';
import { documentsIn, withoutDocuments } from './shapes/messageDocuments.ts';

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
  /** What tools gave back before the answer, the context to check it against (`readText`). */
  readonly results: readonly TranscriptResult[];
  readonly resultCount: number;
  resultAt(position: number): TranscriptResult | undefined;
}

export interface TranscriptResult {
  /** The transcript's, with "#search-1" (in a file of several conversations "#2.search-1"). */
  readonly uri: string;
  /** Text as it was given, or JSON. */
  readonly text: string;
}

/** The answers of a chat transcript (JSON or JSON Lines), in order; empty where the file is none. */
export const readTranscript = (uri: string, file: string): readonly TranscriptAnswer[] =>
  runAtOnce(answerSteps(uri, file));

/** The same in steps. */
export function* answerSteps(uri: string, file: string): Steps<readonly TranscriptAnswer[]> {
  const all = yield* conversationSteps(file);
  const found: TranscriptAnswer[] = [];
  for (const [number, messages] of all.entries())
    for (const answer of answers(all.length > 1 ? `${uri}#${number + 1}.` : `${uri}#`, file, messages)) {
      if (answer) found.push(answer);
      yield;
    }
  return found;
}

/** What each message comes to: an answer, or nothing. */
function* answers(
  prefix: string,
  file: string,
  messages: readonly Message[],
): Generator<TranscriptAnswer | undefined> {
  const tools = new Map<string, string>();
  const results: TranscriptResult[] = [];
  const add = (tool: string, text: string): void => {
    const uri = `${prefix}${tool.replace(/[^\w.-]+/g, '_')}-${results.length + 1}`;
    if (/[\p{L}\p{N}]/u.test(text)) results.push({ uri, text });
  };
  let question: string | undefined;
  for (const { role, pieces } of messages) {
    const words = new PlacedText();
    for (const piece of pieces) {
      if (piece.type === 'text') words.add(piece.within ?? fileText(file), piece.field.span);
      else if (piece.type === 'call') tools.set(piece.call, piece.tool);
      else {
        const tool = piece.tool ?? tools.get(piece.call ?? '') ?? 'tool';
        const { span } = piece.field;
        add(tool, stringOf(piece.field) ?? (piece.within?.text ?? file).slice(span.start, span.end));
      }
    }
    if (words.text.trim() === '') continue;
    if (role !== 'assistant') for (const text of documentsIn(words.text)) add('document', text);
    if (role === 'user') question = withoutDocuments(words.text);
    if (role === 'assistant') yield new PlacedAnswer(words, question, results, results.length);
    else yield undefined;
  }
}

/** Its results are a head of the list of its conversation: each answer with a list of its own would be many times that. */
class PlacedAnswer implements TranscriptAnswer {
  constructor(
    private readonly words: PlacedText,
    readonly question: string | undefined,
    private readonly all: readonly TranscriptResult[],
    readonly resultCount: number,
  ) {}

  get text(): string {
    return this.words.text;
  }

  get span(): Span {
    return this.words.place({ start: 0, end: this.text.length });
  }

  get results(): readonly TranscriptResult[] {
    return this.all.slice(0, this.resultCount);
  }

  resultAt(position: number): TranscriptResult | undefined {
    return position < this.resultCount ? this.all[position] : undefined;
  }

  readonly place = (span: Span): Span => this.words.place(span);
}

interface Part {
  /** Where the part begins in the joined text. */
  readonly at: number;
  /** For each unit of the part, and its end, the offset in the file. */
  readonly places: readonly number[];
}

const gap = '\n\n';

/** Words that stand as string literals in a JSON file, decoded, and where each of them comes from. */
class PlacedText {
  #text = '';
  readonly #parts: Part[] = [];

  get text(): string {
    return this.#text;
  }

  /** Adds a string literal, quotes included in `span`; parts are joined by a blank line. */
  add(json: JsonText, span: Span): void {
    const { text, places } = literal(json, span);
    if (this.#parts.length > 0) this.#text += gap;
    this.#parts.push({ at: this.#text.length, places });
    this.#text += text;
  }

  /** Where a stretch of the text stands in the file, escapes included. */
  place({ start, end }: Span): Span {
    return { start: this.#offset(start), end: this.#offset(end) };
  }

  #offset(offset: number): number {
    const part = this.#parts.findLast(({ at }) => at <= offset) ?? this.#parts[0];
    return part ? part.places[Math.min(offset - part.at, part.places.length - 1)]! : 0;
  }
}
