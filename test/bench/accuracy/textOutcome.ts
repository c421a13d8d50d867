import { alarmThreshold, raisesAlarm, type Sensitivity } from '../../../src/check/alarm.ts';
import { collectWhole } from '../../../src/check/collect.ts';
import type { Judge } from '../../../src/check/judge.ts';
import { requestOf } from '../../../src/check/prepare.ts';
import type { Assessment, Confidence, Verdict } from '../../../src/check/types.ts';
import { readSource } from '../../../src/sources/readSource.ts';
import { buildIndex, type SearchIndex } from '../../../src/text/searchIndex.ts';
import type { Span } from '../../../src/text/span.ts';

/** What a person sees of a text: the findings of a check, exactly as the editor makes it. */
export interface TextOutcome {
  readonly assessments: readonly Assessment[];
  /** The worst verdict of all claims; none where every sentence was set aside. */
  readonly verdict: Verdict | 'none';
  /** The least of the claims that have this verdict. */
  readonly confidence: Confidence;
}

const confidences: readonly Confidence[] = ['low', 'medium', 'high'];

export async function checkText(
  judge: Judge,
  index: SearchIndex,
  text: string,
  question?: string | null,
): Promise<TextOutcome> {
  const request = requestOf({ text, index, judge, question: question ?? undefined });
  const { findings } = await collectWhole(request, new AbortController().signal);
  const assessments = findings.map((finding) => {
    if (finding.type === 'failure') throw new Error(`No verdict: ${finding.problem.code}`);
    return finding;
  });
  return summarise(assessments);
}

/** The outcome of some claims of a text. */
export function summarise(assessments: readonly Assessment[]): TextOutcome {
  const verdict =
    (['contradicted', 'unsupported', 'supported'] as const).find((one) =>
      assessments.some((assessment) => assessment.verdict === one),
    ) ?? 'none';
  const decisive = assessments.filter((assessment) => assessment.verdict === verdict);
  const confidence = confidences.find((one) => decisive.some((assessment) => assessment.confidence === one));
  return { assessments, verdict, confidence: confidence ?? 'low' };
}

const flagged = ({ assessments }: TextOutcome, sensitivity: Sensitivity): readonly Assessment[] =>
  assessments.filter((assessment) => raisesAlarm(assessment, alarmThreshold[sensitivity]));

/** The words that are underlined at a sensitivity. */
export const squiggles = (outcome: TextOutcome, sensitivity: Sensitivity = 'balanced'): readonly Span[] =>
  flagged(outcome, sensitivity).map(({ focus, claim }) => focus ?? claim);

/** The whole claims in which words are underlined. */
export const flaggedClaims = (outcome: TextOutcome, sensitivity: Sensitivity): readonly Span[] =>
  flagged(outcome, sensitivity).map(({ claim }) => claim);

export const isFlagged = (outcome: TextOutcome, sensitivity?: Sensitivity): boolean =>
  squiggles(outcome, sensitivity).length > 0;

/** Neither contradicted nor unsupported. */
export const isUndoubted = ({ verdict }: TextOutcome): boolean =>
  verdict === 'supported' || verdict === 'none';

/** Records: their clashes are of fields, those of prose are of wording. */
export const isRecord = (context: string): boolean => /^\s*[{[]\s*["{]/.test(context);

/** Reads a context as a file of the workspace: records as JSON, everything else as Markdown. */
export async function indexContext(context: string): Promise<SearchIndex> {
  const uri = isRecord(context) ? 'context.json' : 'context.md';
  // Some sets hold control characters, which no text file does.
  const bytes = new TextEncoder().encode(context.replaceAll(/[^\P{Cc}\t\n\r]/gu, ' '));
  return buildIndex([await readSource({ uri, bytes })]);
}
