import type { CheckEvent } from '../../../../src/check/checkEvent.ts';
import { collect } from '../../../../src/check/collect.ts';
import { requestOf } from '../../../../src/check/prepare.ts';
import type { Assessment, Failure, Outcome } from '../../../../src/check/types.ts';
import { createLlmJudge, type LlmJudgeOptions } from '../../../../src/judges/llm/llmJudge.ts';
import { createOpenAiModel, type OpenAiSettings } from '../../../../src/models/openai.ts';
import { readText } from '../../../../src/sources/readText.ts';
import { buildIndex } from '../../../../src/text/searchIndex.ts';

/** Quick waits, so that faults are seen in milliseconds. */
export const quick: Pick<OpenAiSettings, 'retry' | 'patience'> = {
  retry: { attempts: 3, firstWaitMs: 5, longestWaitMs: 3000 },
  patience: { first: 3000, between: 500 },
};

export const testModel = (url: string, settings: Partial<OpenAiSettings> = {}) =>
  createOpenAiModel({ baseUrl: url, model: 'test-model', fetch, ...quick, ...settings });

export interface Checked {
  readonly events: readonly CheckEvent[];
  readonly outcome: Outcome;
  /** "supported", "contradicted", "unsupported" or the code of the failure, by sentence number. */
  readonly verdicts: Readonly<Record<number, string>>;
  readonly ended: Extract<CheckEvent, { type: 'ended' }>;
}

export interface CheckOptions extends Omit<LlmJudgeOptions, 'model'> {
  readonly question?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly settings?: Partial<OpenAiSettings>;
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: CheckEvent) => void;
}

/** A whole check of `output` against `context` by a model at `url`. */
export async function check(
  url: string,
  output: string,
  context: string,
  options: CheckOptions = {},
): Promise<Checked> {
  const files = options.files ?? { 'source.md': context };
  const index = buildIndex(Object.entries(files).map(([uri, text]) => readText(uri, text)));
  const judge = createLlmJudge({ ...options, model: testModel(url, options.settings) });
  const events: CheckEvent[] = [];
  const signal = options.signal ?? new AbortController().signal;
  const { question } = options;
  const request = requestOf({ text: output, index, judge, ...(question ? { question } : {}) });
  const { outcome } = await collect(request, signal, (event) => {
    events.push(event);
    options.onEvent?.(event);
  });
  return {
    events,
    outcome,
    verdicts: Object.fromEntries(
      outcome.findings.map((finding) => [finding.claim.sentence + 1, said(finding)]),
    ),
    ended: events.at(-1) as Checked['ended'],
  };
}

const said = (finding: Assessment | Failure): string =>
  finding.type === 'failure' ? finding.problem.code : finding.verdict;
