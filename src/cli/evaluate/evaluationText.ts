import { t } from '@vscode/l10n';
import { type CaseResult, hasFailed, type Result } from '../../evaluate/results/result.ts';
import { badness } from '../../evaluate/results/worstCases.ts';
import type { Terminal } from '../terminal.ts';

/** A live count on the standard error: one line that is written over, or a line now and then where it cannot be. */
export class ProgressLine {
  #cases = 0;
  #failed = 0;
  #perfect = 0;
  #scored = 0;
  #writtenAt = 0;

  constructor(private readonly terminal: Terminal) {}

  add(one: CaseResult): void {
    this.#cases += 1;
    if (hasFailed(one)) this.#failed += 1;
    for (const result of one.results) {
      const bad = badness(result);
      if (bad === null) continue;
      this.#scored += 1;
      if (bad === 0) this.#perfect += 1;
    }
    const now = Date.now();
    if (now - this.#writtenAt < (this.terminal.live ? 100 : 5000)) return;
    this.#writtenAt = now;
    this.#write(this.terminal.live ? '' : '\n');
  }

  end(): void {
    this.#write('\n');
  }

  #write(ending: string): void {
    const start = this.terminal.live ? '\r' : '';
    const [cases, perfect, scored, failed] = [this.#cases, this.#perfect, this.#scored, this.#failed].map(
      (count) => count.toLocaleString('en'),
    );
    const text = t('Cases: {0}; perfect scores: {1} of {2}; failed: {3}', cases!, perfect!, scored!, failed!);
    this.terminal.writeError(`${start}${text}${ending}`);
  }
}

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
