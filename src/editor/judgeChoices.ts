import * as vscode from 'vscode';
import type { JudgeChoice } from './judgeFactory.ts';
import type { Settings } from './settings.ts';

interface Item extends vscode.QuickPickItem {
  readonly choice: JudgeChoice;
}

/** The judges that a person can put a text to without setting anything up first. */
export class JudgeChoices {
  constructor(private readonly settings: Settings) {}

  /** @returns two or three; none where the person gave up */
  async pickSeveral(): Promise<readonly JudgeChoice[]> {
    const { t } = vscode.l10n;
    const picked = await vscode.window.showQuickPick(await this.#items(), {
      canPickMany: true,
      title: t('Compare Judges'),
      placeHolder: t('Pick two or three'),
    });
    if (!picked) return [];
    if (picked.length >= 2 && picked.length <= 3) return picked.map(({ choice }) => choice);
    await vscode.window.showWarningMessage(
      t('Two or three judges can be compared; {0} were picked.', picked.length),
    );
    return [];
  }

  async #items(): Promise<readonly Item[]> {
    const { t } = vscode.l10n;
    const offline: Item = { label: t('Offline judge'), choice: { kind: 'offline' } };
    if (!vscode.workspace.isTrusted) return [offline];
    const { model, baseUrl } = this.settings;
    const endpoint: Item[] =
      model === '' ? [] : [{ label: model, description: baseUrl, choice: { kind: 'openai', model } }];
    const offered = await vscode.lm.selectChatModels();
    return [
      offline,
      ...endpoint,
      ...offered.map(
        ({ name, vendor, id }): Item => ({
          label: name,
          description: vendor,
          choice: { kind: 'vscode', model: `${vendor}/${id}` },
        }),
      ),
    ];
  }
}
