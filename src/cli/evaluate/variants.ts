import { Problem } from '../../check/problem.ts';
import type { Variant } from '../../evaluate/case.ts';
import type { ProviderEntry } from '../../evaluate/promptfoo/config.ts';
import { type Asked, fillPrompt, type Prompt } from '../../evaluate/promptfoo/prompt.ts';
import type { ChatModel } from '../../models/chatModel.ts';
import type { ModelOptions, Models } from './modelSource.ts';

/** Every provider with every prompt, in the configuration's order. Throws when a provider cannot be opened. */
export async function toVariants(
  providers: readonly ProviderEntry[],
  prompts: readonly Prompt[],
  models: Models,
): Promise<readonly Variant[]> {
  const variants: Variant[] = [];
  for (const entry of providers) {
    const { id, label, options } = readEntry(entry);
    const answer = id === 'echo' ? echo : ask(await models.open(id, options));
    for (const prompt of prompts)
      variants.push({
        provider: label ?? id,
        prompt: prompt.label,
        answer: (row, signal) =>
          answer(
            fillPrompt(prompt, { ...(row.input === undefined ? {} : { input: row.input }), ...row.vars }),
            signal,
          ),
      });
  }
  return variants;
}

type Answer = (asked: Asked, signal: AbortSignal) => Promise<string>;

/** promptfoo's provider that answers with its prompt. */
const echo: Answer = async ({ user }) => user;

const ask =
  (model: ChatModel): Answer =>
  async (asked, signal) => {
    let text = '';
    for await (const event of model.stream(asked, signal)) {
      if (event.type === 'text') text += event.text;
      if (event.type === 'finish' && event.how === 'refused')
        throw new Problem('refused', { model: model.id });
      if (event.type === 'finish' && event.how === 'length')
        throw new Problem('outputTooLong', { model: model.id });
    }
    return text;
  };

function readEntry(entry: ProviderEntry): {
  readonly id: string;
  readonly label?: string;
  readonly options: ModelOptions;
} {
  if (typeof entry === 'string') return { id: entry, options: {} };
  const { apiBaseUrl, temperature } = entry.config ?? {};
  return {
    id: entry.id,
    ...(entry.label === undefined ? {} : { label: entry.label }),
    options: {
      ...(typeof apiBaseUrl === 'string' ? { baseUrl: apiBaseUrl } : {}),
      ...(typeof temperature === 'number' ? { temperature } : {}),
    },
  };
}
