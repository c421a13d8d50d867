import * as vscode from 'vscode';
import type { Judge } from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import { judgeName } from '../../report/judgeName.ts';
import type { Findings } from '../../review/findings.ts';
import type { Indexes } from '../../text/searchIndex.ts';
import type { Span } from '../../text/span.ts';
import type { Comparison } from '../../view/side/comparisonView.ts';
import { withCancellation } from '../cancellation.ts';
import { formatOf } from '../checking/checker.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import { askToReadOutside } from '../context/readConsent.ts';
import { commands } from '../ids.ts';
import { hostOf } from '../judging/apiKeys.ts';
import type { JudgeChoice, JudgeFactory } from '../judging/judgeFactory.ts';
import type { Settings } from '../settings.ts';
import { outputOf, parseCheckArguments, selectedSpan } from './checkArguments.ts';

/** What the comparison is made with. */
interface CompareJudgesServices {
  readonly findings: Findings;
  readonly contexts: ContextResolver;
  readonly judges: JudgeFactory;
  readonly choices: JudgeChoices;
  readonly indexes: Indexes;
  /** Opens the view where the comparison will be. */
  show(): Promise<void>;
}

/** Verdicts of several judges on one document, side by side. */
interface ComparedDocument {
  readonly uri: string;
  readonly comparison: Comparison;
}

/**
 * Puts the same text to two or three judges. The findings stay as they are.
 * @returns undefined where the person gave up
 */
export async function compareJudges(
  given: unknown,
  services: CompareJudgesServices,
): Promise<ComparedDocument | undefined> {
  const { t } = vscode.l10n;
  const args = await parseCheckArguments(given);
  const document = await outputOf(args);
  const uri = document.uri.toString();
  const span = selectedSpan(document, args) ?? services.findings.spanOf(uri);
  if ((await askToReadOutside(document, services.contexts)).length === 0) throw new Problem('noContext');
  const picked = await services.choices.pickSeveral();
  if (picked.length < 2) return undefined;
  // Not when it is done: whoever writes on meanwhile keeps the keyboard.
  await services.show();
  const judges = await Promise.all(picked.map((choice) => services.judges.create(choice)));
  const options = {
    location: vscode.ProgressLocation.Notification,
    title: t('Comparing judges'),
    cancellable: true,
  };
  const comparison = await vscode.window.withProgress(options, (_, token) =>
    withCancellation(token, (signal) => compare({ document, span, judges, services, signal })),
  );
  return comparison && { uri, comparison };
}

interface JudgeComparison {
  readonly document: vscode.TextDocument;
  readonly span: Span | undefined;
  readonly judges: readonly Judge[];
  readonly services: CompareJudgesServices;
  readonly signal: AbortSignal;
}

async function compare({
  document,
  span,
  judges,
  services,
  signal,
}: JudgeComparison): Promise<Comparison | undefined> {
  const { context, question } = await services.contexts.of(document);
  if (context.length === 0) throw new Problem('noContext');
  const { sources } = await services.contexts.read(document.uri.toString(), context, { signal });
  const [{ requestOf, requireSentences }, { collectWhole }] = await Promise.all([
    import('../../check/prepare.ts'),
    import('../../check/collect.ts'),
  ]);
  const check = {
    text: document.getText(),
    format: formatOf(document),
    index: await services.indexes.of(sources, signal),
    ...(span ? { span } : {}),
    ...(question === undefined ? {} : { question }),
  };
  const columns = Promise.all(
    judges.map(async (judge) => ({
      title: judgeName(judge.id),
      subtitle: judge.destination ?? vscode.l10n.t('on this machine'),
      outcome: await collectWhole(requireSentences(requestOf({ ...check, judge })), signal),
    })),
  );
  try {
    return { kind: 'judges', columns: await columns };
  } catch (error) {
    if (error instanceof Problem && error.code === 'cancelled') return undefined;
    throw error;
  }
}

/** Does not wait for the person. */
async function offerModel(): Promise<void> {
  const { t } = vscode.l10n;
  const choose = t('Choose Judge…');
  const message = t('There is no other judge to compare with. Choose a model to have one.');
  vscode.window.showInformationMessage(message, choose).then((picked) => {
    if (picked) vscode.commands.executeCommand(commands.chooseJudge);
  });
}

interface JudgeItem extends vscode.QuickPickItem {
  readonly choice: JudgeChoice;
}

/** The judges that a person can put a text to without setting anything up first. */
export class JudgeChoices {
  constructor(private readonly settings: Pick<Settings, 'model' | 'baseUrl'>) {}

  /** @returns two or three; none where the person gave up */
  async pickSeveral(): Promise<readonly JudgeChoice[]> {
    const { t } = vscode.l10n;
    const items = await this.#items();
    if (items.length < 2) {
      await offerModel();
      return [];
    }
    const picked = await vscode.window.showQuickPick(items, {
      canPickMany: true,
      title: t('Compare Judges'),
      placeHolder: t('Select two or three judges'),
    });
    if (!picked) return [];
    if (picked.length >= 2 && picked.length <= 3) return picked.map(({ choice }) => choice);
    await vscode.window.showWarningMessage(
      t('Select two or three judges to compare; {0} were selected.', picked.length),
    );
    return [];
  }

  async #items(): Promise<readonly JudgeItem[]> {
    const { t } = vscode.l10n;
    const offline: JudgeItem = {
      label: t('Offline judge'),
      detail: t('No text leaves this machine.'),
      choice: { kind: 'offline' },
    };
    const sentTo = (destination: string) => t('Text goes to {0}', destination);
    if (!vscode.workspace.isTrusted) return [offline];
    const { model, baseUrl } = this.settings;
    const endpoint: JudgeItem[] =
      model === ''
        ? []
        : [{ label: model, detail: sentTo(hostOf(baseUrl)), choice: { kind: 'openai', model } }];
    const offered = await vscode.lm.selectChatModels();
    return [
      offline,
      ...endpoint,
      ...offered.map(
        ({ name, vendor, id }): JudgeItem => ({
          label: name,
          detail: sentTo(vendor),
          choice: { kind: 'vscode', model: `${vendor}/${id}` },
        }),
      ),
    ];
  }
}
