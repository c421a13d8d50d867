import { collect } from '../../../src/check/collect.ts';
import { requestOf } from '../../../src/check/prepare.ts';
import { Problem } from '../../../src/check/problem.ts';
import { createLlmJudge } from '../../../src/judges/llm/llmJudge.ts';
import { createOpenAiModel } from '../../../src/models/openai.ts';
import { readText } from '../../../src/sources/readText.ts';
import { buildIndex } from '../../../src/text/searchIndex.ts';

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
    const request = requestOf({ text: output, index, question: input, judge });
    let told = false;
    const { outcome, problem } = await collect(request, new AbortController().signal, ({ type }) => {
      if (type !== 'assessment' || told) return;
      told = true;
      onVerdict();
    });
    if (problem) throw Problem.from(problem);
    const verdicts = outcome.findings.flatMap((finding) =>
      finding.type === 'assessment' ? [finding.verdict] : [],
    );
    const failures = outcome.findings.length - verdicts.length;
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
