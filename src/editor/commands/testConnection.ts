import * as vscode from 'vscode';
import type { ModelFactory } from '../modelFactory.ts';
import type { Settings } from '../settings.ts';

/** Asks the chosen model for one word. Nothing of any document is sent. */
export async function testConnection(settings: Settings, models: ModelFactory): Promise<void> {
  const { t } = vscode.l10n;
  if (settings.judge === 'offline') {
    await vscode.window.showInformationMessage(t('The offline judge needs no connection.'));
    return;
  }
  const model = await models.create(settings.judge);
  const started = performance.now();
  const title = t('Asking {0}', model.destination);
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  const answered = await vscode.window.withProgress(options, async (_, token) => {
    const controller = new AbortController();
    token.onCancellationRequested(() => controller.abort());
    const request = { system: 'You are a connection test.', user: 'Answer with the word: yes' };
    for await (const event of model.stream(request, controller.signal))
      if (event.type === 'text') return true;
    return false;
  });
  if (!answered) return;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  await vscode.window.showInformationMessage(
    t('{0} answered after {1} seconds.', `${model.id} (${model.destination})`, seconds),
  );
}
