import { type Field, fieldAt, itemsOf, stringOf } from '../fieldSentences.ts';
import { jsonField } from '../readJson.ts';
import { type Message, type Piece, readMessage } from './message.ts';

/** Where a record may hold messages; a run's input comes before its output, whatever the order of the file. */
const messageKeys = [
  ...['run', 'body', 'conversation', 'messages', 'inputs', 'input', 'rememberedMessages', 'inputMessages'],
  ...['outputs', 'output', 'response', 'choices', 'message'],
];
const questionKeys = ['question', 'query', 'input', 'prompt'];
const contextKeys = ['context', 'contexts', 'retrieved_contexts', 'documents', 'chunks'];
const answerKeys = ['answer', 'output', 'response', 'completion'];

/** The conversations that a JSON or JSON Lines file holds; none where it is something else. */
export function conversations(file: string): readonly (readonly Message[])[] {
  const whole = jsonField(file);
  if (whole) return conversationsIn(whole);
  const records = [...file.matchAll(/[^\r\n]+/g)].flatMap(
    ({ 0: line, index }) => jsonField(line, index) ?? [],
  );
  const messages = records.flatMap((record) => readMessage(record) ?? []);
  return messages.length > 0 ? [messages] : records.flatMap(conversationsIn);
}

function conversationsIn(field: Field): readonly (readonly Message[])[] {
  if (field.kind === 'list' && !field.items.some(readMessage)) return field.items.flatMap(conversationsIn);
  const messages = messagesIn(field);
  return messages.length > 0 ? [messages] : [];
}

function messagesIn(field: Field): readonly Message[] {
  if (field.kind === 'list') return field.items.flatMap(messagesIn);
  const message = readMessage(field);
  if (message) return [message];
  const record = recordMessages(field);
  if (record.length > 0) return record;
  return messageKeys.flatMap((key) => {
    const inner = fieldAt(field, key);
    return inner ? messagesIn(inner) : [];
  });
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
    { role: 'other', pieces: chunks.map((field): Piece => ({ type: 'result', tool: 'context', field })) },
    { role: 'assistant', pieces: [{ type: 'text', field: answer! }] },
  ];
}
