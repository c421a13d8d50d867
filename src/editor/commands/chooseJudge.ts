import * as vscode from 'vscode';
import { type Provider, providers } from '../../models/providers.ts';
import { commands } from '../ids.ts';
import { originOf, type Secrets } from '../secrets.ts';
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

async function chooseEndpoint(settings: Settings, secrets: Secrets): Promise<void> {
  const { t } = vscode.l10n;
  const named: Readonly<Record<string, Provider>> = providers;
  const presets = Object.entries(named).flatMap(([label, { baseUrl }]) =>
    baseUrl === undefined ? [] : [{ label, detail: baseUrl }],
  );
  const other = { label: t('Another address…'), detail: '' };
  const provider = await vscode.window.showQuickPick([...presets, other], {
    title: t('Where is the model?'),
    placeHolder: t('Text under check and its context will be sent there.'),
  });
  if (!provider) return;
  const baseUrl = provider.detail || (await askAddress(settings.baseUrl));
  if (!baseUrl) return;
  const model = await chooseModel(baseUrl, settings, secrets);
  if (!model?.trim()) return;
  await settings.set('model.baseUrl', baseUrl);
  await settings.set('model.name', model.trim());
  await settings.set('judge', 'openai' satisfies JudgeKind);
  if (!isLocal(baseUrl) && !(await secrets.key(baseUrl)))
    await vscode.commands.executeCommand(commands.setApiKey);
}

/** From the endpoint's own list where it gives one, else by name. */
async function chooseModel(
  baseUrl: string,
  settings: Settings,
  secrets: Secrets,
): Promise<string | undefined> {
  const { t } = vscode.l10n;
  const title = t('Model at {0}', originOf(baseUrl));
  const known = await offeredModels(baseUrl, settings, await secrets.key(baseUrl));
  if (known.length > 0) {
    const other = t('Another name…');
    const picked = await vscode.window.showQuickPick([...known, other], { title, ignoreFocusOut: true });
    if (picked !== other) return picked;
  }
  return vscode.window.showInputBox({
    title,
    prompt: t('The name that the endpoint knows it by'),
    value: baseUrl === settings.baseUrl ? settings.model : '',
    ignoreFocusOut: true,
  });
}

/** No list is no obstacle: many endpoints have none, or want a key that is not set yet. */
async function offeredModels(
  baseUrl: string,
  { headers }: Settings,
  key: string | undefined,
): Promise<readonly string[]> {
  const { listModels } = await import('../../models/listModels.ts');
  const endpoint = { baseUrl, headers, fetch: globalThis.fetch, ...(key === undefined ? {} : { key }) };
  return listModels(endpoint, AbortSignal.timeout(4000)).catch(() => []);
}

const askAddress = (value: string): Thenable<string | undefined> =>
  vscode.window.showInputBox({
    value,
    ignoreFocusOut: true,
    title: vscode.l10n.t('Address of the endpoint'),
    prompt: vscode.l10n.t('Usually ends in /v1'),
    validateInput: (text) =>
      /^https?:\/\//.test(text.trim()) && URL.canParse(text.trim())
        ? undefined
        : vscode.l10n.t('An address starts with https:// or http://.'),
  });

/** Models on this machine usually ask for no key. */
const isLocal = (url: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);
