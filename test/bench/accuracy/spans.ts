import { alarmThreshold, raisesAlarm, type Sensitivity } from '../../../src/check/alarm.ts';
import type { Span } from '../../../src/text/span.ts';
import type { JudgedItem, JudgedSet } from './judgedSet.ts';

export interface Found {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** What is flagged: the words that a person sees underlined, or the whole claims that they stand in. */
export const flagged = (
  { parts }: JudgedItem,
  sensitivity: Sensitivity,
  what: 'squiggle' | 'claim',
): readonly Span[] =>
  parts
    .filter(({ decision }) => isFlaggedDecision(decision, sensitivity))
    .map(({ decision, span }) => (what === 'squiggle' ? (decision.focus ?? span) : span));

const isFlaggedDecision = (
  decision: JudgedItem['parts'][number]['decision'],
  sensitivity: Sensitivity,
): boolean =>
  raisesAlarm(
    {
      ...decision,
      type: 'assessment',
      claim: { id: '', text: '', start: 0, end: 0, sentence: 0 },
      flags: {},
      evidence: [],
      judge: '',
    },
    alarmThreshold[sensitivity],
  );

/** Characters flagged against characters that people marked, over the whole set. */
export function spanScore({ items }: JudgedSet, sensitivity: Sensitivity, what: 'squiggle' | 'claim'): Found {
  let hit = 0;
  let said = 0;
  let due = 0;
  for (const judged of items) {
    const length = judged.item.output.length;
    const ours = paint(flagged(judged, sensitivity, what), length);
    const theirs = paint(judged.item.spans, length);
    for (let at = 0; at < length; at++) {
      said += ours[at]!;
      due += theirs[at]!;
      hit += ours[at]! & theirs[at]!;
    }
  }
  return found(hit, said, due);
}

/** Responses with anything flagged against responses with anything marked. */
export function responseScore({ items }: JudgedSet, sensitivity: Sensitivity): Found {
  const said = items.filter((item) => flagged(item, sensitivity, 'claim').length > 0);
  return found(
    said.filter(({ supported }) => !supported).length,
    said.length,
    items.filter(({ supported }) => !supported).length,
  );
}

function paint(spans: readonly Span[], length: number): Uint8Array {
  const painted = new Uint8Array(length);
  for (const { start, end } of spans) painted.fill(1, start, end);
  return painted;
}

function found(hit: number, said: number, due: number): Found {
  const precision = hit / Math.max(1, said);
  const recall = hit / Math.max(1, due);
  return { precision, recall, f1: hit === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}
