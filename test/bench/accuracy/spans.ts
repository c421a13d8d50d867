import type { Sensitivity } from '../../../src/check/alarm.ts';
import type { Span } from '../../../src/text/span.ts';
import type { JudgedItem, JudgedSet } from './judgedSet.ts';
import { flaggedClaims, isFlagged, squiggles } from './textOutcome.ts';

export interface Found {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** Characters flagged against characters that people marked, over the whole set: of the words underlined, or of their whole claims. */
export function spanScore({ items }: JudgedSet, sensitivity: Sensitivity, what: 'squiggle' | 'claim'): Found {
  let hit = 0;
  let said = 0;
  let due = 0;
  for (const { item, outcome } of items) {
    const { length } = item.output;
    const ours = paint((what === 'squiggle' ? squiggles : flaggedClaims)(outcome, sensitivity), length);
    const theirs = paint(item.spans, length);
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
  const said = items.filter(({ outcome }) => isFlagged(outcome, sensitivity));
  const isWrong = ({ supported }: JudgedItem) => !supported;
  return found(said.filter(isWrong).length, said.length, items.filter(isWrong).length);
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
