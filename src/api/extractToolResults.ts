import { isFields } from './messages.ts';

export interface ToolResult {
  readonly toolName: string;
  readonly toolCallId: string;
  /** What the tool was called with; undefined where the output does not say. */
  readonly args: unknown;
  readonly result: unknown;
}

/**
 * The finished tool calls of an output, in order, each once: messages of Mastra and the AI SDK (invocations, parts,
 * tool messages), of OpenAI (`tool_calls` and their answers), and results that stand beside the text.
 */
export function extractToolResults(output: unknown): ToolResult[] {
  const found = new Collector();
  found.read(output);
  return [...found.results.values()];
}

type Fields = Readonly<Record<string, unknown>>;

/** Where messages and calls may be held. */
const holders = [
  ...['messages', 'steps', 'content', 'parts', 'payload'],
  ...['tool_calls', 'toolCalls', 'toolInvocations', 'toolInvocation', 'toolResults'],
];

class Collector {
  readonly results = new Map<string, ToolResult>();
  readonly #calls = new Map<string, { readonly name?: unknown; readonly args?: unknown }>();

  read(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) this.read(item);
    else if (isFields(value) && typeof value.tool_call_id === 'string')
      this.#finish(value.tool_call_id, value.name, undefined, value.content);
    else if (isFields(value)) {
      this.#readCall(value);
      for (const holder of holders) this.read(value[holder]);
    }
  }

  /** A call, its result, or both in one. */
  #readCall(value: Fields): void {
    const called = isFields(value.function) ? value.function : undefined;
    const id = called ? value.id : value.toolCallId;
    if (typeof id !== 'string') return;
    const name = value.toolName ?? called?.name ?? partName(value.type);
    const args = value.args ?? value.input ?? parsed(called?.arguments);
    const result = 'result' in value ? value.result : unwrapped(value.output);
    if (result !== undefined && isFinished(value.state)) this.#finish(id, name, args, result);
    else this.#calls.set(id, { name, args });
  }

  #finish(toolCallId: string, name: unknown, args: unknown, result: unknown): void {
    const call = this.#calls.get(toolCallId);
    this.results.set(toolCallId, {
      toolName: String(name ?? call?.name ?? ''),
      toolCallId,
      args: args ?? call?.args,
      result,
    });
  }
}

/** The AI SDK's UI parts carry the tool's name in their type: "tool-search". */
const partName = (type: unknown): string | undefined =>
  typeof type === 'string' ? /^tool-(?!call$|result$|invocation$)(.+)$/.exec(type)?.[1] : undefined;

const isFinished = (state: unknown): boolean =>
  state === undefined || state === 'result' || state === 'output-available';

/** The AI SDK wraps a tool message's output: `{type: "json", value}`. */
const unwrapped = (output: unknown): unknown =>
  isFields(output) && typeof output.type === 'string' && 'value' in output ? output.value : output;

function parsed(json: unknown): unknown {
  if (typeof json !== 'string') return json;
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
