import * as vscode from 'vscode';
import { Emitter } from '../../base/emitter.ts';
import { Problem } from '../../check/problem.ts';
import type { Findings } from '../../review/findings.ts';
import { contradictedBy, type Dependents } from '../../view/side/dependentsView.ts';
import { documentsBoundTo } from '../context/boundDocuments.ts';
import type { ContextBindings } from '../context/contextBindings.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import type { ClaimActions } from '../decisions/claimActions.ts';
import type { JudgeFactory } from '../judging/judgeFactory.ts';
import type { Log } from '../log.ts';
import { faultLines } from '../logText.ts';
import type { Settings } from '../settings.ts';
import type { Checker } from './checker.ts';

/** What such documents are found and checked with. */
interface DependentsParts {
  readonly checker: Checker;
  readonly findings: Findings;
  readonly bindings: ContextBindings;
  readonly contexts: ContextResolver;
  readonly judges: JudgeFactory;
  readonly settings: Pick<Settings, 'contextFiles'>;
  readonly log: Log;
}

/** Checks, on this machine, every document of the workspace that must agree with one file. */
export class DependentsCheck {
  readonly #changes = new Emitter<void>();
  readonly onDidChange = this.#changes.event;
  #current: Dependents | undefined;
  #stop = new AbortController();

  constructor(private readonly parts: DependentsParts) {}

  /** The last one, as far as it is. */
  get current(): Dependents | undefined {
    return this.#current;
  }

  /** One that is under way gives way to it. */
  async run(source: string): Promise<void> {
    this.close();
    const { signal } = this.#stop;
    const show = (state: Dependents) => {
      if (signal.aborted) return;
      this.#current = state;
      this.#changes.fire();
    };
    let now: Dependents = { source, state: 'running', total: 0, documents: [], incomplete: false };
    show(now);
    const { uris, incomplete } = await documentsBoundTo(
      source,
      this.parts.bindings,
      this.parts.settings,
    ).catch((error) => {
      if (!signal.aborted) this.close();
      throw error;
    });
    now = { ...now, total: uris.length, incomplete };
    for (const uri of uris) {
      if (signal.aborted) return;
      show(now);
      const checked = await this.#check(uri, source, signal);
      now = checked
        ? { ...now, documents: [...now.documents, { uri, problem: checked.problem }] }
        : { ...now, total: now.total - 1 };
    }
    show({ ...now, state: 'done' });
  }

  /** What was found so far stays. */
  cancel(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    if (this.#current?.state !== 'running') return;
    this.#current = { ...this.#current, state: 'cancelled' };
    this.#changes.fire();
  }

  close(): void {
    this.cancel();
    this.#current = undefined;
    this.#changes.fire();
  }

  /** Shows the worst of what the file contradicts in one of them. */
  async open(uri: string, actions: Pick<ClaimActions, 'reveal'>): Promise<void> {
    const { documents = [], source = '' } = this.#current ?? {};
    if (!documents.some((document) => document.uri === uri)) return;
    const [worst] = contradictedBy(this.parts.findings.get(uri), source);
    if (worst) return actions.reveal({ uri, claim: worst.finding.claim.id }, false);
    await vscode.window.showTextDocument(vscode.Uri.parse(uri, true), { viewColumn: vscode.ViewColumn.One });
  }

  /** @returns why it could not be checked; undefined where it is bound to other files */
  async #check(
    uri: string,
    source: string,
    signal: AbortSignal,
  ): Promise<{ readonly problem?: Problem } | undefined> {
    const abort = () => this.parts.findings.cancel(uri);
    try {
      const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri, true));
      const { context } = await this.parts.contexts.of(document);
      if (!context.includes(source)) return undefined;
      const judge = await this.parts.judges.create({ kind: 'offline' });
      signal.addEventListener('abort', abort);
      const review = await this.parts.checker.check({ document, judge, signal });
      if (review?.run.problem) return { problem: Problem.from(review.run.problem) };
      return review?.run.state === 'done' ? {} : { problem: new Problem('cancelled') };
    } catch (error) {
      if (error instanceof Problem) return { problem: error };
      this.parts.log.warn(`${uri}: ${faultLines(error)}`);
      return { problem: new Problem('outputUnreadable', { uri }, error) };
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }
}
