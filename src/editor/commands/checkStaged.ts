import * as vscode from 'vscode';
import { Emitter } from '../../base/emitter.ts';
import { Problem } from '../../check/problem.ts';
import { type FindingVerdict, tallyOf, verdictOf } from '../../check/tally.ts';
import type { Findings } from '../../review/findings.ts';
import { overlaps, type Span } from '../../text/span.ts';
import type { Checker } from '../checking/checker.ts';
import { withLateProgress } from '../checking/lateProgress.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import { type StagedFile, stagedFiles } from '../context/stagedFiles.ts';
import { documentOf } from '../documents.ts';
import type { SideViewVisibility } from '../surfaces/sideViewVisibility.ts';

interface StagedDocument {
  readonly document: vscode.TextDocument;
  readonly changed: readonly Span[];
}

/**
 * Checks the sentences that are to be committed, of each staged document that has a context, and says what came of it.
 * @throws {Problem} nothingStaged
 */
export async function checkStaged(
  checker: Pick<Checker, 'check'>,
  contexts: Pick<ContextResolver, 'of'>,
  findings: Pick<Findings, 'get'>,
  sideView: SideViewVisibility,
): Promise<void> {
  const opened = await Promise.all((await stagedFiles()).map((file) => openBound(file, contexts)));
  const staged = opened.flatMap((one) => one ?? []);
  if (staged.length === 0) throw new Problem('nothingStaged');
  const { t } = vscode.l10n;
  const stop = new AbortController();
  const moved = new Emitter<number>();
  const checking = async () => {
    for (const [at, { document, changed }] of staged.entries()) {
      moved.fire(at);
      await checker.check({ document, only: isIn(changed), signal: stop.signal });
    }
  };
  const place = { isInSight: () => sideView.isVisible, onDidChange: sideView.onDidChange };
  await withLateProgress(checking(), place, {
    title: t('Checking staged changes'),
    cancel: () => stop.abort(),
    follow: (report) => moved.event((at) => report(t('{0} of {1} documents', at, staged.length))),
  });
  void tell(staged.flatMap((one) => verdictsOf(one, findings)));
}

/** Undefined for what has no context of its own, is no text, or had lines taken out alone. */
async function openBound(
  { uri, changed }: StagedFile,
  contexts: Pick<ContextResolver, 'of'>,
): Promise<StagedDocument | undefined> {
  const document = changed.length > 0 ? await documentOf(uri.toString()) : undefined;
  const binding = document && (await contexts.of(document).catch(unlessProblem));
  if (!document || !binding || binding.context.length === 0) return undefined;
  return {
    document,
    changed: changed.map(([first, last]) => ({
      start: document.offsetAt(new vscode.Position(first, 0)),
      end: document.offsetAt(new vscode.Position(last + 1, 0)),
    })),
  };
}

function unlessProblem(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}

const isIn =
  (changed: readonly Span[]) =>
  (sentence: Span): boolean =>
    changed.some((span) => overlaps(span, sentence));

const verdictsOf = (
  { document, changed }: StagedDocument,
  findings: Pick<Findings, 'get'>,
): readonly FindingVerdict[] =>
  (findings.get(document.uri.toString())?.findings ?? []).flatMap(({ finding, decision }) =>
    !decision && isIn(changed)(finding.claim) ? verdictOf(finding) : [],
  );

async function tell(verdicts: readonly FindingVerdict[]): Promise<void> {
  const { t } = vscode.l10n;
  const { contradicted, unsupported, failed } = tallyOf(verdicts);
  const found = [
    t('Staged claims: {0}.', verdicts.length),
    t('{0} contradicted, {1} unsupported, {2} failed.', contradicted, unsupported, failed),
  ].join(' ');
  const show = t('Show Problems');
  const chosen =
    contradicted > 0
      ? await vscode.window.showWarningMessage(found, show)
      : await vscode.window.showInformationMessage(found);
  if (chosen === show) await vscode.commands.executeCommand('workbench.actions.view.problems');
}
