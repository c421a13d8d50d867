import * as vscode from 'vscode';
import { DebouncedTask } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { Problem } from '../../check/problem.ts';
import { verdictOf } from '../../check/tally.ts';
import type { Findings } from '../../review/findings.ts';
import type { LiveFinding } from '../../review/review.ts';
import type { Checker } from '../checking/checker.ts';
import { type StagedDocument, stagedDocuments, stagedFindings } from '../checking/stagedDocuments.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import type { StagedFiles } from '../context/stagedFiles.ts';
import type { JudgeFactory } from '../judging/judgeFactory.ts';
import type { Log } from '../log.ts';
import { faultLines, problemLine } from '../logText.ts';
import type { Settings } from '../settings.ts';

/** Milliseconds without a change in a repository or in what was found. */
const pause = 500;

/** Files that are checked without being asked for. */
const prose = /\.(?:md|markdown|mdx|txt|text|rst|adoc|asciidoc|tex|html?)$/i;

/** Claims that the tooltip names. */
const mostNamed = 5;

/** An item of the status bar while what is to be committed has contradicted claims; it keeps nobody from committing. */
export class CommitWarning extends DisposableOwner {
  readonly #item = this.own(
    vscode.window.createStatusBarItem('claimlight.staged', vscode.StatusBarAlignment.Left),
  );
  readonly #look = this.own(
    new DebouncedTask(
      () => this.#update().catch((error) => this.#tell(error)),
      () => pause,
    ),
  );

  constructor(
    private readonly staged: StagedFiles,
    private readonly contexts: Pick<ContextResolver, 'of'>,
    private readonly findings: Findings,
    private readonly checker: Pick<Checker, 'check'>,
    private readonly judges: Pick<JudgeFactory, 'create'>,
    private readonly settings: Pick<Settings, 'commitWarning' | 'onDidChange'>,
    private readonly log: Log,
  ) {
    super();
    this.#item.name = vscode.l10n.t('Claimlight: Staged Changes');
    this.#item.command = 'workbench.actions.view.problems';
    this.#item.backgroundColor = new vscode.ThemeColor('statusBarItem.warningBackground');
    this.own(staged.onDidChange(() => this.#look.schedule()));
    this.own(findings.onDidChange(() => this.#schedule()));
    this.own(settings.onDidChange(() => this.#schedule()));
    if (settings.commitWarning === 'always') this.#schedule();
  }

  /** Nobody waits for Git before something was found, unless what is staged is to be checked. */
  #schedule(): void {
    if (this.settings.commitWarning !== 'off') void this.staged.watch();
    this.#look.schedule();
  }

  async #update(): Promise<void> {
    const { commitWarning } = this.settings;
    const isWanted = (uri: vscode.Uri) =>
      commitWarning === 'always' ? prose.test(uri.path) : this.findings.runOf(uri.toString()) !== undefined;
    const documents =
      commitWarning === 'off' ? [] : await stagedDocuments(this.staged, this.contexts, isWanted);
    if (commitWarning === 'always') for (const one of documents) await this.#check(one);
    const contradicted = documents
      .flatMap((one) => stagedFindings(one, this.findings))
      .filter(({ finding, stale }) => !stale && verdictOf(finding) === 'contradicted');
    if (contradicted.length > 0) this.#show(contradicted);
    else this.#item.hide();
  }

  /** On this machine, and nothing that is known already. */
  async #check({ document, holds }: StagedDocument): Promise<void> {
    const uri = document.uri.toString();
    if (this.findings.runOf(uri)?.state === 'running') return;
    const judge = await this.judges.create({ kind: 'offline' });
    await this.checker
      .check({
        document,
        judge,
        only: (sentence) => holds(sentence) && this.findings.needsCheck(uri, sentence),
        automatic: true,
      })
      .catch((error) => this.#tell(error));
  }

  #show(contradicted: readonly LiveFinding[]): void {
    const { t } = vscode.l10n;
    const { length } = contradicted;
    const text =
      length === 1 ? t('1 contradicted claim is staged') : t('{0} contradicted claims are staged', length);
    this.#item.text = `$(warning) ${text}`;
    this.#item.tooltip = [
      ...contradicted.slice(0, mostNamed).map(({ finding }) => `• ${finding.claim.text}`),
      ...(length > mostNamed ? ['…'] : []),
      t('Show Problems'),
    ].join('\n');
    this.#item.accessibilityInformation = { label: `Claimlight: ${text}`, role: 'button' };
    this.#item.show();
  }

  /** Nobody asked for it: what goes wrong stays in the log. */
  #tell(error: unknown): void {
    if (error instanceof Problem && error.code === 'nothingToCheck') return;
    this.log.info(`Staged changes: ${error instanceof Problem ? problemLine(error) : faultLines(error)}`);
  }
}
