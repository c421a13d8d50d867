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

/** What is staged, and what is known of it. */
interface WarningParts {
  readonly staged: StagedFiles;
  readonly contexts: Pick<ContextResolver, 'of'>;
  readonly findings: Findings;
  readonly checker: Pick<Checker, 'check'>;
  readonly judges: Pick<JudgeFactory, 'create'>;
  readonly settings: Pick<Settings, 'commitWarning' | 'onDidChange'>;
  readonly log: Log;
}

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

  constructor(private readonly parts: WarningParts) {
    super();
    this.#item.name = vscode.l10n.t('Claimlight: Staged Changes');
    this.#item.command = 'workbench.actions.view.problems';
    this.#item.backgroundColor = new vscode.ThemeColor('statusBarItem.warningBackground');
    this.own(parts.staged.onDidChange(() => this.#look.schedule()));
    this.own(parts.findings.onDidChange(() => this.#schedule()));
    this.own(parts.settings.onDidChange(() => this.#schedule()));
    if (parts.settings.commitWarning === 'always') this.#schedule();
  }

  /** Nobody waits for Git before something was found, unless what is staged is to be checked. */
  #schedule(): void {
    if (this.parts.settings.commitWarning !== 'off') void this.parts.staged.watch();
    this.#look.schedule();
  }

  async #update(): Promise<void> {
    const { commitWarning } = this.parts.settings;
    const isWanted = (uri: vscode.Uri) =>
      commitWarning === 'always'
        ? prose.test(uri.path)
        : this.parts.findings.runOf(uri.toString()) !== undefined;
    const documents =
      commitWarning === 'off' ? [] : await stagedDocuments(this.parts.staged, this.parts.contexts, isWanted);
    if (commitWarning === 'always') for (const one of documents) await this.#check(one);
    const contradicted = documents
      .flatMap((one) => stagedFindings(one, this.parts.findings))
      .filter(({ finding, stale }) => !stale && verdictOf(finding) === 'contradicted');
    if (contradicted.length > 0) this.#show(contradicted);
    else this.#item.hide();
  }

  /** On this machine, and nothing that is known already. */
  async #check({ document, holds }: StagedDocument): Promise<void> {
    const uri = document.uri.toString();
    if (this.parts.findings.runOf(uri)?.state === 'running') return;
    const judge = await this.parts.judges.create({ kind: 'offline' });
    await this.parts.checker
      .check({
        document,
        judge,
        only: (sentence) => holds(sentence) && this.parts.findings.needsCheck(uri, sentence),
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
    this.parts.log.info(
      `Staged changes: ${error instanceof Problem ? problemLine(error) : faultLines(error)}`,
    );
  }
}
