import { collectWhole } from '../../../../src/check/collect.ts';
import type { Judge } from '../../../../src/check/judge.ts';
import { requestOf } from '../../../../src/check/prepare.ts';
import type { Assessment, Outcome } from '../../../../src/check/types.ts';
import { createOfflineJudge } from '../../../../src/judges/offline/offlineJudge.ts';
import { readText } from '../../../../src/sources/readText.ts';
import { buildIndex } from '../../../../src/text/searchIndex.ts';

/** Checks `output` with the offline judge against one context, or several. */
export async function judge(
  output: string,
  context: string | readonly string[],
  question?: string,
  by: Judge = createOfflineJudge(),
): Promise<Outcome> {
  const index = buildIndex([context].flat().map((text, i) => readText(`context${i || ''}.md`, text)));
  const request = requestOf({ text: output, index, judge: by, ...(question ? { question } : {}) });
  return collectWhole(request, new AbortController().signal);
}

/** The assessments in the order of the text. */
export async function assess(
  output: string,
  context: string | readonly string[],
  question?: string,
): Promise<readonly Assessment[]> {
  const { findings } = await judge(output, context, question);
  return findings.filter((finding) => finding.type === 'assessment');
}

export const verdicts = async (
  output: string,
  context: string | readonly string[],
): Promise<readonly string[]> => (await assess(output, context)).map(({ verdict }) => verdict);
