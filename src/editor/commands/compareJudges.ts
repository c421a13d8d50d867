import * as vscode from 'vscode';
import type { Judge } from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import type { Findings } from '../../review/findings.ts';
import type { Indexes } from '../../text/searchIndex.ts';
import type { Span } from '../../text/span.ts';
import type { ComparedColumn, Comparison } from '../../view/side/comparisonView.ts';
import { withCancellation } from '../cancellation.ts';
import { formatOf } from '../checking/checker.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import { askToReadOutside } from '../context/readConsent.ts';
import { commands } from '../ids.ts';
import { hostOf } from '../judging/apiKeys.ts';
import { type ComparedJudge, judgeColumn, likelyPair } from '../judging/judgeColumn.ts';
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
 * Puts the same text to two or three judges. The findings stay as they are; one that does not answer takes nothing from
 * the others.
 * @returns undefined where the person gave up
 */
export async function compareJudges(
  given: unknown,
  services: CompareJudgesServices,
): Promise<ComparedDocument | undefined> {
  const args = await parseCheckArguments(given);
  const document = await outputOf(args);
  const uri = document.uri.toString();
  const span = selectedSpan(document, args) ?? services.findings.spanOf(uri);
  if ((await askToReadOutside(document, services.contexts)).length === 0) throw new Problem('noContext');
  const picked = await services.choices.pickSeveral();
  if (picked.length === 0) return undefined;
  // Not when it is done: whoever writes on meanwhile keeps the keyboard.
  await services.show();
  const { context, question } = await services.contexts.of(document);
  if (context.length === 0) throw new Problem('noContext');
  const text = { content: document.getText(), format: formatOf(document), span, question };
  const columnsOf = (judges: readonly ComparedJudge[]) =>
    withProgress((signal) => askJudges(judges, { uri, context, text, services, signal }));
  const found = await columnsOf(picked);
  const comparisonOf = (columns: readonly ComparedColumn[]): Comparison => ({
    kind: 'judges',
    columns,
    retry: async (position) => {
      const [again] = (await columnsOf([picked[position]!])) ?? [];
      return again && comparisonOf(columns.with(position, again));
    },
  });
  return found && { uri, comparison: comparisonOf(found) };
}

/** @returns undefined where the person cancelled it */
async function withProgress<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
  const options = {
    location: vscode.ProgressLocation.Notification,
    title: vscode.l10n.t('Comparing judges'),
    cancellable: true,
  };
  try {
    return await vscode.window.withProgress(options, (_, token) => withCancellation(token, ask));
  } catch (error) {
    if (error instanceof Problem && error.code === 'cancelled') return undefined;
    throw error;
  }
}

interface JudgedText {
  readonly uri: string;
  readonly context: readonly string[];
  readonly text: {
    readonly content: string;
    readonly format: 'markdown' | 'plain';
    readonly span: Span | undefined;
    readonly question: string | undefined;
  };
  readonly services: CompareJudgesServices;
  readonly signal: AbortSignal;
}

/** Each judge's column; the text is the one that the comparison began with, also where a judge is asked again. */
async function askJudges(
  judges: readonly ComparedJudge[],
  { uri, context, text, services, signal }: JudgedText,
): Promise<readonly ComparedColumn[]> {
  const { sources } = await services.contexts.read(uri, context, { signal });
  const [{ requestOf, requireSentences }, { collect }] = await Promise.all([
    import('../../check/prepare.ts'),
    import('../../check/collect.ts'),
  ]);
  const index = await services.indexes.of(sources, signal);
  const { content, ...about } = text;
  const check = (judge: Judge) =>
    collect(requireSentences(requestOf({ ...about, text: content, index, judge })), signal);
  return Promise.all(
    judges.map((judge) => judgeColumn(judge, () => services.judges.create(judge.choice), check)),
  );
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

interface JudgeItem extends vscode.QuickPickItem, ComparedJudge {}

/** The judges that a person can put a text to without setting anything up first. */
export class JudgeChoices {
  constructor(private readonly settings: Pick<Settings, 'judge' | 'model' | 'vscodeModel' | 'baseUrl'>) {}

  /** @returns two or three; none where the person gave up */
  async pickSeveral(): Promise<readonly ComparedJudge[]> {
    const items = await this.#items();
    if (items.length >= 2) return pickJudges(items, likelyPair(items, this.#chosen));
    await offerModel();
    return [];
  }

  get #chosen(): JudgeChoice {
    const { judge: kind, model, vscodeModel } = this.settings;
    return { kind, model: kind === 'openai' ? model : kind === 'vscode' ? vscodeModel : undefined };
  }

  async #items(): Promise<readonly JudgeItem[]> {
    const { t } = vscode.l10n;
    const offline: JudgeItem = {
      label: t('Offline judge'),
      detail: t('No text leaves this machine.'),
      destination: t('on this machine'),
      choice: { kind: 'offline' },
    };
    const item = (label: string, destination: string, choice: JudgeChoice): JudgeItem => ({
      label,
      detail: t('Text goes to {0}', destination),
      destination,
      choice,
    });
    if (!vscode.workspace.isTrusted) return [offline];
    const { model, baseUrl } = this.settings;
    const endpoint = model === '' ? [] : [item(model, hostOf(baseUrl), { kind: 'openai', model })];
    const offered = await vscode.lm.selectChatModels();
    return [
      offline,
      ...endpoint,
      ...offered.map(({ name, vendor, id }) =>
        item(name, vendor, { kind: 'vscode', model: `${vendor}/${id}` }),
      ),
    ];
  }
}

/** The list stays open until two or three are ticked, or it is dismissed. */
async function pickJudges(
  items: readonly JudgeItem[],
  ticked: readonly JudgeItem[],
): Promise<readonly JudgeItem[]> {
  const { t } = vscode.l10n;
  const list = vscode.window.createQuickPick<JudgeItem>();
  list.title = t('Compare Judges');
  list.placeholder = t('Select two or three judges');
  list.canSelectMany = true;
  list.items = items;
  list.selectedItems = ticked;
  try {
    return await new Promise((resolve) => {
      list.onDidHide(() => resolve([]));
      list.onDidAccept(() => {
        const { length } = list.selectedItems;
        if (length >= 2 && length <= 3) resolve(list.selectedItems);
        else
          void vscode.window.showWarningMessage(
            t('Select two or three judges to compare (selected: {0}).', length),
          );
      });
      list.show();
    });
  } finally {
    list.dispose();
  }
}
