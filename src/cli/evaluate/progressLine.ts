import { t } from '@vscode/l10n';
import { type CaseResult, hasFailed } from '../../evaluate/result.ts';
import { badness } from '../../evaluate/worstCases.ts';
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
    const text = t(
      'Cases: {0}; scores without fault: {1} of {2}; failed: {3}',
      cases!,
      perfect!,
      scored!,
      failed!,
    );
    this.terminal.writeError(`${start}${text}${ending}`);
  }
}
