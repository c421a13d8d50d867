import * as vscode from 'vscode';
import { DebouncedTask } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import type { Assessment } from '../../check/types.ts';
import { differingWords } from '../../review/differingWords.ts';
import type { Findings } from '../../review/findings.ts';
import { findingsAt, type LiveFinding, type Review } from '../../review/review.ts';
import { locateQuote } from '../../text/locate.ts';
import type { ContextSources } from '../context/contextSources.ts';
import { evidenceSpan } from '../context/openEvidence.ts';
import type { ClaimActions } from '../decisions/claimActions.ts';
import { activeUri, rangeOf } from '../documents.ts';

/** Milliseconds that the cursor rests before the source follows it. */
const rest = 100;

/** What the source says of a claim, where it stands there. */
interface Shown {
  readonly document: vscode.TextDocument;
  readonly passage: vscode.Range;
  /** That differ from the claim's. */
  readonly words: vscode.Range | undefined;
}

/**
 * Text and source beside each other, as a diff shows them: the source follows the cursor from claim to claim, and the words
 * that differ are marked in both.
 */
export class SourcePane extends DisposableOwner {
  readonly #claim = this.own(markOf('removedText'));
  readonly #words = this.own(markOf('insertedText'));
  readonly #passage = this.own(
    vscode.window.createTextEditorDecorationType({
      backgroundColor: new vscode.ThemeColor('editor.rangeHighlightBackground'),
      border: '1px solid',
      borderColor: new vscode.ThemeColor('editor.rangeHighlightBorder'),
    }),
  );
  readonly #follow = this.own(
    new DebouncedTask(
      () => this.#show(),
      () => rest,
    ),
  );
  /** The text under review, while there is one. */
  #uri: string | undefined;

  constructor(
    private readonly findings: Findings,
    private readonly sources: ContextSources,
    private readonly actions: ClaimActions,
  ) {
    super();
    const followIn = (uri: string) => {
      if (uri === this.#uri) this.#follow.schedule();
    };
    this.own(
      vscode.window.onDidChangeTextEditorSelection(({ textEditor: { document } }) =>
        followIn(document.uri.toString()),
      ),
    );
    this.own(findings.onDidChange(({ uri }) => followIn(uri)));
    this.own(
      vscode.workspace.onDidCloseTextDocument(({ uri }) => {
        if (uri.toString() === this.#uri) this.#end();
      }),
    );
  }

  /** Begins in the text in front, at the claim at the cursor or the first that is not supported; ends where it is on. */
  async toggle(): Promise<void> {
    const uri = activeUri();
    const review = uri === undefined ? undefined : this.findings.get(uri);
    if (this.#uri !== undefined && (uri === this.#uri || !review)) {
      this.#end();
      return;
    }
    const first = review && this.#firstOf(review);
    if (!first) {
      vscode.window.setStatusBarMessage(vscode.l10n.t('Claimlight: no findings'), 3000);
      return;
    }
    this.#uri = review.uri;
    await this.actions.reveal({ uri: review.uri, claim: first.claim.id }, false);
    await this.#show();
  }

  #firstOf(review: Review): Assessment | undefined {
    const assessed = assessmentsOf(review.findings);
    return (
      this.#underCursor(review.uri) ?? assessed.find(({ verdict }) => verdict !== 'supported') ?? assessed[0]
    );
  }

  /** Of several claims there the first with a place in the source. */
  #underCursor(uri: string): Assessment | undefined {
    const editor = editorOf(uri);
    if (!editor) return undefined;
    const at = editor.document.offsetAt(editor.selection.active);
    const under = assessmentsOf(findingsAt(this.findings.get(uri), at));
    return under.find((one) => placeOf(one)) ?? under[0];
  }

  async #show(): Promise<void> {
    const uri = this.#uri;
    const finding = uri === undefined ? undefined : this.#underCursor(uri);
    if (uri === undefined || !finding) return;
    const shown = await this.#locate(finding);
    const text = editorOf(uri);
    // Meanwhile the cursor has moved on.
    if (!text || this.#uri !== uri || this.#underCursor(uri) !== finding) return;
    if (shown) await showBeside(text, shown);
    this.#mark(finding, shown);
  }

  #mark({ claim, focus = claim }: Assessment, shown: Shown | undefined): void {
    for (const editor of vscode.window.visibleTextEditors) {
      const isText = editor.document.uri.toString() === this.#uri;
      const isSource = editor.document === shown?.document;
      editor.setDecorations(this.#claim, isText ? [rangeOf(editor.document, focus)] : []);
      editor.setDecorations(this.#passage, isSource ? [shown.passage] : []);
      editor.setDecorations(this.#words, isSource && shown.words ? [shown.words] : []);
    }
  }

  #end(): void {
    this.#uri = undefined;
    for (const editor of vscode.window.visibleTextEditors)
      for (const type of [this.#claim, this.#passage, this.#words]) editor.setDecorations(type, []);
  }

  async #locate(finding: Assessment): Promise<Shown | undefined> {
    const place = placeOf(finding);
    if (!place) return undefined;
    const document = await this.sources.open(place.uri);
    const [evidence] = finding.evidence;
    if (!evidence) return { document, passage: closestIn(document, place), words: undefined };
    const span = evidenceSpan(document, evidence);
    const words = differingWords(evidence, finding);
    return {
      document,
      passage: rangeOf(document, span),
      words: words && rangeOf(document, { start: span.start + words.start, end: span.start + words.end }),
    };
  }
}

/** Where the source speaks of a claim: what was cited, else the closest passage. */
function placeOf({ evidence, reason }: Assessment): ClosestPassage | undefined {
  const [cited] = evidence;
  if (cited) return cited;
  return reason.code === 'notSaid' ? { ...reason.at, quote: reason.quote } : undefined;
}

interface ClosestPassage {
  readonly uri: string;
  readonly line: number;
  /** Long ones are cut, with an ellipsis. */
  readonly quote: string;
}

function closestIn(document: vscode.TextDocument, { line, quote }: ClosestPassage): vscode.Range {
  const span = locateQuote(document.getText(), quote);
  return span ? rangeOf(document, span) : document.lineAt(Math.min(line, document.lineCount) - 1).range;
}

/** Where the source is on show already, else in the column behind the text's; the keyboard stays in the text. */
async function showBeside(
  { viewColumn = 1 }: vscode.TextEditor,
  { document, passage }: Shown,
): Promise<void> {
  const known = editorOf(document.uri.toString());
  const editor = await vscode.window.showTextDocument(document, {
    viewColumn: known?.viewColumn ?? viewColumn + 1,
    preview: true,
    preserveFocus: true,
  });
  editor.revealRange(passage, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

const assessmentsOf = (findings: readonly LiveFinding[]): readonly Assessment[] =>
  findings.flatMap(({ finding }) => (finding.type === 'assessment' ? [finding] : []));

const editorOf = (uri: string): vscode.TextEditor | undefined =>
  vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri);

const markOf = (side: 'removedText' | 'insertedText'): vscode.TextEditorDecorationType =>
  vscode.window.createTextEditorDecorationType({
    backgroundColor: new vscode.ThemeColor(`diffEditor.${side}Background`),
    // Of high contrast themes, which have no backgrounds.
    border: '1px solid',
    borderColor: new vscode.ThemeColor(`diffEditor.${side}Border`),
  });
