import { type CollectedCheck, collect } from '../../check/collect.ts';
import type { Judge } from '../../check/judge.ts';
import { Problem, type ProblemData } from '../../check/problem.ts';
import type { CheckRow, RowText, RowTexts } from '../../check/score/row/rowScorer.ts';
import type { Outcome } from '../../check/types.ts';
import { addUsage, noUsage } from '../../check/usageSum.ts';
import { answerStatement } from '../../judges/shared/answerStatement.ts';
import { factUri, type ReadFact, requestAgainst } from './checkText.ts';

interface Row {
  readonly output: string;
  readonly reference?: string;
  readonly context?: readonly string[];
  readonly input?: string;
}

/** Checks of the texts of one row against each other by one judge; each is made, and paid for, once. */
export class RowChecks {
  readonly texts: RowTexts;
  readonly #items: readonly string[];
  readonly #outcomes = new Map<string, Promise<Outcome>>();
  #usage = noUsage;
  #problem: ProblemData | undefined;

  /** @param known a check that others make too */
  constructor(
    private readonly row: Row,
    private readonly judge: Judge,
    private readonly readFact: ReadFact,
    private readonly signal: AbortSignal,
    private readonly known: KnownCheck = () => undefined,
  ) {
    const { output, reference = '', context = [] } = row;
    this.#items = context.some(isText) ? context : [];
    this.texts = {
      output: isText(output),
      reference: isText(reference),
      items: this.#items.length,
      itemUri: factUri,
    };
  }

  /** @throws {Problem} why nothing could be judged */
  readonly check: CheckRow = (claimsOf, against) => {
    const key = JSON.stringify([claimsOf, against]);
    const outcome = this.#outcomes.get(key) ?? this.#checked(claimsOf, against);
    this.#outcomes.set(key, outcome);
    return outcome;
  };

  /** Why the first of the claims that failed did. */
  get problem(): ProblemData | undefined {
    return this.#problem;
  }

  /** What the checks since the last call used. */
  takeUsage(): Outcome['usage'] {
    const usage = this.#usage;
    this.#usage = noUsage;
    return usage;
  }

  async #checked(claimsOf: RowText, against: readonly RowText[]): Promise<Outcome> {
    const { outcome, problem } = await (this.known(claimsOf, against) ?? this.#collected(claimsOf, against));
    this.#usage = addUsage(this.#usage, outcome.usage);
    this.#problem ??= outcome.findings.find((finding) => finding.type === 'failure')?.problem;
    if (problem && outcome.findings.length === 0) throw Problem.from(problem);
    return outcome;
  }

  async #collected(claimsOf: RowText, against: readonly RowText[]): Promise<CollectedCheck> {
    const { judge, readFact, signal, row } = this;
    const order = {
      text: this.#text(claimsOf),
      facts: against.map((text) => this.#fact(text)),
      question: row.input,
    };
    return collect(await requestAgainst(order, judge, readFact, signal), signal);
  }

  #text(text: RowText): string {
    if (text === 'output') return this.row.output;
    return text === 'reference' ? (this.row.reference ?? '') : (this.#items[text] ?? '');
  }

  /** A reference of one word says nothing by itself that an output could agree with. */
  #fact(text: RowText): string {
    const fact = this.#text(text);
    return text === 'reference' ? (answerStatement(this.row.input ?? '', fact) ?? fact) : fact;
  }
}

type KnownCheck = (...asked: Parameters<CheckRow>) => Promise<CollectedCheck> | undefined;

const isText = (text: string): boolean => text.trim() !== '';
