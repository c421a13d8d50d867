import { OutcomeBuilder } from '../../../../src/check/collect.ts';
import { runCheck } from '../../../../src/check/run.ts';
import type { Assessment, Outcome } from '../../../../src/check/types.ts';
import { createOfflineJudge } from '../../../../src/judges/offline/offlineJudge.ts';
import { readText } from '../../../../src/sources/readText.ts';
import { buildIndex } from '../../../../src/text/searchIndex.ts';
import { segment } from '../../../../src/text/segment.ts';

/** Checks `output` against one context with the offline judge. */
export async function judge(output: string, context: string, question?: string): Promise<Outcome> {
  const sentences = segment(output);
  const index = buildIndex([readText('context.md', context)]);
  const builder = new OutcomeBuilder(sentences, index);
  const request = { sentences, index, judge: createOfflineJudge(), ...(question ? { question } : {}) };
  for await (const event of runCheck(request, new AbortController().signal)) builder.add(event);
  return builder.outcome();
}

/** The assessments in the order of the text. */
export async function assess(
  output: string,
  context: string,
  question?: string,
): Promise<readonly Assessment[]> {
  const { findings } = await judge(output, context, question);
  return findings.filter((finding) => finding.type === 'assessment');
}

export const verdicts = async (output: string, context: string): Promise<readonly string[]> =>
  (await assess(output, context)).map(({ verdict }) => verdict);
