import { hashSteps, shortHash } from '../../base/hash.ts';
import { runInTurns, timeSlicer } from '../../base/timeSlices.ts';
import { Problem } from '../../check/problem.ts';
import type { GradeOrder } from '../../judges/grader/grader.ts';
import { unfinished } from '../../models/unfinished.ts';
import { type DataRow, isFaulty, type Row } from '../data/dataset.ts';
import { type FilledPrompt, fillPrompt, type PromptTemplate } from '../data/promptfoo/prompts.ts';
import { rowContent } from '../data/read/rowFields.ts';

/** One prompt put to one provider: where the rows bring no output, every pair answers every row. */
export interface Variant {
  readonly provider: string;
  readonly prompt: string;
  /** What a row makes of the prompt; the input of rows that have none of their own. */
  readonly question: (row: Row) => string | Promise<string>;
  /** The output for a row. Throws a `Problem` when the provider gives none. */
  readonly answer: (row: Row, signal: AbortSignal) => Promise<string>;
  /** The provider cannot be asked at all: known before the first row. */
  readonly unavailable?: true;
}

/** One line of the results: a row with an output, its own or a variant's. */
export interface Case {
  /** From 0, over the whole run. */
  readonly position: number;
  readonly row: DataRow;
  readonly variant?: Variant;
  /** Same row, same words, same variant; so that a resumed run notices a changed data set. */
  readonly hash: string;
}

/** The cases of a data set, in order. */
export async function* toCases(
  rows: AsyncIterable<DataRow> | Iterable<DataRow>,
  variants: readonly Variant[],
): AsyncGenerator<Case> {
  let position = 0;
  for await (const row of rows) {
    if (isFaulty(row)) yield { position: position++, row, hash: shortHash(`fault ${row.fault.code}`) };
    else if (row.output !== undefined) yield { position: position++, row, hash: await hashOf(row) };
    else if (variants.length === 0) {
      const fault = new Problem('noOutput');
      yield {
        position: position++,
        row: { position: row.position, line: row.line, fault },
        hash: await hashOf(row),
      };
    } else
      for (const variant of variants)
        yield { position: position++, row, variant, hash: await hashOf(row, variant) };
  }
}

/** A row may hold as much as a file: in turns, since what the platform has for it begins with a copy of all. */
async function hashOf(row: Row, variant?: Variant): Promise<string> {
  const turn = timeSlicer();
  const content = `${rowContent(row)}\n${variant?.provider ?? ''}\n${variant?.prompt ?? ''}`;
  await turn();
  return runInTurns(hashSteps(content));
}

/** Answers a filled prompt. Throws a `Problem` when there is no whole answer. */
type AnswerPrompt = (asked: FilledPrompt, signal: AbortSignal) => Promise<string>;

/** A chat model's answer; one that was refused or cut off is none. */
export const answerOf =
  (model: GradeOrder['model']): AnswerPrompt =>
  async (asked, signal) => {
    let text = '';
    for await (const event of model.stream(asked, signal)) {
      if (event.type === 'text') text += event.text;
      if (event.type !== 'finish' || event.how === 'complete') continue;
      throw unfinished(event.how, model.id);
    }
    return text;
  };

/** promptfoo's provider that answers with its prompt. */
export const echo: AnswerPrompt = async ({ user }) => user;

/** Where a data set has no prompt of its own. */
const inputPrompt: PromptTemplate = { label: 'input', template: '{{input}}' };

/** Every prompt put to one provider. */
export const variantsOf = (
  provider: string,
  answer: AnswerPrompt,
  prompts: readonly PromptTemplate[],
): readonly Variant[] =>
  (prompts.length > 0 ? prompts : [inputPrompt]).map((prompt) => {
    const fill = ({ input, vars }: Row) =>
      fillPrompt(prompt, input === undefined ? { ...vars } : { input, ...vars });
    return {
      provider,
      prompt: prompt.label,
      question: async (row) => (await fill(row)).user,
      answer: async (row, signal) => answer(await fill(row), signal),
    };
  });
