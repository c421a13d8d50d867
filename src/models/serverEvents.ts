/**
 * The data of server-sent events, read here because the `openai` package prints what it cannot parse to the console.
 * An event that the end of the stream cuts off is dropped.
 */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = '';
  let data: string[] = [];
  for await (const bytes of chunksOf(body)) {
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
