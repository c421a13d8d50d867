import type { Steps } from '../base/timeSlices.ts';
import { sourceSteps } from '../sources/reading.ts';
import { readJson } from '../sources/readJson.ts';
import type { Source } from '../text/passage.ts';
import { segment } from '../text/segment.ts';
import { ArgumentError, checkContext } from './argumentError.ts';
import type { ClaimVerdict } from './claimResult.ts';
import { isFields, type RunFields } from './scorerRun.ts';

export interface GetContextArguments {
  readonly run: RunFields;
  /** What is known so far. At "analyze" the claims are the sentences that claims are taken from. */
  readonly results: {
    readonly preprocessStepResult: { readonly claims: readonly string[] };
    readonly analyzeStepResult?: { readonly verdicts: readonly ClaimVerdict[] };
  };
  /** At "generateReason", where there is one. */
  readonly score?: number;
  /** Asked once to judge by, and once more for the reason. */
  readonly step: 'analyze' | 'generateReason';
}

export type GetContext = (given: GetContextArguments) => readonly string[] | Promise<readonly string[]>;

export interface ContextOptions {
  /** Each item is one piece of context. An empty list counts as given. */
  readonly context?: readonly string[];
  /** Wins over `context`. */
  readonly getContext?: GetContext;
}

/** scoring.md §7: `getContext`, else `context`, else the finished tool results of the output. */
export async function resolveContext(
  { context, getContext }: ContextOptions,
  run: RunFields,
  text: string,
): Promise<readonly string[]> {
  if (getContext) {
    const claims = segment(text).map((sentence) => sentence.text);
    return checked(await getContext({ run, results: { preprocessStepResult: { claims } }, step: 'analyze' }));
  }
  return context ?? extractToolResults(run.output).map(({ result }) => asText(result));
}

/** The context that a reason may name: asked for again where it comes from a function. */
export async function resolveReasonContext(
  { getContext }: ContextOptions,
  given: Omit<GetContextArguments, 'step'>,
  judgedBy: readonly string[],
): Promise<readonly string[]> {
  return getContext ? checked(await getContext({ ...given, step: 'generateReason' })) : judgedBy;
}

/** @throws {ArgumentError} for what is neither a list of texts nor a function that gives one */
export function checkContextOptions({ context, getContext }: ContextOptions): void {
  if (context !== undefined) checkContext('options.context', context);
  if (getContext !== undefined && typeof getContext !== 'function')
    throw new ArgumentError('options.getContext', 'must be a function', getContext);
}

function checked(context: unknown): readonly string[] {
  checkContext('options.getContext()', context);
  return context;
}

/** A piece of context as a source; JSON is read field by field. */
export const readContextItem = (uri: string, text: string): Steps<Source> => sourceSteps(uri, readJson(text));

const asText = (result: unknown): string =>
  typeof result === 'string' ? result : (JSON.stringify(result) ?? '');

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
