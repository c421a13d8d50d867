import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import { type ModelProvider, providers } from '../../models/providers.ts';
import { isOnThisMachine } from '../../models/thisMachine.ts';
import { problemText } from '../../report/problems/problemText.ts';
import type { JudgeKind, Settings } from '../settings.ts';
import { askApiKey } from './apiKeyInput.ts';
import { type ApiKeys, originOf } from './apiKeys.ts';

export type EndpointSettings = Pick<Settings, 'baseUrl' | 'model' | 'headers' | 'set'>;

/** Asks for address, key and model of an endpoint; with all of them it becomes the judge. */
export async function chooseEndpoint(settings: EndpointSettings, secrets: ApiKeys): Promise<void> {
  const { t } = vscode.l10n;
  const named: Readonly<Record<string, ModelProvider>> = providers;
  const presets = Object.entries(named).flatMap(([label, { baseUrl }]) =>
    baseUrl === undefined ? [] : [{ label, detail: baseUrl }],
  );
  const other = { label: t('Another address…'), detail: '' };
  const provider = await vscode.window.showQuickPick([...presets, other], {
    title: t('Choose Endpoint'),
    placeHolder: t('The text under check and its context will be sent to this address'),
  });
  if (!provider) return;
  const baseUrl = provider.detail || (await askAddress(settings.baseUrl));
  if (!baseUrl) return;
  const model = await chooseModel(baseUrl, settings, secrets);
  if (!model?.trim()) return;
  await settings.set('model.baseUrl', baseUrl);
  await settings.set('model.name', model.trim());
  await settings.set('judge', 'openai' satisfies JudgeKind);
  if (!isOnThisMachine(baseUrl) && !(await secrets.key(baseUrl))) await askApiKey(baseUrl, secrets);
}

/** From the endpoint's own list where it gives one, else by name. */
async function chooseModel(
  baseUrl: string,
  settings: EndpointSettings,
  secrets: ApiKeys,
): Promise<string | undefined> {
  const { t } = vscode.l10n;
  const title = t('Model at {0}', originOf(baseUrl));
  const { names, problem } = await offeredModels(baseUrl, settings, secrets);
  if (names.length > 0) {
    const other = t('Another name…');
    const picked = await vscode.window.showQuickPick([...names, other], { title, ignoreFocusOut: true });
    if (picked !== other) return picked;
  }
  const prompt = t('Name of the model at the endpoint');
  return vscode.window.showInputBox({
    title,
    prompt: problem ? `${problemText(problem).message} ${prompt}` : prompt,
    value: baseUrl === settings.baseUrl ? settings.model : '',
    ignoreFocusOut: true,
  });
}

interface Offered {
  readonly names: readonly string[];
  /** Why there is no list. That is no obstacle, for many endpoints have none, but an address may be mistyped. */
  readonly problem?: Problem;
}

/** An endpoint that wants a key is asked again as long as the person gives one. */
async function offeredModels(
  baseUrl: string,
  settings: EndpointSettings,
  secrets: ApiKeys,
): Promise<Offered> {
  const { listModels } = await import('../../models/endpoint.ts');
  // What a person set for one server, maybe a password, is not shown to the next.
  const headers = settings.headers(baseUrl);
  const list = (key: string | undefined): Promise<Offered> => {
    const endpoint = { baseUrl, headers, fetch: globalThis.fetch, key };
    return listModels(endpoint, AbortSignal.timeout(4000)).then(
      (names) => ({ names }),
      (problem) => (problem instanceof Problem ? { names: [], problem } : { names: [] }),
    );
  };
  let offered = await list(await secrets.key(baseUrl));
  while (offered.problem?.code === 'noKey' || offered.problem?.code === 'wrongKey') {
    const key = await askApiKey(baseUrl, secrets, problemText(offered.problem).message);
    if (key === undefined) break;
    offered = await list(key);
  }
  return offered;
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
        : vscode.l10n.t('The address must start with https:// or http://.'),
  });
