import { answerOf, echo, variantsOf } from '../../evaluate/answering.ts';
import type { Variant } from '../../evaluate/case.ts';
import type { Prompt } from '../../evaluate/promptfoo/prompt.ts';
import type { Provider } from '../../evaluate/promptfoo/provider.ts';
import type { Models } from './modelSource.ts';

/** Every provider with every prompt, in the configuration's order. Throws when a provider cannot be opened. */
export async function toVariants(
  providers: readonly Provider[],
  prompts: readonly Prompt[],
  models: Models,
): Promise<readonly Variant[]> {
  const variants: Variant[] = [];
  for (const { id, label, ...options } of providers) {
    const answer = id === 'echo' ? echo : answerOf(await models.open(id, options));
    variants.push(...variantsOf(label ?? id, answer, prompts));
  }
  return variants;
}
