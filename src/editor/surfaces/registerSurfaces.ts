import * as vscode from 'vscode';
import { ShownDocument } from '../../view/side/shownDocument.ts';
import type { CheckingParts } from '../checking/registerChecking.ts';
import { chooseScorer } from '../commands/chooseScorer.ts';
import { FindingSteps } from '../commands/findingCommands.ts';
import { fixClashes } from '../commands/fixClashes.ts';
import { exampleFolder } from '../commands/helpCommands.ts';
import { EvidencePeek } from '../commands/peekEvidence.ts';
import type { CommonParts } from '../commonParts.ts';
import type { ContextParts } from '../context/registerContext.ts';
import { ClaimActions, handleClaimRequest } from '../decisions/claimActions.ts';
import type { ReviewParts } from '../decisions/registerReview.ts';
import { TextChanges } from '../decisions/textChanges.ts';
import { commands, innerCommands } from '../ids.ts';
import type { JudgingParts } from '../judging/registerJudging.ts';
import { chooseForClaim } from './claimChoices.ts';
import { CommentThreads, registerCommentThreads } from './commentThreads.ts';
import { publishContextKeys } from './contextKeys.ts';
import { DiagnosticConverter, Diagnostics } from './diagnostics.ts';
import { ClaimHover } from './hover.ts';
import { LanguageStatus } from './languageStatus.ts';
import { LineEndReasons } from './lineEndReasons.ts';
import { Marks } from './marks.ts';
import { decisionKind, QuickFixes } from './quickFixes.ts';
import { ReferenceDiagnostics } from './referenceDiagnostics.ts';
import { SourcePane } from './sourcePane.ts';
import { StatusItem } from './statusItem.ts';
import { SummaryLens } from './summaryLens.ts';

const anyDocument = { pattern: '**' };

/** What people do about claims. */
export interface SurfaceParts {
  readonly actions: ClaimActions;
}

/** What shows findings in and around the text, and what can be done about a claim there. */
export function registerSurfaces(
  parts: CommonParts & ReviewParts & ContextParts & CheckingParts & JudgingParts,
): SurfaceParts {
  const { registrar, settings, extensionUri, findings, alarmLevel, sources, bindings, contexts } = parts;
  const { sideView } = parts;
  const changes = new TextChanges(parts.answers, settings);
  const actions = new ClaimActions({ ...parts, changes });
  const icons = vscode.Uri.joinPath(extensionUri, 'media', 'gutter');
  const toDiagnostic = new DiagnosticConverter(settings, alarmLevel, sources);
  registrar.own(new Diagnostics(findings, settings, toDiagnostic));
  registrar.own(new LineEndReasons(findings, settings, toDiagnostic));
  const threads = registrar.own(new CommentThreads(findings, settings, toDiagnostic));
  registerCommentThreads(registrar, threads, actions, settings);
  registrar.own(new Marks(findings, settings, alarmLevel, icons));
  registrar.own(new ReferenceDiagnostics(settings, (uri) => bindings.isContext(uri)));
  const shown = registrar.own(
    new ShownDocument((uri, document) => contexts.known(document).context.includes(uri)),
  );
  registrar.own(new StatusItem(findings, settings, shown, sideView));
  registrar.own(new LanguageStatus(findings, parts.models, parts.offline, settings, shown));
  registrar.own(publishContextKeys(findings, exampleFolder(extensionUri)));
  const lens = registrar.own(new SummaryLens(findings, settings));
  registrar.own(vscode.languages.registerCodeLensProvider(anyDocument, lens));
  registrar.own(vscode.languages.registerHoverProvider(anyDocument, new ClaimHover(findings, alarmLevel)));
  registrar.own(
    vscode.languages.registerCodeActionsProvider(anyDocument, new QuickFixes(findings, changes), {
      providedCodeActionKinds: [vscode.CodeActionKind.QuickFix, decisionKind],
    }),
  );
  registrar.command(commands.chooseScorer, (given) => chooseScorer(given, settings));
  const steps = registrar.own(new FindingSteps(findings, actions, settings, alarmLevel));
  for (const [id, step] of [
    [commands.nextFinding, 1],
    [commands.previousFinding, -1],
  ] as const)
    registrar.command(id, () => steps.go(step));
  registrar.command(commands.fixClashes, (given) => fixClashes(given, findings, actions));
  const peek = registrar.own(new EvidencePeek(findings, sources, actions));
  registrar.command(commands.peekEvidence, () => peek.open());
  registrar.command(innerCommands.acceptPeek, () => peek.accept());
  const sourcePane = registrar.own(new SourcePane(findings, sources, actions));
  registrar.command(commands.reviewBeside, () => sourcePane.toggle());
  registrar.command(innerCommands.claimChoices, (given, onAnswer) =>
    chooseForClaim(given, onAnswer, findings, changes),
  );
  registrar.command(innerCommands.claim, (given) => handleClaimRequest(given, actions));
  return { actions };
}
