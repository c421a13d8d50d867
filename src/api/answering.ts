import { isFields, type RunText } from './messages.ts';

/** Something that answers: a function, or an agent with `generate()`. */
export type Answering =
  | ((input: never, ...rest: never[]) => unknown)
  | { generate(input: never, ...rest: never[]): unknown };

/** Asks it, whatever its shape. */
export async function answer(target: Answering, input: unknown): Promise<unknown> {
  const asked = input as never;
  return typeof target === 'function' ? target(asked) : target.generate(asked);
}

/** The part of an answer that is scored: agents may keep the messages of the run beside the text. */
export function scoredOutput(given: unknown): RunText {
  if (!isFields(given)) return given as RunText;
  const { scoringData, response } = given;
  if (isFields(scoringData) && scoringData.output !== undefined) return scoringData.output as RunText;
  if (isFields(response) && Array.isArray(response.messages) && response.messages.length > 0)
    return response.messages as RunText;
  return given as RunText;
}
