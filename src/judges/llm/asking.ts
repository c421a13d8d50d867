import type { JudgeEvent, JudgeRequest } from '../../check/judge.ts';
import { Problem, type ProblemCode } from '../../check/problem.ts';
import type { Usage } from '../../check/types.ts';
import type { ChatModel, Finish } from '../../models/chatModel.ts';
import { answeredNumber, answerSchema } from './answer.ts';
import { answerShape } from './answerShape.ts';
import { ObjectScanner } from './objectScanner.ts';
import type { Prompt } from './prompt.ts';
import { type Shown, toEvents } from './toEvents.ts';

/** What one call left unanswered, and why. */
export interface Remainder {
  readonly positions: readonly number[];
  readonly problem: Problem;
}

/** After these, the sentences without an answer are worth another call. */
const worthAsking: ReadonlySet<ProblemCode> = new Set([
  'dropped',
  'stalled',
  'outputTooLong',
  'refused',
  'offSchema',
  'noAnswer',
]);

export const isWorthAsking = (problem: Problem): boolean => worthAsking.has(problem.code);

/** A model that never comes to an end is cut off after this many characters, and as many again a sentence. */
const longestAnswer = 4000;

export interface CallMaterial {
  readonly model: ChatModel;
  readonly prompt: Prompt;
  readonly request: JudgeRequest;
  readonly shown: Shown;
}

/**
 * One call for these sentences: yields each answer as soon as it is complete, then usage; returns what is left.
 * Only answers to asked sentences are taken, and only one each: a second, different one takes the first back.
 */
export async function* askOnce(
  { model, prompt, request, shown }: CallMaterial,
  asked: readonly number[],
  price: (promptTokens: number, completionTokens: number) => number | undefined,
  signal: AbortSignal,
): AsyncGenerator<JudgeEvent, Remainder | undefined> {
  const left = new Set(asked);
  const given = new Map<number, string>();
  const doubtful = new Set<number>();
  const scanner = new ObjectScanner();
  let length = 0;
  let finish: Finish | undefined;
  let problem: Problem | undefined;
  let usage: Usage = { type: 'usage', calls: 1, promptTokens: 0, completionTokens: 0 };

  function* take(value: unknown): Generator<JudgeEvent> {
    const position = (answeredNumber(value) ?? 0) - 1;
    if (!asked.includes(position) || doubtful.has(position)) return;
    const text = JSON.stringify(value);
    const earlier = given.get(position);
    if (earlier === text) return;
    if (earlier !== undefined) {
      doubtful.add(position);
      left.add(position);
      yield { type: 'retracted', sentence: position };
      return;
    }
    const answer = answerSchema.safeParse(value);
    const events = answer.success ? toEvents(answer.data, request.sentences, shown) : undefined;
    if (!events) return;
    given.set(position, text);
    left.delete(position);
    yield* events;
  }

  try {
    const chat = { system: prompt.system, user: prompt.user(asked), shape: answerShape() };
    for await (const event of model.stream(chat, signal)) {
      if (event.type === 'usage') usage = withPrice({ ...usage, ...event }, price);
      if (event.type === 'finish') finish = event.how;
      if (event.type !== 'text') continue;
      length += event.text.length;
      for (const value of scanner.push(event.text)) yield* take(value);
      if (length > longestAnswer * (1 + asked.length)) {
        finish = 'length';
        break;
      }
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    problem = error;
  }
  yield usage;
  if (left.size === 0 || signal.aborted) return undefined;
  return { positions: [...left], problem: problem ?? missing(finish, length > 0, model) };
}

function missing(finish: Finish | undefined, said: boolean, model: ChatModel): Problem {
  const args = { model: model.id };
  if (finish === 'length') return new Problem('outputTooLong', args);
  if (finish === 'refused') return new Problem('refused', args);
  return new Problem(said ? 'offSchema' : 'noAnswer', args);
}

function withPrice(
  usage: Usage,
  price: (promptTokens: number, completionTokens: number) => number | undefined,
): Usage {
  const cost = price(usage.promptTokens, usage.completionTokens);
  return {
    type: 'usage',
    calls: 1,
    promptTokens: usage.promptTokens,
    completionTokens: usage.completionTokens,
    ...(cost === undefined ? {} : { cost }),
  };
}
