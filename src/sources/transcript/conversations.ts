import type { Steps } from '../../base/timeSlices.ts';
import { type Field, fieldAt, itemsOf, stringOf } from '../fieldSentences.ts';
import { jsonFieldSteps } from '../jsonField.ts';
import { looksLikeJson } from '../sourceFormat.ts';
import { fileText, type JsonText, nestedText } from './jsonText.ts';
import type { Message, Piece } from './message.ts';
import { readMessage } from './readMessage.ts';
import { plainResult } from './shapes/shape.ts';
import { shapes } from './shapes/shapes.ts';

/** Where a record may hold messages; a run's input comes before its output, whatever the order of the file. */
const messageKeys = [
  ...[
    'log',
    'entries',
    'resourceSpans',
    'scopeSpans',
    'spans',
    'trace',
    'run',
    'request',
    'postData',
    'body',
  ],
  ...[
    'conversation',
    'conversations',
    'values',
    'messages',
    'contents',
    'inputs',
    'input',
    'rememberedMessages',
  ],
  ...['inputMessages', 'new_items', 'events', 'outputs', 'output', 'response', 'candidates', 'choices'],
  ...['generations', 'message', 'content', 'text'],
];
/** OpenTelemetry's attributes of a call of a model. */
const spanKeys = [
  'gen_ai.system_instructions',
  'gen_ai.input.messages',
  'gen_ai.prompt',
  'gen_ai.output.messages',
  'gen_ai.completion',
];
const questionKeys = ['question', 'query', 'input', 'prompt'];
const contextKeys = ['context', 'contexts', 'retrieved_contexts', 'documents', 'chunks'];
const answerKeys = ['answer', 'output', 'response', 'completion'];

type Conversations = readonly (readonly Message[])[];

/** Characters of lines that are read in one step. */
const stepLength = 20_000;

/** The conversations that a JSON or JSON Lines file holds; none where it is something else. */
export function* conversationSteps(file: string): Steps<Conversations> {
  const json = fileText(file);
  const whole = yield* jsonFieldSteps(file);
  if (whole) return yield* conversationsIn(whole, json);
  const records: Field[] = [];
  let read = 0;
  for (const { 0: line, index } of file.matchAll(/[^\r\n]+/g)) {
    const record = yield* jsonFieldSteps(line, index);
    if (record) records.push(record);
    if (index - read < stepLength) continue;
    read = index;
    yield;
  }
  const isMessages = yield* any(records, readMessage);
  const found: Conversations[] = [];
  for (const record of records) {
    found.push(isMessages ? [ownMessages(record) ?? []] : yield* conversationsIn(record, json));
    yield;
  }
  return isMessages ? [found.flat(2)] : found.flat();
}

function* any<T>(items: readonly T[], test: (item: T) => unknown): Steps<boolean> {
  for (const item of items) {
    if (test(item)) return true;
    yield;
  }
  return false;
}

function* conversationsIn(field: Field, json: JsonText): Steps<Conversations> {
  if (field.kind === 'list' && !(yield* any(field.items, readMessage))) {
    const found: Conversations[] = [];
    for (const item of field.items) found.push(yield* conversationsIn(item, json));
    return found.flat();
  }
  const messages = yield* messagesIn(field, json);
  return messages.length > 0 ? [messages] : [];
}

function* messagesIn(field: Field, json: JsonText, depth = 0): Steps<readonly Message[]> {
  if (depth > 12) return [];
  if (field.kind === 'scalar') return yield* nestedMessages(field, json, depth);
  if (field.kind === 'list') return yield* messagesOf(field.items, json, depth);
  const own = ownMessages(field);
  if (own) return own;
  const record = recordMessages(field);
  if (record.length > 0) return record;
  const called = spanKeys.flatMap((key) => attribute(field, key) ?? []);
  const inner = called.length > 0 ? called : messageKeys.flatMap((key) => fieldAt(field, key) ?? []);
  return yield* messagesOf(inner, json, depth);
}

function* messagesOf(fields: readonly Field[], json: JsonText, depth: number): Steps<readonly Message[]> {
  const found: (readonly Message[])[] = [];
  for (const field of fields) {
    found.push(yield* messagesIn(field, json, depth + 1));
    yield;
  }
  return found.flat();
}

function ownMessages(field: Field): readonly Message[] | undefined {
  const message = readMessage(field);
  if (message) return [message];
  for (const { record } of shapes) {
    const messages = record?.(field, readMessage);
    if (messages) return messages;
  }
  return undefined;
}

/** Logs write bodies, and traces messages, as strings of JSON. */
function* nestedMessages(field: Field, json: JsonText, depth: number): Steps<readonly Message[]> {
  const text = stringOf(field);
  if (text === undefined || !looksLikeJson(text)) return [];
  const within = nestedText(json, field.span);
  const inner = yield* jsonFieldSteps(within.text);
  const messages = inner ? yield* messagesIn(inner, within, depth + 1) : [];
  return messages.map(({ role, pieces }) => ({
    role,
    pieces: pieces.map((piece) => (piece.type === 'call' || piece.within ? piece : { ...piece, within })),
  }));
}

/** An attribute of a span, in a record or in OTLP's list of keys and values. */
function attribute(span: Field, key: string): Field | undefined {
  const attributes = fieldAt(span, 'attributes');
  const direct = fieldAt(span, key) ?? fieldAt(attributes, key);
  if (direct) return direct;
  const entry = itemsOf(attributes).find((one) => stringOf(fieldAt(one, 'key')) === key);
  return fieldAt(fieldAt(entry, 'value'), 'stringValue') ?? fieldAt(entry, 'value');
}

/** One retrieval on record: a question, the chunks that were found, the answer. */
function recordMessages(record: Field): readonly Message[] {
  const context = fieldAt(record, ...contextKeys);
  const answer = fieldAt(record, ...answerKeys);
  if (!context || stringOf(answer) === undefined) return [];
  const question = fieldAt(record, ...questionKeys);
  const chunks = context.kind === 'list' ? itemsOf(context) : [context];
  return [
    {
      role: 'user',
      pieces: question && stringOf(question) !== undefined ? [{ type: 'text', field: question }] : [],
    },
    {
      role: 'other',
      pieces: chunks.map((field): Piece => ({ type: 'result', tool: 'context', field: plainResult(field) })),
    },
    { role: 'assistant', pieces: [{ type: 'text', field: answer! }] },
  ];
}
