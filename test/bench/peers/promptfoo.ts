import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cached, npmInstall } from '../../../scripts/host/cache.ts';
import { type Evaluator, loadFrom } from './evaluators.ts';

const version = '0.123.1';

/** promptfoo's assertions, brought from the npm registry on the first use. */
export async function promptfooEvaluators(): Promise<readonly Evaluator[]> {
  const folder = await cached(
    `promptfoo-${version}`,
    'Downloading promptfoo, once: 380 packages from the npm registry, 280 MB',
    (partial) => npmInstall(partial, ['--omit=optional', `promptfoo@${version}`]),
  );
  process.env.PROMPTFOO_DISABLE_TELEMETRY = '1';
  process.env.PROMPTFOO_DISABLE_UPDATE = '1';
  process.env.PROMPTFOO_CONFIG_DIR = join(tmpdir(), 'promptfoo-bench');
  const { assertions, cache } = (await loadFrom(folder, 'promptfoo')) as Promptfoo;
  cache.disableCache();
  return [
    {
      name: 'promptfoo context-faithf.',
      check: (url, { question, context, output }) =>
        assertions
          .matchesContextFaithfulness(question, output, context.join('\n'), 0.5, grading(url))
          .then(told),
    },
    {
      name: 'promptfoo factuality',
      isWhole: true,
      check: (url, { question, context, output }) =>
        assertions.matchesFactuality(question, context.join('\n'), output, grading(url)).then(told),
    },
    {
      name: 'promptfoo llm-rubric',
      isWhole: true,
      check: (url, { context, output }) =>
        assertions
          .matchesLlmRubric(
            `States nothing that this does not state: ${context.join('\n')}`,
            output,
            grading(url),
          )
          .then(told),
    },
  ];
}

interface Promptfoo {
  readonly assertions: Readonly<
    Record<
      'matchesContextFaithfulness' | 'matchesFactuality' | 'matchesLlmRubric',
      (...given: readonly unknown[]) => Promise<Grade>
    >
  >;
  readonly cache: { disableCache(): void };
}

interface Grade {
  readonly score: number;
  readonly reason: string;
}

/** What it shows as an error and counts as a failed assertion measures nothing. */
function told(grade: Grade): Grade {
  if (/error|could not|no output/i.test(grade.reason)) throw new Error(`promptfoo: ${grade.reason}`);
  return grade;
}

/** Its own limit of 1,024 tokens cuts a long answer, which it then counts as wrong. */
const grading = (url: string) => ({
  provider: {
    id: 'openai:chat:gpt-4o-mini',
    config: { apiBaseUrl: url, apiKey: 'none', max_tokens: 16_000 },
  },
});
