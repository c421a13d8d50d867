import { t } from '@vscode/l10n';
import type { CaseResult, Result } from '../../evaluate/result.ts';

/** What went wrong says more than that there is no score. */
const whyFailed = ({ problem, reason }: Result): string => problem?.message ?? reason;

/** Rows that failed, each with its line; kept to the first few, with the number of the others. */
export class ProblemLines {
  readonly #lines: string[] = [];
  #more = 0;

  constructor(private readonly limit = 20) {}

  add(one: CaseResult): void {
    if (one.problem) this.#add(one.line, one.problem.message);
    for (const result of one.results)
      if (result.status === 'failed') this.#add(one.line, `${result.judge}: ${whyFailed(result)}`);
  }

  text(): string {
    const more = this.#more > 0 ? [t('… and {0} more.', this.#more)] : [];
    return [...this.#lines, ...more].map((line) => `${line}\n`).join('');
  }

  #add(line: number, message: string): void {
    if (this.#lines.length < this.limit) this.#lines.push(t('Line {0}: {1}', line, message));
    else this.#more += 1;
  }
}
