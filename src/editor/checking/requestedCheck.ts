import * as vscode from 'vscode';
import { Emitter } from '../../base/emitter.ts';
import { Problem } from '../../check/problem.ts';
import type { Findings } from '../../review/findings.ts';
import type { Sentence } from '../../text/passage.ts';
import type { Span } from '../../text/span.ts';
import { estimateText } from '../../view/side/scoreView.ts';
import type { CheckArguments } from '../commands/checkArguments.ts';
import type { ContextBindings } from '../context/contextBindings.ts';
import type { ContextPicker } from '../context/contextPicker.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import type { LeftOutFiles } from '../context/leftOutFiles.ts';
import { askToReadOutside } from '../context/readConsent.ts';
import type { SideViewVisibility } from '../surfaces/sideViewVisibility.ts';
import type { Checker, DocumentCheck } from './checker.ts';
import { withLateProgress } from './lateProgress.ts';

/** A check that a person asked for: with its context, and with progress that can be cancelled. */
export class RequestedCheck {
  constructor(
    private readonly checker: Checker,
    private readonly findings: Findings,
    private readonly bindings: ContextBindings,
    private readonly contexts: ContextResolver,
    private readonly picker: ContextPicker,
    private readonly leftOut: Pick<LeftOutFiles, 'tell'>,
    private readonly sideView: SideViewVisibility,
  ) {}

  /**
   * Nothing happens where the person is asked for a context and gives none.
   * @param span absent: the whole document
   * @throws {Problem} what keeps it from beginning, or broke it
   */
  async run(document: vscode.TextDocument, span: Span | undefined, args: CheckArguments): Promise<void> {
    if (!(await this.prepare(document, args))) return;
    await this.#check({ document, span });
  }

  /** @returns whether there is a context, which is asked for where none is known */
  async prepare(document: vscode.TextDocument, args: CheckArguments): Promise<boolean> {
    const uri = document.uri.toString();
    if (args.context) await this.bindings.setContext(uri, args.context);
    if (args.question !== undefined) await this.bindings.setQuestion(uri, args.question);
    if ((await askToReadOutside(document, this.contexts)).length > 0) return true;
    return (await this.picker.pick(document)) && (await askToReadOutside(document, this.contexts)).length > 0;
  }

  /**
   * Checks again what no longer holds of what was checked before.
   * @throws {Problem} nothingToCheck where all of it holds
   */
  async recheck(document: vscode.TextDocument): Promise<void> {
    const uri = document.uri.toString();
    await askToReadOutside(document, this.contexts);
    await this.#check({ document, only: (one: Sentence) => this.findings.needsCheck(uri, one) });
  }

  async #check(order: DocumentCheck): Promise<void> {
    const uri = order.document.uri.toString();
    const stop = new AbortController();
    const reading = new Emitter<string>();
    const onRead = (read: number, files: number) => {
      if (files > 1) reading.fire(vscode.l10n.t('{0} of {1} context files read', read, files));
    };
    const check = this.checker.check({ ...order, signal: stop.signal, onRead });
    const review = await this.#withProgress(uri, check, stop, reading);
    this.leftOut.tell(uri);
    if (review?.run.problem) throw Problem.from(review.run.problem);
  }

  #withProgress<T>(
    uri: string,
    check: Promise<T>,
    stop: AbortController,
    reading: Emitter<string>,
  ): Promise<T> {
    const place = {
      // The side view shows a run that has begun, and not that its context is being read.
      isInSight: () => this.findings.get(uri)?.run.state === 'running' && this.sideView.isVisible,
      onDidChange: (listener: () => void) =>
        vscode.Disposable.from(
          this.sideView.onDidChange(listener),
          this.findings.onDidChange((change) => {
            if (change.uri === uri && change.kind === 'run') listener();
          }),
        ),
    };
    return withLateProgress(check, place, {
      title: vscode.l10n.t('Checking factuality'),
      cancel: () => {
        stop.abort();
        this.findings.cancel(uri);
      },
      follow: (report) => {
        // How far the run is, the status bar says; what it costs, nothing else does while the view is hidden.
        const tellCost = () => {
          const run = this.findings.get(uri)?.run;
          const cost = run?.state === 'running' ? estimateText(run) : '';
          if (cost) report(cost);
        };
        tellCost();
        return vscode.Disposable.from(
          reading.event(report),
          this.findings.onDidChange((change) => {
            if (change.uri === uri && change.kind === 'run') tellCost();
          }),
        );
      },
    });
  }
}
