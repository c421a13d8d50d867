import { Problem } from '../check/problem.ts';
import type { GradeOrder } from '../judges/grader/gradeFactuality.ts';
import type { Variant } from './case.ts';
import { type Asked, fillPrompt, type Prompt } from './promptfoo/prompt.ts';
import type { Row } from './row.ts';

/** Answers a filled prompt. Throws a `Problem` when there is no whole answer. */
export type Answer = (asked: Asked, signal: AbortSignal) => Promise<string>;

/** A chat model's answer; one that was refused or cut off is none. */
export const answerOf =
  (model: GradeOrder['model']): Answer =>
  async (asked, signal) => {
    let text = '';
    for await (const event of model.stream(asked, signal)) {
      if (event.type === 'text') text += event.text;
      if (event.type !== 'finish' || event.how === 'complete') continue;
      throw new Problem(event.how === 'refused' ? 'refused' : 'outputTooLong', { model: model.id });
    }
    return text;
  };

/** promptfoo's provider that answers with its prompt. */
export const echo: Answer = async ({ user }) => user;

/** Where a data set has no prompt of its own. */
const plainPrompt: Prompt = { label: 'input', template: '{{input}}' };

/** Every prompt put to one provider. */
export const variantsOf = (
  provider: string,
  answer: Answer,
  prompts: readonly Prompt[],
): readonly Variant[] =>
  (prompts.length > 0 ? prompts : [plainPrompt]).map((prompt) => {
    const fill = ({ input, vars }: Row) =>
      fillPrompt(prompt, { ...(input === undefined ? {} : { input }), ...vars });
    return {
      provider,
      prompt: prompt.label,
      question: (row) => fill(row).user,
      answer: (row, signal) => answer(fill(row), signal),
    };
  });
