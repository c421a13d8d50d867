import * as vscode from 'vscode';
import type { Judge } from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import { copyText } from '../../report/problems/copyText.ts';
import type { Findings } from '../../review/findings.ts';
import type { Review } from '../../review/review.ts';
import type { Sentence } from '../../text/passage.ts';
import type { Span } from '../../text/span.ts';
import { estimateText } from '../../view/side/scoreView.ts';
import type { CheckArguments } from '../commands/checkArguments.ts';
import type { ContextBindings } from '../context/contextBindings.ts';
import type { ContextPicker } from '../context/contextPicker.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import type { LeftOutFiles } from '../context/leftOutFiles.ts';
import { askToReadOutside } from '../context/readConsent.ts';
import type { Log } from '../log.ts';
import { problemLine } from '../logText.ts';
import type { SideViewVisibility } from '../surfaces/sideViewVisibility.ts';
import type { Checker, DocumentCheck } from './checker.ts';
import type { ContextReading } from './contextReading.ts';
import { withLateProgress } from './lateProgress.ts';

/** What a check begins with, and who is told of it. */
interface RequestParts {
  readonly checker: Checker;
  readonly findings: Findings;
  readonly bindings: ContextBindings;
  readonly contexts: ContextResolver;
  readonly picker: ContextPicker;
  readonly leftOut: Pick<LeftOutFiles, 'tell'>;
  readonly sideView: SideViewVisibility;
  readonly reading: ContextReading;
  readonly log: Log;
}

/** A check that a person asked for: with its context, and with progress that can be cancelled. */
export class RequestedCheck {
  constructor(private readonly parts: RequestParts) {}

  /**
   * Nothing happens where the person is asked for a context and gives none.
   * @param span absent: the whole document
   * @param judge instead of the one that the settings name
   * @throws {Problem} what keeps it from beginning; or broke it, unless the side view says so
   */
  async run(
    document: vscode.TextDocument,
    span: Span | undefined,
    args: CheckArguments,
    judge?: Judge,
  ): Promise<void> {
    if (!(await this.prepare(document, args))) return;
    await this.#check({ document, span, judge });
  }

  /** @returns whether there is a context, which is asked for where none is known */
  async prepare(document: vscode.TextDocument, args: CheckArguments): Promise<boolean> {
    const uri = document.uri.toString();
    if (args.context) await this.parts.bindings.setContext(uri, args.context);
    if (args.question !== undefined) await this.parts.bindings.setQuestion(uri, args.question);
    if ((await askToReadOutside(document, this.parts.contexts)).length > 0) return true;
    return (
      (await this.parts.picker.pick(document)) &&
      (await askToReadOutside(document, this.parts.contexts)).length > 0
    );
  }

  /**
   * Checks again what no longer holds of what was checked before.
   * @throws {Problem} nothingToCheck where all of it holds
   */
  async recheck(document: vscode.TextDocument): Promise<void> {
    const uri = document.uri.toString();
    await askToReadOutside(document, this.parts.contexts);
    await this.#check({ document, only: (one: Sentence) => this.parts.findings.needsCheck(uri, one) });
  }

  /** Stops the check of a document, also while its context is being read; what it found so far stays. */
  cancel(uri: string): void {
    this.parts.reading.cancel(uri);
    this.parts.findings.cancel(uri);
  }

  async #check(order: DocumentCheck): Promise<void> {
    const uri = order.document.uri.toString();
    const stop = new AbortController();
    const reading = this.parts.reading.begin(uri, () => stop.abort());
    const begun = this.parts.findings.onDidChange((change) => {
      if (change.uri === uri && change.kind === 'run') reading.dispose();
    });
    const onRead = (read: number, files: number) => this.parts.reading.report(uri, { read, files });
    try {
      const check = this.parts.checker.check({ ...order, signal: stop.signal, onRead });
      const review = await this.#withProgress(uri, check);
      this.parts.leftOut.tell(uri);
      this.#tellCopies(review);
      if (!review?.run.problem) return;
      const problem = Problem.from(review.run.problem);
      if (!this.parts.sideView.isVisible) throw problem;
      // The side view says it, with what to do about it.
      this.parts.log.warn(problemLine(problem));
    } finally {
      begun.dispose();
      reading.dispose();
    }
  }

  /** The side view says it too. */
  #tellCopies(review: Review | undefined): void {
    const copy = review?.run.context.find(({ sameAsOutput }) => sameAsOutput);
    if (copy && !this.parts.sideView.isVisible) void vscode.window.showWarningMessage(copyText(copy.uri));
  }

  #withProgress<T>(uri: string, check: Promise<T>): Promise<T> {
    const { sideView, reading, findings } = this.parts;
    const place = { isInSight: () => sideView.isVisible, onDidChange: sideView.onDidChange };
    return withLateProgress(check, place, {
      title: vscode.l10n.t('Checking factuality'),
      cancel: () => this.cancel(uri),
      follow: (report) => {
        // How far the run is, the status bar says; what it costs, nothing else does while the view is hidden.
        const tell = () => {
          const { read = 0, files = 0 } = reading.of(uri) ?? {};
          const run = findings.runOf(uri);
          const cost = run?.state === 'running' ? estimateText(run) : '';
          if (files > 1) report(vscode.l10n.t('{0} of {1} context files read', read, files));
          else if (cost) report(cost);
        };
        tell();
        return vscode.Disposable.from(
          reading.onDidChange(tell),
          findings.onDidChange((change) => {
            if (change.uri === uri && change.kind === 'run') tell();
          }),
        );
      },
    });
  }
}
