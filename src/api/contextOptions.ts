import { toSource } from '../sources/reading.ts';
import { readJson } from '../sources/readJson.ts';
import type { Source } from '../text/passage.ts';
import { segment } from '../text/segment.ts';
import type { ClaimVerdict } from './claimVerdicts.ts';
import { extractToolResults } from './extractToolResults.ts';
import type { RunFields } from './run.ts';

export interface GetContextArguments {
  readonly run: RunFields;
  /** What is known so far. At "analyze" the claims are the sentences that claims are taken from. */
  readonly results: {
    readonly preprocessStepResult: { readonly claims: readonly string[] };
    readonly analyzeStepResult?: { readonly verdicts: readonly ClaimVerdict[] };
  };
  /** At "generateReason", where there is one. */
  readonly score?: number;
  /** Asked once to judge by, and once more for the reason. */
  readonly step: 'analyze' | 'generateReason';
}

export type GetContext = (given: GetContextArguments) => readonly string[] | Promise<readonly string[]>;

export interface ContextOptions {
  /** Each item is one piece of context. An empty list counts as given. */
  readonly context?: readonly string[];
  /** Wins over `context`. */
  readonly getContext?: GetContext;
}

/** SCORERS §7: `getContext`, else `context`, else the finished tool results of the output. */
export async function resolveContext(
  { context, getContext }: ContextOptions,
  run: RunFields,
  text: string,
): Promise<readonly string[]> {
  if (getContext) {
    const claims = segment(text).map((sentence) => sentence.text);
    return getContext({ run, results: { preprocessStepResult: { claims } }, step: 'analyze' });
  }
  return context ?? extractToolResults(run.output).map(({ result }) => asText(result));
}

/** The context that a reason may name: asked for again where it comes from a function. */
export async function resolveReasonContext(
  { getContext }: ContextOptions,
  given: Omit<GetContextArguments, 'step'>,
  judgedBy: readonly string[],
): Promise<readonly string[]> {
  return getContext ? getContext({ ...given, step: 'generateReason' }) : judgedBy;
}

/** A piece of context as a source; JSON is read field by field. */
export const readContextItem = (uri: string, text: string): Source => toSource(uri, readJson(text));

const asText = (result: unknown): string =>
  typeof result === 'string' ? result : (JSON.stringify(result) ?? '');
