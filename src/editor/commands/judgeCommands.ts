import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import { askApiKey } from '../judging/apiKeyInput.ts';
import { type ApiKeys, hostOf, originOf } from '../judging/apiKeys.ts';
import { chooseEndpoint, type EndpointSettings } from '../judging/endpointPicker.ts';
import { type JudgeKind, judgeKinds, type Settings } from '../settings.ts';
import { achieved } from '../surfaces/contextKeys.ts';

/** What the choice of a judge reads and sets. */
type JudgeSettings = EndpointSettings & Pick<Settings, 'judge' | 'vscodeModel'>;

interface JudgeItem extends vscode.QuickPickItem {
  readonly isCurrent?: boolean;
  readonly choose?: () => Promise<void>;
}

/** @param given a kind of judge: chosen without asking, with the model that the settings name */
export async function chooseJudge(given: unknown, settings: JudgeSettings, secrets: ApiKeys): Promise<void> {
  const { t } = vscode.l10n;
  const named = judgeKinds.find((kind) => kind === given);
  if (named) {
    await settings.set('judge', named);
    return;
  }
  const choices = currentFirst([
    offlineItem(settings),
    ...(vscode.workspace.isTrusted
      ? [...namedModelItems(settings), endpointItem(settings, secrets), ...(await vscodeModelItems(settings))]
      : []),
  ]);
  const placeHolder = t('Select the judge that decides whether claims are supported');
  const picked = await vscode.window.showQuickPick(choices, {
    title: t('Choose Judge'),
    placeHolder,
    matchOnDetail: true,
  });
  if (!picked?.choose) return;
  await picked.choose();
  achieved('choseJudge');
}

/** The judge that is asked now stands first, marked; the others keep their order. */
function currentFirst(items: readonly JudgeItem[]): readonly JudgeItem[] {
  const current = items.filter(({ isCurrent }) => isCurrent);
  return [
    ...current.map((item) => ({ ...item, label: `${item.label} $(check)` })),
    ...items.filter(({ isCurrent }) => !isCurrent),
  ];
}

const offlineItem = (settings: JudgeSettings): JudgeItem => ({
  label: `$(device-desktop) ${vscode.l10n.t('Offline judge')}`,
  isCurrent: settings.judge === 'offline',
  detail: vscode.l10n.t('Compares wording and values. No text leaves this machine.'),
  choose: () => settings.set('judge', 'offline'),
});

/** The model at an endpoint that was chosen before, by its own name. */
const namedModelItems = (settings: JudgeSettings): readonly JudgeItem[] =>
  settings.model === ''
    ? []
    : [
        {
          label: `$(globe) ${settings.model}`,
          isCurrent: settings.judge === 'openai',
          detail: vscode.l10n.t('Text goes to {0}', hostOf(settings.baseUrl)),
          choose: () => settings.set('judge', 'openai'),
        },
      ];

const endpointItem = (settings: JudgeSettings, secrets: ApiKeys): JudgeItem => ({
  label: `$(globe) ${vscode.l10n.t('Model at an endpoint…')}`,
  detail: vscode.l10n.t('Any OpenAI-compatible address: a provider, a gateway, or Ollama on this machine.'),
  choose: () => chooseEndpoint(settings, secrets),
});

async function vscodeModelItems(settings: JudgeSettings): Promise<readonly JudgeItem[]> {
  const models = await vscode.lm.selectChatModels();
  if (models.length === 0) return [];
  const chosen = settings.judge === 'vscode' ? settings.vscodeModel : undefined;
  return [
    { label: vscode.l10n.t('Models in VS Code'), kind: vscode.QuickPickItemKind.Separator },
    ...models.map((model): JudgeItem => {
      const id = `${model.vendor}/${model.id}`;
      return {
        label: `$(sparkle) ${model.name}`,
        isCurrent: id === chosen,
        description: model.vendor,
        detail: vscode.l10n.t('The text is sent to the provider of this model.'),
        choose: async () => {
          await settings.set('model.vscode', id);
          await settings.set('judge', 'vscode' satisfies JudgeKind);
        },
      };
    }),
  ];
}

/** @throws {Problem} untrusted */
export async function setApiKey(settings: Pick<Settings, 'baseUrl'>, secrets: ApiKeys): Promise<void> {
  if (!vscode.workspace.isTrusted) throw new Problem('untrusted');
  await askApiKey(settings.baseUrl, secrets);
}

export async function clearApiKey(settings: Pick<Settings, 'baseUrl'>, secrets: ApiKeys): Promise<void> {
  await secrets.clearKey(settings.baseUrl);
  const message = vscode.l10n.t('The API key for {0} is deleted.', originOf(settings.baseUrl));
  await vscode.window.showInformationMessage(message);
}
