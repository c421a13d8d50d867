import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import type { JudgeTest } from '../../judges/llm/testJudge.ts';
import { lackingText, ruleText } from '../judgeTestText.ts';
import type { ModelFactory } from '../modelFactory.ts';
import type { Settings } from '../settings.ts';

/** Puts a handful of known claims to the chosen model. Nothing of any document is sent. */
export async function testConnection(settings: Settings, models: ModelFactory): Promise<void> {
  const { t } = vscode.l10n;
  if (settings.judge === 'offline') {
    await vscode.window.showInformationMessage(t('The offline judge needs no connection.'));
    return;
  }
  const model = await models.create(settings.judge);
  const { createModelJudge } = await import('../../judges/modelJudge.ts');
  const started = performance.now();
  const test = await runTest(createModelJudge({ model }), t('Testing {0}', model.destination));
  if (!test) return;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const lacking = model.capabilities ? lackingText(model.capabilities()) : '';
  const message = [
    t('{0} answered after {1} seconds.', `${model.id} (${model.destination})`, seconds),
    t('It judged {0} of {1} test claims right.', test.right, test.total),
    ...(test.missed.length > 0 ? [t('Missed: {0}.', test.missed.map(ruleText).join(', '))] : []),
    ...(lacking ? [t('Its endpoint lacks: {0}.', lacking)] : []),
  ].join(' ');
  await (test.right * 4 >= test.total * 3
    ? vscode.window.showInformationMessage(message)
    : vscode.window.showWarningMessage(message));
}

type Tested = Parameters<typeof import('../../judges/llm/testJudge.ts').testJudge>[0];

/** `undefined` when the person cancelled. */
function runTest(judge: Tested, title: string): Thenable<JudgeTest | undefined> {
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  return vscode.window.withProgress(options, async (_, token) => {
    const { testJudge } = await import('../../judges/llm/testJudge.ts');
    const controller = new AbortController();
    token.onCancellationRequested(() => controller.abort());
    try {
      return await testJudge(judge, controller.signal);
    } catch (error) {
      if (error instanceof Problem && error.code === 'cancelled') return undefined;
      throw error;
    }
  });
}
