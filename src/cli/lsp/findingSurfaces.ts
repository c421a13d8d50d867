import { t } from '@vscode/l10n';
import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Hover,
  type Location,
  MarkupKind,
  type Range,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Sensitivity } from '../../check/alarm.ts';
import type { Evidence } from '../../check/types.ts';
import { attributionLine, attributionText, sourceFixTitle } from '../../report/attributionText.ts';
import { actionTitle, type TextAction } from '../../report/claimActionTitle.ts';
import {
  type DiagnosticRule,
  diagnosticsOf,
  isUnderlined,
  quietText,
} from '../../report/findingDiagnostic.ts';
import { escapeMarkdown, hoverHead, shortQuote } from '../../report/findingHover.ts';
import { placeText } from '../../report/place.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { reasonText } from '../../report/reasonText.ts';
import { worstFirst } from '../../review/findingOrder.ts';
import { attributionEdit, correctionEdit, evidenceEdits, removalEdit } from '../../review/fixes.ts';
import { hasComments, ignoreCommentEdit } from '../../review/ignoreComments.ts';
import { faultsOf, findingsAt, type LiveFinding, type Review } from '../../review/review.ts';
import type { Edit } from '../../review/trackedRanges.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { linesOf, rangeIn } from './openDocuments.ts';

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
} as const;

/** What is shown of a review, and how evidence is found. */
export interface SurfaceOptions {
  readonly rule: DiagnosticRule;
  readonly sensitivity: Sensitivity;
  readonly most: number;
  readonly locate: (evidence: Evidence) => Location;
}

/** The squiggles of a document, the first ones where there are too many. */
export function diagnosticsIn(
  { findings }: Review,
  document: TextDocument,
  { rule, most, locate }: SurfaceOptions,
): Diagnostic[] {
  const all = findings.filter((live) => isUnderlined(live, rule));
  const lines = linesOf(document);
  const shown = all.slice(0, most).flatMap((live) =>
    diagnosticsOf(live, lines, rule).map(
      ({ range, severity, code, message, evidence }): Diagnostic => ({
        range: rangeIn(document, range),
        severity: severities[severity],
        code,
        source: 'Claimlight',
        message,
        relatedInformation: evidence.map((one) => ({ location: locate(one), message: one.quote })),
      }),
    ),
  );
  const last = shown.at(-1);
  if (!last || all.length <= most) return shown;
  const message = t('{0} more findings are not shown.', all.length - most);
  const { range } = last;
  return [...shown, { range, message, severity: DiagnosticSeverity.Information, source: 'Claimlight' }];
}

/** What is known of the claims at an offset, supported ones too. */
export function hoverAt(
  review: Review,
  document: TextDocument,
  offset: number,
  { rule, sensitivity, locate }: SurfaceOptions,
): Hover | undefined {
  const under = findingsAt(review, offset);
  if (under.length === 0) return undefined;
  const value = under
    .map((live) => {
      const { finding } = live;
      const head = hoverHead(live, quietText(finding, rule, sensitivity));
      if (finding.type === 'failure') {
        const { message, nextStep } = problemText(finding.problem, 'languageServer');
        return [head, escapeMarkdown(`${message} ${nextStep}`)];
      }
      return [
        head,
        escapeMarkdown(reasonText(finding.reason)),
        ...finding.evidence.flatMap((one) => [
          `> ${escapeMarkdown(shortQuote(one.quote))}`,
          link(one, locate),
        ]),
        ...faultsOf(finding).map((fault) =>
          escapeMarkdown(attributionLine({ kind: fault.kind, reason: attributionText(fault) })),
        ),
      ];
    })
    .map((paragraphs) => paragraphs.join('\n\n'))
    .join('\n\n---\n\n');
  return {
    contents: { kind: MarkupKind.Markdown, value },
    range: rangeIn(document, under[0]!.finding.claim),
  };
}

/** Parentheses would end the link. */
const link = (evidence: Evidence, locate: SurfaceOptions['locate']): string => {
  const { uri, range } = locate(evidence);
  const target = `${uri}#L${range.start.line + 1}`.replace(/[()<>\s\\]/g, encodeURIComponent);
  return `[${escapeMarkdown(placeText(evidence))}](${target.replaceAll('(', '%28').replaceAll(')', '%29')})`;
};

/** The first evidence of the worst finding that the cursor is on. */
export function evidenceAt(review: Review, offset: number): readonly Evidence[] {
  const [live] = worstFirst(findingsAt(review, offset));
  return live?.finding.type === 'assessment' ? live.finding.evidence : [];
}

/** What can be done to the text about the worst claim in a range. */
export function actionsIn(
  review: Review,
  document: TextDocument,
  range: Range,
  given: readonly Diagnostic[],
): CodeAction[] {
  const span = { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
  const here = review.findings.filter(({ finding }) => touches(finding.claim, span));
  const [live] = worstFirst(here);
  if (!live || live.decision || live.stale || live.finding.type === 'failure') return [];
  const claim = rangeIn(document, live.finding.claim);
  const diagnostics = given.filter((one) => one.source === 'Claimlight' && isWithin(one.range, claim));
  const fix = (title: string, edits: readonly Edit[], isPreferred = false): CodeAction => ({
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics,
    isPreferred: isPreferred || undefined,
    edit: {
      changes: {
        [document.uri]: edits.map((edit) => ({ range: rangeIn(document, edit), newText: edit.text })),
      },
    },
  });
  return [
    ...faultsOf(live.finding).flatMap((fault) => {
      const [title, edit] = [sourceFixTitle(fault), attributionEdit(fault)];
      return title !== undefined && edit ? [fix(title, [edit])] : [];
    }),
    ...offered(live, document).flatMap((action) => {
      const edits = editsOf(action, live, review, document);
      return edits ? [fix(actionTitle(action), edits, action.act === 'correct')] : [];
    }),
  ];
}

/** A cursor at either end of a claim is on it. */
const touches = (claim: Span, at: Span): boolean =>
  overlaps(claim, at) || (claim.start <= at.start && at.start <= claim.end);

const isWithin = (inner: Range, outer: Range): boolean =>
  (inner.start.line > outer.start.line ||
    (inner.start.line === outer.start.line && inner.start.character >= outer.start.character)) &&
  (inner.end.line < outer.end.line ||
    (inner.end.line === outer.end.line && inner.end.character <= outer.end.character));

function offered(
  { finding }: LiveFinding,
  { uri, languageId: language }: TextDocument,
): readonly TextAction[] {
  if (finding.type === 'failure') return [];
  const { correction = '', verdict, evidence } = finding;
  const isOpen = verdict !== 'supported';
  return [
    ...(isOpen && correction.trim() !== '' ? [{ act: 'correct', correction } as const] : []),
    ...(evidence.length > 0
      ? (['quote', 'footnote', 'citation'] as const).map((form) => ({ act: 'insertEvidence', form }) as const)
      : []),
    ...(isOpen ? [{ act: 'removeSentence' } as const] : []),
    ...(isOpen && hasComments({ language, path: uri })
      ? (['line', 'block', 'file'] as const).map((scope) => ({ act: 'ignoreInText', scope }) as const)
      : []),
  ];
}

function editsOf(
  action: TextAction,
  { finding }: LiveFinding,
  { outcome }: Review,
  document: TextDocument,
): readonly Edit[] | undefined {
  const sentence = outcome.sentences[finding.claim.sentence];
  if (finding.type === 'failure' || !sentence) return undefined;
  const text = document.getText();
  const [evidence] = finding.evidence;
  const only = (edit: Edit | undefined) => edit && [edit];
  switch (action.act) {
    case 'correct':
      return only(correctionEdit(finding));
    case 'removeSentence':
      return [removalEdit(text, sentence)];
    case 'insertEvidence':
      return evidence && evidenceEdits(text, sentence, evidence, placeText(evidence), action.form);
    case 'ignoreInText': {
      const of = { language: document.languageId, path: document.uri };
      return only(ignoreCommentEdit(text, of, finding.claim, action.scope));
    }
  }
}
