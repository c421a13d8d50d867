import { Problem, type ProblemArgs } from '../check/problem.ts';
import { longestEvent } from './answerBounds.ts';

/**
 * The data of server-sent events, read here because the `openai` package prints what it cannot parse to the console.
 * An event that the end of the stream cuts off is dropped.
 * Each character is looked at once.
 * @param alive called for all that arrives, comments included
 * @throws {Problem} dropped, where an event has no end
 */
export async function* serverEvents(
  body: ReadableStream<Uint8Array>,
  alive: () => void = () => {},
  args: ProblemArgs = {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun: string[] = [];
  let data: string[] = [];
  let length = 0;
  for await (const bytes of chunksOf(body)) {
    alive();
    const text = decoder.decode(bytes, { stream: true });
    length += text.length;
    if (length > longestEvent) throw new Problem('dropped', { ...args, cause: 'an event without an end' });
    // A carriage return at the end may be half of a line's end.
    const isWhole = /[\r\n]/.test(text) || begun.at(-1)?.endsWith('\r') === true;
    const lines = isWhole ? linesOf([...begun, text].join('')) : [];
    if (isWhole) begun = [lines.pop()!];
    else begun.push(text);
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) {
          yield data.join('\n');
          data = [];
          length = 0;
        }
        continue;
      }
      const found = /^data: ?(.*)$/s.exec(line)?.[1];
      if (found !== undefined) data.push(found);
    }
  }
}

/** Empty lines in a row end one event. */
const linesOf = (text: string): string[] => text.replace(/\n{3,}/g, '\n\n').split(/\r\n|\n|\r(?!$)/);

/** Not every host's streams can be iterated. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let ended = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      ended = done;
      if (done) return;
      yield value;
    }
  } catch (error) {
    ended = true;
    throw error;
  } finally {
    if (!ended) void drain(reader);
  }
}

/** Milliseconds that a body has to end by itself. */
const drainTime = 1000;

/**
 * Reads on to the end of a body that nobody wants, and cancels it where that does not come soon. To cancel one as it ends
 * may stall another answer of the same endpoint in Node 20, which then not even an abort ends.
 */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), drainTime);
  try {
    while (!(await reader.read()).done);
  } catch {
    // Aborted, or broken: it has ended.
  } finally {
    clearTimeout(timer);
  }
}

/** How a body begins that is a stream of events, whatever its content type says. */
const begun = /^\uFEFF?\s*(?:data|event|id|retry)?:/;

/** Nobody begins an answer with more white space. */
const longestLead = 10_000;

/** Whether a body is a stream of events, and the body to read on. */
export async function sniffEvents(
  body: ReadableStream<Uint8Array>,
): Promise<{ readonly isEvents: boolean; readonly body: ReadableStream<Uint8Array> }> {
  const [ahead, rest] = body.tee();
  const reader = ahead.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < longestLead && text.trim().length < 6) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  void reader.cancel().catch(() => undefined);
  return { isEvents: begun.test(text), body: rest };
}

/**
 * A body that comes in one piece.
 * @throws {Problem} dropped, where it has no end
 */
export async function textOfBody(
  body: ReadableStream<Uint8Array>,
  alive: () => void,
  args: ProblemArgs,
): Promise<string> {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let length = 0;
  for await (const bytes of chunksOf(body)) {
    alive();
    pieces.push(decoder.decode(bytes, { stream: true }));
    length += bytes.length;
    if (length > longestEvent) throw new Problem('dropped', { ...args, cause: 'an answer without an end' });
  }
  return pieces.join('') + decoder.decode();
}
