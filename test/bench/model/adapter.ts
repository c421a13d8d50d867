import { runCheck } from '../../../src/check/run.ts';
import { createLlmJudge } from '../../../src/judges/llm/llmJudge.ts';
import { createOpenAiModel } from '../../../src/models/openai.ts';
import { readText } from '../../../src/sources/readText.ts';
import { buildIndex } from '../../../src/text/searchIndex.ts';
import { segment } from '../../../src/text/segment.ts';

/** Puts this product beside other evaluators on their bench: one single pass, with what the product ships. */

interface Fixture {
  readonly input: string;
  readonly context: readonly string[];
  readonly output: string;
}

export const pkgs: readonly string[] = [];
export const variants = ['single pass'];
/** One request extracts and judges, so faults of either step meet the same request. */
export const faultSteps = { extract: 'answers', verdict: 'answers' };

export async function load(): Promise<void> {
  await import('openai');
}

export async function prepare({ url }: { readonly url: string }) {
  const model = createOpenAiModel({ baseUrl: url, model: 'gpt-4o-mini', fetch });
  return async ({ input, context, output }: Fixture, { onVerdict }: { readonly onVerdict: () => void }) => {
    const judge = createLlmJudge({ model });
    const index = buildIndex(context.map((text, i) => readText(`context-${i + 1}.md`, text)));
    const verdicts: string[] = [];
    let failures = 0;
    const request = { sentences: segment(output), index, question: input, judge };
    for await (const event of runCheck(request, new AbortController().signal)) {
      if (event.type === 'ended' && event.problem) throw event.problem;
      if (event.type === 'failure') failures++;
      if (event.type !== 'assessment') continue;
      if (verdicts.length === 0) onVerdict();
      verdicts.push(event.verdict);
    }
    const supported = verdicts.filter((verdict) => verdict === 'supported').length;
    return {
      score: supported / verdicts.length,
      reason: `${supported} of ${verdicts.length} supported, ${failures} failed`,
      verdicts: verdicts.length,
      claims: verdicts.length + failures,
      perClaim: true,
    };
  };
}
