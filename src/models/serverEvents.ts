/**
 * The data of server-sent events, read here because the `openai` package prints what it cannot parse to the console.
 * An event that the end of the stream cuts off is dropped.
 * @param alive called for all that arrives, comments included
 */
export async function* serverEvents(
  body: ReadableStream<Uint8Array>,
  alive: () => void = () => {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = '';
  let data: string[] = [];
  for await (const bytes of chunksOf(body)) {
    alive();
    held += decoder.decode(bytes, { stream: true });
    // A carriage return at the end may be half of a line's end.
    const lines = held.split(/\r\n|\n|\r(?!$)/);
    held = lines.pop()!;
    for (const line of lines) {
      if (line === '' && data.length > 0) {
        yield data.join('\n');
        data = [];
      }
      const found = /^data: ?(.*)$/s.exec(line)?.[1];
      if (found !== undefined) data.push(found);
    }
  }
}

/** Not every host's streams can be iterated. What is not read to its end is cancelled. */
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
    if (!ended) await reader.cancel().catch(() => undefined);
  }
}

/** How a body begins that is a stream of events, whatever its content type says. */
const begun = /^\uFEFF?\s*(?:data|event|id|retry)?:/;

/** Whether a body is a stream of events, and the body to read on. */
export async function sniffEvents(
  body: ReadableStream<Uint8Array>,
): Promise<{ readonly isEvents: boolean; readonly body: ReadableStream<Uint8Array> }> {
  const [ahead, rest] = body.tee();
  const reader = ahead.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.trim().length < 6) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  void reader.cancel().catch(() => undefined);
  return { isEvents: begun.test(text), body: rest };
}
