import * as vscode from 'vscode';
import { chooseEndpoint } from '../chooseEndpoint.ts';
import type { Secrets } from '../secrets.ts';
import { type JudgeKind, judgeKinds, type Settings } from '../settings.ts';

interface Choice extends vscode.QuickPickItem {
  readonly choose?: () => Promise<void>;
}

/** @param given a kind of judge: chosen without asking, with the model that the settings name */
export async function chooseJudge(given: unknown, settings: Settings, secrets: Secrets): Promise<void> {
  const { t } = vscode.l10n;
  const named = judgeKinds.find((kind) => kind === given);
  if (named) {
    await settings.set('judge', named);
    return;
  }
  const choices = [
    offline(settings),
    ...(vscode.workspace.isTrusted ? [endpoint(settings, secrets), ...(await vscodeModels(settings))] : []),
  ];
  const placeHolder = t('Who decides whether a claim is supported?');
  const picked = await vscode.window.showQuickPick(choices, {
    title: t('Choose Judge'),
    placeHolder,
    matchOnDetail: true,
  });
  await picked?.choose?.();
}

const current = (is: boolean): string => (is ? ` $(check)` : '');

const offline = (settings: Settings): Choice => ({
  label: `$(device-desktop) ${vscode.l10n.t('Offline judge')}${current(settings.judge === 'offline')}`,
  detail: vscode.l10n.t('Compares wording and values. No text leaves this machine.'),
  choose: () => settings.set('judge', 'offline'),
});

const endpoint = (settings: Settings, secrets: Secrets): Choice => ({
  label: `$(globe) ${vscode.l10n.t('Model at an endpoint…')}${current(settings.judge === 'openai')}`,
  ...(settings.model ? { description: settings.model } : {}),
  detail: vscode.l10n.t('Any OpenAI-compatible address: a provider, a gateway, or Ollama on this machine.'),
  choose: () => chooseEndpoint(settings, secrets),
});

async function vscodeModels(settings: Settings): Promise<readonly Choice[]> {
  const models = await vscode.lm.selectChatModels();
  if (models.length === 0) return [];
  const chosen = settings.judge === 'vscode' ? settings.vscodeModel : undefined;
  return [
    { label: vscode.l10n.t('Models in VS Code'), kind: vscode.QuickPickItemKind.Separator },
    ...models.map((model): Choice => {
      const id = `${model.vendor}/${model.id}`;
      return {
        label: `$(sparkle) ${model.name}${current(id === chosen)}`,
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
