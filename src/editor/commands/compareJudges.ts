import * as vscode from 'vscode';
import type { Judge } from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import type { Span } from '../../check/types.ts';
import type { Findings } from '../../review/findings.ts';
import type { Comparison } from '../../view/comparisonView.ts';
import { judgeName } from '../../view/judgeName.ts';
import { outputOf, parseCheckArguments, selectedSpan } from '../checkArguments.ts';
import { formatOf } from '../checker.ts';
import { checkOnce } from '../checkOnce.ts';
import type { Contexts } from '../contexts.ts';
import type { JudgeChoices } from '../judgeChoices.ts';
import type { JudgeFactory } from '../judgeFactory.ts';
import type { Sources } from '../sources.ts';

/** What the comparison is made with. */
export interface Comparing {
  readonly findings: Findings;
  readonly contexts: Contexts;
  readonly sources: Sources;
  readonly judges: JudgeFactory;
  readonly choices: JudgeChoices;
  /** Shows the result. */
  readonly show: (uri: string, comparison: Comparison) => void;
}

/** Puts the same text to two or three judges and shows their verdicts side by side. The findings stay as they are. */
export async function compareJudges(given: unknown, with_: Comparing): Promise<void> {
  const { t } = vscode.l10n;
  const args = await parseCheckArguments(given);
  const document = await outputOf(args);
  const uri = document.uri.toString();
  const span = selectedSpan(document, args) ?? with_.findings.get(uri)?.span;
  const picked = await with_.choices.pickSeveral();
  if (picked.length < 2) return;
  const judges = await Promise.all(picked.map((choice) => with_.judges.create(choice)));
  const options = {
    location: vscode.ProgressLocation.Notification,
    title: t('Comparing judges'),
    cancellable: true,
  };
  const comparison = await vscode.window.withProgress(options, (_, token) =>
    compare({ document, span, judges, with_, token }),
  );
  if (comparison) with_.show(uri, comparison);
}

interface Order {
  readonly document: vscode.TextDocument;
  readonly span: Span | undefined;
  readonly judges: readonly Judge[];
  readonly with_: Comparing;
  readonly token: vscode.CancellationToken;
}

async function compare({ document, span, judges, with_, token }: Order): Promise<Comparison | undefined> {
  const controller = new AbortController();
  token.onCancellationRequested(() => controller.abort());
  const { context, question } = await with_.contexts.of(document);
  if (context.length === 0) throw new Problem('noContext');
  const sources = await Promise.all(context.map((one) => with_.sources.read(one)));
  const check = {
    text: document.getText(),
    format: formatOf(document),
    sources,
    ...(span ? { span } : {}),
    ...(question === undefined ? {} : { question }),
  };
  const columns = await Promise.all(
    judges.map(async (judge) => ({
      title: judgeName(judge.id),
      subtitle: judge.destination ?? vscode.l10n.t('on this machine'),
      outcome: await checkOnce({ ...check, judge }, controller.signal),
    })),
  );
  return token.isCancellationRequested ? undefined : { kind: 'judges', columns };
}
