import * as vscode from 'vscode';
import { Problem, type ProblemCode } from '../../check/problem.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { commands } from '../ids.ts';
import type { Log } from '../log.ts';
import { faultLines, problemLine } from '../logText.ts';

interface NextStep {
  readonly title: string;
  readonly command: string;
}

/** Tells a person what went wrong, with buttons for what they can do about it. Faults of ours also go to the log. */
export async function notify(error: unknown, log: Log): Promise<void> {
  if (error instanceof Problem) {
    if (error.code === 'cancelled') return;
    log.warn(problemLine(error));
    const { message, nextStep } = problemText(error);
    await offer(vscode.window.showWarningMessage, `${message} ${nextStep}`, nextSteps(error.code));
    return;
  }
  log.error(faultLines(error));
  const message = vscode.l10n.t('Claimlight ran into an unexpected error. See the log for details.');
  await offer(vscode.window.showErrorMessage, message, [
    { title: vscode.l10n.t('Show Log'), command: commands.showLog },
  ]);
}

/** Problems with nothing to press still say in words what to do. */
function nextSteps(code: ProblemCode): readonly NextStep[] {
  const { t } = vscode.l10n;
  const checkDocument = [{ title: t('Check Document'), command: commands.checkDocument }];
  const chooseContext = [{ title: t('Choose Context…'), command: commands.chooseContext }];
  const chooseJudge = [{ title: t('Choose Judge…'), command: commands.chooseJudge }];
  const setKey = [{ title: t('Set API Key'), command: commands.setApiKey }, ...chooseJudge];
  const testConnection = [{ title: t('Test Connection'), command: commands.testConnection }, ...chooseJudge];
  const steps: Readonly<Partial<Record<ProblemCode, readonly NextStep[]>>> = {
    noSelection: checkDocument,
    notChecked: checkDocument,
    noContext: chooseContext,
    contextEmpty: chooseContext,
    contextMissing: chooseContext,
    contextUnreadable: chooseContext,
    contextBinary: chooseContext,
    fileTooLarge: chooseContext,
    unpackedTooLarge: chooseContext,
    tooDeep: chooseContext,
    readTooSlow: chooseContext,
    notAFile: chooseContext,
    scanned: chooseContext,
    encodingUnknown: chooseContext,
    noKey: setKey,
    wrongKey: setKey,
    noSuchModel: chooseJudge,
    noModelChosen: chooseJudge,
    refused: chooseJudge,
    offSchema: chooseJudge,
    consentRefused: chooseJudge,
    promptTooLong: chooseJudge,
    outputTooLong: chooseJudge,
    budget: chooseJudge,
    quota: chooseJudge,
    serverError: chooseJudge,
    dropped: chooseJudge,
    stalled: chooseJudge,
    unreachable: testConnection,
    certificate: testConnection,
    redirected: testConnection,
    notAnApi: testConnection,
    untrusted: [{ title: t('Manage Trust'), command: 'workbench.trust.manage' }, ...chooseJudge],
  };
  return steps[code] ?? [];
}

async function offer(
  show: (message: string, ...items: string[]) => Thenable<string | undefined>,
  message: string,
  steps: readonly NextStep[],
): Promise<void> {
  const picked = await show(message, ...steps.map(({ title }) => title));
  const step = steps.find(({ title }) => title === picked);
  if (step) await vscode.commands.executeCommand(step.command);
}
