import type { CategoryWeights } from '../../check/factuality/category.ts';
import type { Problem } from '../../check/problem.ts';
import type { MeasureId } from '../../check/score/measureCatalogue.ts';
import type { Label } from './label.ts';
import type { ConfigProvider } from './promptfoo/config.ts';
import type { PromptTemplate } from './promptfoo/prompts.ts';
import type { Vars } from './promptfoo/vars.ts';

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
  /** What a provider was asked, word for word, where one answered: what a grader is shown as the question. */
  readonly asked?: string;
  /** For prompt templates, where a model is to answer; `input` is there as "input". */
  readonly vars?: Vars;
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

/** Checks of a row of which the mean of all scores has to reach a threshold. */
export interface CheckSet {
  /** Within the row, from 1. */
  readonly number: number;
  /** Least share of the scale that passes, 0..1. */
  readonly threshold: number;
}

/** A check that a row asks for itself. Absent fields are the run's. */
export interface RowCheck {
  readonly measure: MeasureId;
  /** Factuality and scorers of the reference: instead of the row's reference. */
  readonly reference?: string;
  /** Least (or, where lower is better, greatest) share of the scale that passes, 0..1. */
  readonly threshold?: number;
  /** Model that grades, as the data set names it. */
  readonly grader?: ConfigProvider;
  readonly weights?: Partial<CategoryWeights>;
  readonly rubricPrompt?: string;
  /** Name of the assertion in tables. */
  readonly label?: string;
  /** The check is to fail: a `not-` assertion. */
  readonly inverted?: boolean;
  /** Of its score in its set's mean, 1 where absent; with 0 it is measured, and never fails. */
  readonly weight?: number;
  /** The set of assertions that it belongs to, which passes as one. */
  readonly set?: CheckSet;
}

/** A data set, opened: its rows, and what a configuration adds to them. */
export interface Dataset {
  readonly rows: AsyncIterable<DataRow>;
  readonly providers: readonly ConfigProvider[];
  readonly prompts: readonly PromptTemplate[];
  /** `defaultTest.options.provider`; gives way to assertion, row and command line. */
  readonly defaultGrader?: ConfigProvider;
}
