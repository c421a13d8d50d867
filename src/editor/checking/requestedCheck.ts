import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import type { Findings } from '../../review/findings.ts';
import type { Review } from '../../review/review.ts';
import type { Sentence } from '../../text/passage.ts';
import type { Span } from '../../text/span.ts';
import { estimateText } from '../../view/side/scoreView.ts';
import type { CheckArguments } from '../commands/checkArguments.ts';
import type { ContextBindings } from '../context/contextBindings.ts';
import type { ContextPicker } from '../context/contextPicker.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import { askToReadOutside } from '../context/readConsent.ts';
import type { SideViewVisibility } from '../surfaces/sideViewVisibility.ts';
import type { Checker } from './checker.ts';
import { withLateProgress } from './lateProgress.ts';

/** A check that a person asked for: with its context, and with progress that can be cancelled. */
export class RequestedCheck {
  constructor(
    private readonly checker: Checker,
    private readonly findings: Findings,
    private readonly bindings: ContextBindings,
    private readonly contexts: ContextResolver,
    private readonly picker: ContextPicker,
    private readonly sideView: SideViewVisibility,
  ) {}

  /**
   * Nothing happens where the person is asked for a context and gives none.
   * @param span absent: the whole document
   * @throws {Problem} what keeps it from beginning, or broke it
   */
  async run(document: vscode.TextDocument, span: Span | undefined, args: CheckArguments): Promise<void> {
    if (!(await this.prepare(document, args))) return;
    const stop = new AbortController();
    const check = this.checker.check({ document, span, signal: stop.signal });
    const review = await this.#withProgress(document.uri.toString(), check, stop);
    if (review?.run.problem) throw Problem.from(review.run.problem);
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
    const stop = new AbortController();
    const only = (one: Sentence) => this.findings.needsCheck(uri, one);
    const check = this.checker.check({ document, only, signal: stop.signal });
    const review = await this.#withProgress(uri, check, stop);
    if (review?.run.problem) throw Problem.from(review.run.problem);
  }

  #withProgress<T>(uri: string, check: Promise<T>, stop: AbortController): Promise<T> {
    return withLateProgress(check, this.sideView, {
      title: vscode.l10n.t('Checking factuality'),
      cancel: () => {
        stop.abort();
        this.findings.cancel(uri);
      },
      follow: (report) =>
        this.findings.onDidChange((change) => {
          const review = change.uri === uri ? this.findings.get(uri) : undefined;
          if (review) report(answeredText(review));
        }),
    });
  }
}

function answeredText({ run, outcome, pending }: Review): string {
  const total = outcome.sentences.length;
  const answered = vscode.l10n.t('{0} of {1} sentences', total - pending, total);
  return [answered, estimateText(run)].filter(Boolean).join(' · ');
}
