import { answerOf, echo, variantsOf } from '../../evaluate/answering.ts';
import type { Variant } from '../../evaluate/case.ts';
import type { ProviderEntry } from '../../evaluate/promptfoo/config.ts';
import type { Prompt } from '../../evaluate/promptfoo/prompt.ts';
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
    const answer = id === 'echo' ? echo : answerOf(await models.open(id, options));
    variants.push(...variantsOf(label ?? id, answer, prompts));
  }
  return variants;
}

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
