import { ArgumentError } from './argumentError.ts';

/** One answer to score. Fields that are not named here are handed back as they came. */
export interface ScorerRun {
  readonly input?: RunText;
  readonly output: RunText;
  readonly groundTruth?: unknown;
  readonly runId?: string;
  readonly requestContext?: unknown;
  readonly runtimeContext?: unknown;
  readonly tracingContext?: unknown;
}

/** What every result hands back of its run. */
export interface RunFields extends ScorerRun {
  readonly runId: string;
}

export function runFields(run: ScorerRun): RunFields {
  return { ...run, runId: run.runId ?? crypto.randomUUID() };
}

/** What programs hand over as input or output of a run, and the parts of it that are read. Anything else is passed on. */
export type RunText = string | object | null | undefined;

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an assistant said: strings, `{text}`, `{content}`, and every assistant message of an array. */
export const outputText = (output: unknown): string => textOf(output, 'assistant');

/**
 * The output of a run to score: a string, messages, parts, or an object with exactly one text. An empty one is
 * empty; one that cannot be read is never taken for empty.
 * @throws {ArgumentError}
 */
export function readOutput(output: unknown): string {
  if (!isReadable(output))
    throw new ArgumentError('output', 'must be a string, messages or an object with one text', output);
  return outputText(output);
}

/** Fields by which messages, parts and results of agents are told. */
const marks = ['messages', 'parts', 'content', 'text', 'type', 'role', 'toolCalls', 'toolResults', 'steps'];

const isReadable = (value: unknown): boolean => {
  if (typeof value === 'string') return true;
  if (Array.isArray(value)) return value.every(isReadable);
  if (!isFields(value)) return false;
  return isMarked(value) ? holdsWhatItNames(value) : onlyText(value) !== undefined;
};

/** A field that should hold texts and holds something else is no empty output. Results of tools may be anything. */
const holdsWhatItNames = ({ type, text, content, messages, parts }: Fields): boolean => {
  if (typeof type === 'string' && !isTextType(type)) return true;
  return (
    [text, content].every((one) => one == null || isReadable(one)) && [messages, parts].every(isListOrAbsent)
  );
};

const isListOrAbsent = (value: unknown): boolean => value == null || Array.isArray(value);

const isTextType = (type: string): boolean => /^(?:input_|output_)?(?:text|message)$/.test(type);

const isMarked = (value: Fields): boolean => marks.some((mark) => value[mark] !== undefined);

/** The text of an object such as `{answer}`, where no other field could be meant. */
function onlyText(value: Fields): string | undefined {
  const texts = Object.entries(value).flatMap(([name, text]) =>
    typeof text === 'string' && !/^(?:id|error|message|status)$/i.test(name) ? [text] : [],
  );
  return texts.length === 1 ? texts[0] : undefined;
}

/** What a person asked, from the same shapes and from a run's `{inputMessages, …}`. */
export function inputText(input: unknown): string {
  if (isFields(input) && Array.isArray(input.inputMessages)) return textOf(input.inputMessages, 'user');
  return textOf(input, 'user');
}

/** The text of a value; of several messages only those of `role`, or of no role. */
function textOf(value: unknown, role: string): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value))
    return value
      .filter((item) => !isFields(item) || item.role === undefined || item.role === role)
      .map((item) => textOf(item, role))
      .filter((text) => text !== '')
      .join('\n\n');
  if (!isFields(value)) return '';
  if (Array.isArray(value.messages)) return textOf(value.messages, role);
  return isMarked(value) ? messageText(value) : (onlyText(value) ?? '');
}

/** Text of one message or part. Parts come first: a message that has both repeats itself. */
function messageText(message: Fields): string {
  const { type, text, content, parts } = message;
  if (typeof type === 'string' && !isTextType(type) && !('role' in message)) return '';
  if (Array.isArray(parts)) {
    const joined = partsText(parts);
    if (joined !== '') return joined;
  }
  if (typeof text === 'string') return text;
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return partsText(content);
  if (!isFields(content)) return '';
  return isMarked(content) ? messageText(content) : (onlyText(content) ?? '');
}

const partsText = (parts: readonly unknown[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : isFields(part) ? messageText(part) : ''))
    .filter((text) => text !== '')
    .join('\n');
