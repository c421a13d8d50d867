import * as vscode from 'vscode';
import * as z from 'zod/mini';
import type { Finding } from '../../check/types.ts';
import { placeText } from '../../report/place.ts';
import { type DecisionKind, type Decisions, evidenceHash, type Remark } from '../../review/decisions.ts';
import type { Findings } from '../../review/findings.ts';
import {
  attributionEdit,
  correctionEdit,
  type EvidenceForm,
  evidenceEdits,
  type FixMode,
  removalEdit,
} from '../../review/fixes.ts';
import { type CommentScope, ignoreCommentEdit } from '../../review/ignoreComments.ts';
import { faultsOf, type LiveFinding } from '../../review/review.ts';
import type { Edit } from '../../review/trackedRanges.ts';
import { overlaps, type Span } from '../../text/span.ts';
import type { Checker } from '../checking/checker.ts';
import type { OfflineRecheck } from '../checking/offlineRecheck.ts';
import type { ContextSources } from '../context/contextSources.ts';
import { openEvidence } from '../context/openEvidence.ts';
import { openDocument, rangeOf } from '../documents.ts';
import type { Settings } from '../settings.ts';
import { formatOfDocument } from './documentComments.ts';
import type { TextChanges } from './textChanges.ts';

/** A claim of a document, as links, fixes and the side view name it. */
export interface ClaimRef {
  readonly uri: string;
  /** `Claim.id`. */
  readonly claim: string;
}

/** A correction, and the words that it took the place of. */
interface AppliedFix extends Edit {
  readonly before: string;
}

const keyOf = ({ uri, claim }: ClaimRef): string => `${uri}\n${claim}`;

/** What is changed by what people do about claims. */
interface ActionParts {
  readonly findings: Findings;
  readonly decisions: Decisions;
  readonly checker: Pick<Checker, 'check'>;
  readonly recheck: Pick<OfflineRecheck, 'afterFix'>;
  readonly sources: ContextSources;
  readonly changes: TextChanges;
  readonly settings: Pick<Settings, 'author'>;
}

/** What a person can do about one claim, from whichever surface. A claim that is gone is left alone. */
export class ClaimActions {
  /** Corrections that were put into texts, by their claim. */
  readonly #fixes = new Map<string, AppliedFix>();
  /** The evidence that was asked for last. */
  #wanted: symbol | undefined;

  constructor(private readonly parts: ActionParts) {}

  perform({
    act,
    evidence = 0,
    fault = 0,
    form = 'quote',
    scope = 'line',
    ...ref
  }: ClaimRequest): Promise<void> {
    switch (act) {
      case 'reveal':
        return this.reveal(ref, false);
      case 'showEvidence':
        return this.#openEvidence(ref, evidence, true);
      case 'openEvidence':
        return this.#openEvidence(ref, evidence, false);
      case 'correct':
        return this.#correct(ref);
      case 'correctSource':
        return this.#correct(ref, fault);
      case 'undoFix':
        return this.#undoFix(ref);
      case 'insertEvidence':
        return this.#insertEvidence(ref, form);
      case 'removeSentence':
        return this.#removeSentence(ref);
      case 'ignore':
        return this.#decide(ref, 'ignored');
      case 'ignoreInText':
        return this.#ignoreInText(ref, scope);
      case 'verify':
        return this.#decide(ref, 'verified');
      case 'note':
        return this.note(ref);
      case 'undoDecision':
        return this.#undoDecision(ref);
      case 'recheck':
        return this.#recheck(ref);
    }
  }

  /** What becomes of a fix in a document. */
  fixMode(uri: string): FixMode {
    return this.parts.changes.modeOf(vscode.Uri.parse(uri, true));
  }

  #find({ uri, claim }: ClaimRef): LiveFinding | undefined {
    return this.parts.findings.get(uri)?.findings.find(({ finding }) => finding.claim.id === claim);
  }

  /** Selects the words at fault; with `preserveFocus` the keyboard stays where it is. */
  async reveal(ref: ClaimRef, preserveFocus: boolean): Promise<void> {
    const live = this.#find(ref);
    const document = live && (await this.#document(ref));
    if (!live || !document) return;
    const { finding } = live;
    const range = rangeOf(document, (finding.type === 'assessment' && finding.focus) || finding.claim);
    const select = (editor: vscode.TextEditor) => {
      editor.selection = new vscode.Selection(range.start, range.end);
      editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    };
    const shown = vscode.window.visibleTextEditors.find((editor) => editor.document === document);
    // Before the wait: at its end, all have been told of the selection, and who follows the cursor goes nowhere later.
    if (shown) select(shown);
    const viewColumn = shown?.viewColumn ?? vscode.ViewColumn.One;
    const editor = await vscode.window.showTextDocument(document, { viewColumn, preserveFocus });
    if (editor !== shown) select(editor);
  }

  async #openEvidence(ref: ClaimRef, position: number, preserveFocus: boolean): Promise<void> {
    const finding = this.#find(ref)?.finding;
    const evidence = finding?.type === 'assessment' ? finding.evidence[position] : undefined;
    if (!evidence) return;
    const { uri, start, end, quote } = evidence;
    const turn = Symbol();
    this.#wanted = turn;
    const isWanted = () => this.#wanted === turn;
    await openEvidence({ uri, start, end, quote }, this.parts.sources, preserveFocus, isWanted);
  }

  /** @param fault in where it says that it comes from, by its position; what it says where absent */
  async #correct(ref: ClaimRef, fault?: number): Promise<void> {
    const live = this.#find(ref);
    if (live?.finding.type !== 'assessment' || live.stale === 'edited') return;
    const wrong = fault === undefined ? undefined : faultsOf(live.finding)[fault];
    const edit = fault === undefined ? correctionEdit(live.finding) : wrong && attributionEdit(wrong);
    if (!edit) return;
    let before = '';
    const changed = await this.#edit(ref, (text) => {
      before = text.slice(edit.start, edit.end);
      return [edit];
    });
    if (!changed) return;
    this.#fixes.set(keyOf(ref), { ...edit, before });
    this.parts.recheck.afterFix(ref.uri);
  }

  /** Puts in several corrections, as one undoable step, those that the person confirms where `shown` asks for that. */
  async applyFixes(
    uri: string,
    fixes: readonly Edit[],
    shown?: vscode.WorkspaceEditEntryMetadata,
  ): Promise<void> {
    const document = await this.#document({ uri });
    if (document && (await this.parts.changes.apply(document, fixes, shown)))
      this.parts.recheck.afterFix(uri);
  }

  /** Puts back the words that a correction replaced, where it still stands as it was put. */
  async #undoFix(ref: ClaimRef): Promise<void> {
    const fix = this.#fixes.get(keyOf(ref));
    const document = fix && (await this.#document(ref));
    if (!document) return;
    const end = fix.start + fix.text.length;
    if (document.getText().slice(fix.start, end) !== fix.text) return;
    this.#fixes.delete(keyOf(ref));
    await this.parts.changes.apply(document, [{ start: fix.start, end, text: fix.before }]);
    this.parts.recheck.afterFix(ref.uri);
  }

  async #removeSentence(ref: ClaimRef): Promise<void> {
    await this.#edit(ref, (text, sentence) => [removalEdit(text, sentence)]);
  }

  async #insertEvidence(ref: ClaimRef, form: EvidenceForm): Promise<void> {
    const finding = this.#find(ref)?.finding;
    const evidence = finding?.type === 'assessment' ? finding.evidence[0] : undefined;
    if (!evidence) return;
    await this.#edit(ref, (text, sentence) =>
      evidenceEdits(text, sentence, evidence, placeText(evidence), form),
    );
  }

  /** Writes a comment; where a line can bear none, above its block. */
  async #ignoreInText(ref: ClaimRef, scope: CommentScope): Promise<void> {
    const claim = this.#find(ref)?.finding.claim;
    const document = claim && (await this.#document(ref));
    if (!document) return;
    const of = formatOfDocument(document);
    const edit = (where: CommentScope) => ignoreCommentEdit(document.getText(), of, claim, where);
    const found = edit(scope) ?? edit('block');
    if (found) await this.parts.changes.apply(document, [found]);
  }

  async #decide(ref: ClaimRef, kind: DecisionKind): Promise<void> {
    const finding = this.#find(ref)?.finding;
    if (!finding) return;
    const alarm = finding.type === 'assessment' ? finding.alarm : undefined;
    await this.parts.decisions.decide({ kind, alarm, ...this.#remarkOn(finding) }, ref.uri);
  }

  #remarkOn(finding: Finding): Omit<Remark, 'kind'> {
    const { author } = this.parts.settings;
    return {
      claim: finding.claim.id,
      evidence: evidenceHash(finding),
      text: finding.claim.text,
      author: author === '' ? undefined : author,
    };
  }

  /**
   * Asks for a note, which decides nothing.
   * @param onAnswer before anything else is done, also where there is no answer
   */
  async note(ref: ClaimRef, onAnswer?: () => Promise<void>): Promise<void> {
    const note = await askNote(this.#find(ref)?.note ?? '');
    await onAnswer?.();
    const finding = this.#find(ref)?.finding;
    if (note !== undefined && finding)
      await this.parts.decisions.annotate({ ...this.#remarkOn(finding), note: note.trim() }, ref.uri);
  }

  /** Puts a line below what is noted already. */
  async addToNote(ref: ClaimRef, line: string): Promise<void> {
    const live = this.#find(ref);
    if (!live || line.trim() === '') return;
    const note = [live.note, line.trim()].filter((part) => part).join('\n');
    await this.parts.decisions.annotate({ ...this.#remarkOn(live.finding), note }, ref.uri);
  }

  async #undoDecision(ref: ClaimRef): Promise<void> {
    const decision = this.#find(ref)?.decision;
    if (decision && !decision.inText) await this.parts.decisions.undo(decision);
  }

  async #recheck(ref: ClaimRef): Promise<void> {
    const document = this.#find(ref) && (await this.#document(ref));
    if (!document) return;
    const only = (sentence: Span) => overlaps(sentence, this.#sentenceOf(ref) ?? emptySpan);
    await this.parts.checker.check({ document, only });
  }

  #sentenceOf(ref: ClaimRef): Span | undefined {
    const finding = this.#find(ref)?.finding;
    return finding && this.parts.findings.get(ref.uri)?.outcome.sentences[finding.claim.sentence];
  }

  async #document({ uri }: Pick<ClaimRef, 'uri'>): Promise<vscode.TextDocument | undefined> {
    return openDocument(uri) ?? vscode.workspace.openTextDocument(vscode.Uri.parse(uri, true));
  }

  /** @returns whether the text is another now */
  async #edit(ref: ClaimRef, make: (text: string, sentence: Span) => readonly Edit[]): Promise<boolean> {
    const sentence = this.#sentenceOf(ref);
    const document = sentence && (await this.#document(ref));
    if (!document) return false;
    const edits = make(document.getText(), sentence);
    if (this.parts.changes.modeOf(document.uri) !== 'replace')
      return this.parts.changes.apply(document, edits);
    // The words that are shown as the claim will be others. Afterwards, another claim may be shown.
    for (const editor of vscode.window.visibleTextEditors)
      if (editor.document === document)
        editor.selection = new vscode.Selection(editor.selection.active, editor.selection.active);
    return this.parts.changes.apply(document, edits);
  }
}

const emptySpan: Span = { start: 0, end: 0 };

const askNote = (value: string): Thenable<string | undefined> =>
  vscode.window.showInputBox({
    value,
    title: vscode.l10n.t('Note'),
    prompt: vscode.l10n.t('A note about this claim. Leave it empty to remove the note.'),
  });

const claimRequestSchema = z.object({
  uri: z.string(),
  /** `Claim.id`. */
  claim: z.string(),
  act: z.enum([
    'reveal',
    'showEvidence',
    'openEvidence',
    'correct',
    'correctSource',
    'undoFix',
    'insertEvidence',
    'removeSentence',
    'ignore',
    'ignoreInText',
    'verify',
    'note',
    'undoDecision',
    'recheck',
  ]),
  scope: z.optional(z.enum(['line', 'block', 'file'])),
  evidence: z.optional(z.int().check(z.nonnegative())),
  fault: z.optional(z.int().check(z.nonnegative())),
  form: z.optional(z.enum(['quote', 'footnote', 'citation'])),
});

/** What a fix or a link asks to be done about a claim. */
export type ClaimRequest = z.infer<typeof claimRequestSchema>;

/** @param given by a link or a fix */
export const handleClaimRequest = async (given: unknown, actions: ClaimActions): Promise<void> =>
  actions.perform(claimRequestSchema.parse(given));
