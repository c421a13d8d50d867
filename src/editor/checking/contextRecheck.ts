import { KeyedTasks } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { Problem } from '../../check/problem.ts';
import type { Findings } from '../../review/findings.ts';
import { openDocument } from '../documents.ts';
import type { Log } from '../log.ts';
import { faultLines, problemLine } from '../logText.ts';
import type { Settings } from '../settings.ts';
import type { Checker } from './checker.ts';

/** A context that someone is writing is not read again at every stroke. */
const pauseMs = 1000;

/**
 * Checks again by itself what a changed context made stale, where the offline judge found it: that costs nothing and
 * sends nothing. What cannot be checked, since a file is gone, stays stale.
 */
export class ContextRecheck extends DisposableOwner {
  readonly #checks = this.own(
    new KeyedTasks(
      (uri) => this.#check(uri),
      () => pauseMs,
    ),
  );

  constructor(
    private readonly findings: Findings,
    private readonly checker: Checker,
    private readonly settings: Pick<Settings, 'judge'>,
    private readonly log: Log,
  ) {
    super();
    this.own(
      findings.onDidChange(({ uri, kind }) => {
        if (kind === 'findings' && this.#isDue(uri)) this.#checks.schedule(uri);
      }),
    );
  }

  #isDue(uri: string): boolean {
    const review = this.findings.get(uri);
    return (
      review !== undefined &&
      review.run.judge === 'offline' &&
      review.run.state !== 'running' &&
      this.settings.judge === 'offline' &&
      review.findings.some(({ stale }) => stale === 'context')
    );
  }

  async #check(uri: string): Promise<void> {
    const document = openDocument(uri);
    if (!document || !this.#isDue(uri)) return;
    try {
      await this.checker.check({
        document,
        only: (sentence) => this.findings.contextIsStale(uri, sentence),
      });
    } catch (error) {
      const text = error instanceof Problem ? problemLine(error) : faultLines(error);
      this.log.info(`Recheck after a change of the context: ${text}`);
    }
  }
}
