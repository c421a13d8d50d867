import type { Problem } from '../check/problem.ts';
import type { Label } from './label.ts';
import type { RowCheck } from './rowCheck.ts';

/** One row of a data set. Every field is optional; what a check needs of it is said when it is run. */
export interface Row {
  /** Position in the data set, from 0; unreadable rows count. */
  readonly position: number;
  /** Line of the file on which the row begins, from 1. */
  readonly line: number;
  readonly id?: string;
  readonly input?: string;
  readonly output?: string;
  /** Each item is a source of its own: a retrieved chunk, a document. */
  readonly context?: readonly string[];
  readonly reference?: string;
  /** The label that people gave. */
  readonly expected?: Label;
  /** Who wrote the output, where the data say so. */
  readonly provider?: string;
  /** For prompt templates; `input` is there as "input". */
  readonly vars?: Readonly<Record<string, string>>;
  /** The row's own checks (promptfoo's assertions) instead of the run's. */
  readonly checks?: readonly RowCheck[];
}

/** A row that cannot be used; told with its line, never a reason to stop. */
export interface FaultyRow {
  readonly position: number;
  readonly line: number;
  readonly fault: Problem;
}

export type DataRow = Row | FaultyRow;

export const isFaulty = (row: DataRow): row is FaultyRow => 'fault' in row;
