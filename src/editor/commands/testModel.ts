import * as vscode from 'vscode';
import type { ChatModel } from '../../models/chatModel.ts';
import { type TestParts, testChosenModel } from './testConnection.ts';

/** A prompt of this many tokens is longer than what local servers keep by default. */
const longPrompt = 8000;

interface ExtentItem extends vscode.QuickPickItem {
  readonly windowTokens: number;
}

/**
 * Puts forty known claims to the chosen model, and a long prompt, once the person has seen what that costs. Nothing of
 * any document is sent.
 */
export async function testModel(parts: TestParts): Promise<void> {
  await testChosenModel(parts, 'testModel', async (model) => {
    const { price, contextTokens } = parts.settings;
    const extent = await askExtent(model, parts);
    if (!extent) return undefined;
    const { examine } = await import('../../judges/probe/examination.ts');
    const { examinationView } = await import('../judging/modelTestView.ts');
    const windowTokens = Math.min(extent.windowTokens, contextTokens);
    return async (signal, onProgress) => {
      const onAnswer = (answered: number, total: number) =>
        onProgress(vscode.l10n.t('{0} of {1} claims judged', answered, total));
      return examinationView(model, await examine({ model, price, windowTokens, onAnswer }, signal));
    };
  });
}

/** Says the cost of each, before anything is sent. */
async function askExtent(model: ChatModel, { settings }: TestParts): Promise<ExtentItem | undefined> {
  const { t } = vscode.l10n;
  const { estimateExamination } = await import('../../judges/probe/examination.ts');
  const { testEstimateText } = await import('../judging/modelTestView.ts');
  const { price, contextTokens } = settings;
  const windows = [...new Set([0, Math.min(longPrompt, contextTokens), contextTokens])];
  const items = windows.map((windowTokens): ExtentItem => {
    const estimate = estimateExamination({ model, price, windowTokens });
    return {
      windowTokens,
      label:
        windowTokens === 0
          ? t('40 known claims')
          : t('40 known claims and a prompt of {0} tokens', windowTokens.toLocaleString()),
      description: testEstimateText(estimate),
      detail:
        windowTokens === 0
          ? t('Certainty, units, half-truths, files that disagree, other languages, instructions in the text')
          : t('Also tests how much of a long prompt the endpoint keeps'),
    };
  });
  return vscode.window.showQuickPick(items, {
    title: t('Test Model with Known Claims'),
    placeHolder: t('Sent to {0}. None of your files are sent.', model.destination),
    ignoreFocusOut: true,
  });
}
