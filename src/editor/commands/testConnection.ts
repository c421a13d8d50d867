import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import type { ChatModel } from '../../models/chatModel.ts';
import type { ViewModelTest } from '../../view/side/sideProtocol.ts';
import { withCancellation } from '../cancellation.ts';
import { sideViewId } from '../ids.ts';
import type { ModelFactory } from '../judging/modelFactory.ts';
import type { ModelTests } from '../judging/modelTests.ts';
import type { TestCommand } from '../judging/modelTestView.ts';
import type { Settings } from '../settings.ts';

/** What tests of the chosen model need. */
export interface TestParts {
  readonly settings: Pick<Settings, 'judge' | 'price' | 'contextTokens'>;
  readonly models: ModelFactory;
  readonly tests: ModelTests;
}

/** Puts a handful of known claims to the chosen model. Nothing of any document is sent. */
export async function testConnection(parts: TestParts): Promise<void> {
  await testChosenModel(parts, 'testConnection', async (model) => {
    const { createModelJudge } = await import('../../judges/modelJudge.ts');
    const { probeJudge } = await import('../../judges/probe/judgeProbe.ts');
    const { probeView } = await import('../judging/modelTestView.ts');
    const judge = createModelJudge({ model, price: parts.settings.price });
    return async (signal) => {
      const started = performance.now();
      const found = await probeJudge(judge, signal);
      const seconds = (performance.now() - started) / 1000;
      return probeView(model, found, seconds, model.capabilities?.());
    };
  });
}

/** A test of a model; it tells how far it is. */
type RunningTest = (signal: AbortSignal, onProgress: (message: string) => void) => Promise<ViewModelTest>;

/**
 * Runs a test of the chosen model and shows what it found, problems too, in the side view.
 * @param prepare gives nothing where the person thinks better of it
 */
export async function testChosenModel(
  { settings, models, tests }: TestParts,
  command: TestCommand,
  prepare: (model: ChatModel) => Promise<RunningTest | undefined>,
): Promise<void> {
  const { t } = vscode.l10n;
  if (settings.judge === 'offline') {
    await vscode.window.showInformationMessage(t('The offline judge needs no connection.'));
    return;
  }
  const { id, destination = '' } = models.chosen();
  try {
    const model = await models.create(settings.judge);
    const run = await prepare(model);
    if (!run) return;
    const options = {
      location: vscode.ProgressLocation.Notification,
      title: t('Testing {0}', model.destination),
      cancellable: true,
    };
    const found = await vscode.window.withProgress(options, (progress, token) =>
      withCancellation(token, (signal) => run(signal, (message) => progress.report({ message }))),
    );
    tests.show(found);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'cancelled') return;
    const { failedTestView } = await import('../judging/modelTestView.ts');
    tests.show(failedTestView({ id, destination }, error, command));
  }
  await vscode.commands.executeCommand(`${sideViewId}.focus`);
}
