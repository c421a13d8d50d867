import * as vscode from 'vscode';
import { Emitter } from '../../base/emitter.ts';
import { Recent } from '../../base/recent.ts';
import type { LeftOut } from '../../check/leftOut.ts';
import { leftOutCount } from '../../report/problems/leftOutLines.ts';
import { problemText } from '../../report/problems/problemText.ts';
import type { Findings } from '../../review/findings.ts';
import type { SideViewVisibility } from '../surfaces/sideViewVisibility.ts';

/** Files that are remembered, of all documents. */
const mostRemembered = 100_000;

/** Files of documents' contexts that were not read, and why: told once, listed on request. */
export class LeftOutFiles {
  /** What folders did not bring in. */
  readonly #ofFolders = new Recent<readonly LeftOut[]>(mostRemembered, (files) => files.length);
  readonly #told = new Recent<string>(mostRemembered, () => 1);

  readonly #changes = new Emitter<void>();
  readonly onDidChange = this.#changes.event;

  /** @param sideView which lists them as well */
  constructor(
    private readonly findings: Pick<Findings, 'runOf'>,
    private readonly sideView: Pick<SideViewVisibility, 'isVisible'>,
  ) {}

  /** Folders were bound to a document, without these files. */
  ofFolders(document: string, leftOut: readonly LeftOut[]): void {
    const known = (this.#ofFolders.get(document) ?? []).filter(
      ({ name }) => !leftOut.some((one) => one.name === name),
    );
    this.#ofFolders.set(document, [...known, ...leftOut]);
    this.#changes.fire();
    this.tell(document);
  }

  /** Those that the latest check could not read come first. */
  of(document: string): readonly LeftOut[] {
    const context = this.findings.runOf(document)?.context ?? [];
    const failed = context.flatMap(({ uri, problem }) => (problem ? [{ name: uri, problem }] : []));
    return [...failed, ...(this.#ofFolders.get(document) ?? [])];
  }

  /** Tells how many there are, unless that was told before or is in sight. */
  tell(document: string): void {
    const files = this.of(document);
    const now = files.map(({ name }) => name).join('\n');
    if (files.length === 0 || this.#told.get(document) === now) return;
    this.#told.set(document, now);
    if (this.sideView.isVisible) return;
    const show = vscode.l10n.t('Show List');
    void vscode.window.showWarningMessage(leftOutCount(files.length), show).then((pressed) => {
      if (pressed === show) void this.show(document);
    });
  }

  /** Lists them with the reasons; the one that is picked is opened. */
  async show(document: string): Promise<void> {
    const items = this.of(document).map(({ name, problem }) => {
      const uri = vscode.Uri.parse(name, true);
      const { message } = problemText(problem);
      return { label: vscode.workspace.asRelativePath(uri), detail: message, uri };
    });
    const placeHolder =
      items.length === 0
        ? vscode.l10n.t('All context files of this document were read.')
        : leftOutCount(items.length);
    const picked = await vscode.window.showQuickPick(items, { placeHolder, matchOnDetail: true });
    if (picked) await vscode.commands.executeCommand('vscode.open', picked.uri);
  }
}
