import * as vscode from 'vscode';
import { DisposableOwner } from '../../base/disposables.ts';
import type { Assessment, Evidence } from '../../check/types.ts';
import { differingWords } from '../../review/differingWords.ts';
import type { Findings } from '../../review/findings.ts';
import { findingsAt, isOn } from '../../review/review.ts';
import type { ContextSources } from '../context/contextSources.ts';
import { evidenceSpan } from '../context/openEvidence.ts';
import type { ClaimActions } from '../decisions/claimActions.ts';
import { rangeOf } from '../documents.ts';

const contextKey = 'claimlight.peeksFix';

/** Shows the evidence of a claim below it, in VS Code's own peek, with the words that differ marked in both. */
export class EvidencePeek extends DisposableOwner {
  #peeked: { readonly uri: string; readonly claim: string } | undefined;

  constructor(
    private readonly findings: Findings,
    private readonly sources: ContextSources,
    private readonly actions: ClaimActions,
  ) {
    super();
    // Another peek at another place is none of ours, and its Tab is not either.
    this.own(
      vscode.window.onDidChangeTextEditorSelection(({ textEditor: { document }, selections }) => {
        if (document.uri.toString() !== this.#peeked?.uri) return;
        const { claim } = this.#peeked;
        const live = this.findings
          .get(this.#peeked.uri)
          ?.findings.find((one) => one.finding.claim.id === claim);
        if (!live || !isOn(live, document.offsetAt(selections[0]!.active))) this.#forget();
      }),
    );
  }

  /** Of the claim at the cursor; of several there the worst that has evidence. */
  async open(): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    if (!editor) return;
    const { document, selection } = editor;
    const uri = document.uri.toString();
    const under = findingsAt(this.findings.get(uri), document.offsetAt(selection.active));
    const live = under.find(({ finding }) => finding.type === 'assessment' && finding.evidence.length > 0);
    if (live?.finding.type !== 'assessment') {
      vscode.window.setStatusBarMessage(vscode.l10n.t('Claimlight: no evidence here'), 3000);
      return;
    }
    const { finding, stale, decision } = live;
    const locations = await Promise.all(finding.evidence.map((evidence) => this.#locate(evidence, finding)));
    const { claim } = finding;
    await this.actions.reveal({ uri, claim: claim.id }, false);
    const at = rangeOf(document, finding.focus ?? claim).start;
    this.#peeked = { uri, claim: claim.id };
    const acceptable = finding.correction !== undefined && !stale && !decision;
    await vscode.commands.executeCommand('setContext', contextKey, acceptable);
    await vscode.commands.executeCommand('editor.action.peekLocations', document.uri, at, locations, 'peek');
  }

  /** Puts the value of the source in the place of the words that differ. */
  async accept(): Promise<void> {
    const peeked = this.#peeked;
    await vscode.commands.executeCommand('closeReferenceSearch');
    this.#forget();
    if (peeked) await this.actions.perform({ ...peeked, act: 'correct' });
  }

  #forget(): void {
    this.#peeked = undefined;
    void vscode.commands.executeCommand('setContext', contextKey, false);
  }

  /** The words of the evidence that differ; all of it where they are not known. */
  async #locate(evidence: Evidence, finding: Assessment): Promise<vscode.Location> {
    const document = await this.sources.open(evidence.uri);
    const span = evidenceSpan(document, evidence);
    const words = differingWords(evidence, finding);
    const at = words ? { start: span.start + words.start, end: span.start + words.end } : span;
    return new vscode.Location(document.uri, rangeOf(document, at));
  }
}
