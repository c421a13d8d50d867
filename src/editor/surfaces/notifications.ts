import * as vscode from 'vscode';
import { Problem, type ProblemCode } from '../../check/problem.ts';
import { problemSteps, stepLabel } from '../../report/problems/problemSteps.ts';
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

/** Tells of writes that fail, as on a full disk: each to the log, and the first to the person. */
export function unsavedNotice(log: Log): (error: unknown) => void {
  let told = false;
  return (error) => {
    log.warn(`Not saved: ${faultLines(error)}`);
    if (told) return;
    told = true;
    void vscode.window.showWarningMessage(
      vscode.l10n.t(
        'Claimlight could not save results and choices for the next session. Free up disk space, then run the check again.',
      ),
    );
  };
}

/** What was done cannot be done again from here, since nobody knows what it was. */
const nextSteps = (code: ProblemCode): readonly NextStep[] =>
  problemSteps(code).flatMap((step) =>
    step === 'recheckStale'
      ? []
      : [
          {
            title: stepLabel(step),
            command: step === 'manageTrust' ? 'workbench.trust.manage' : commands[step],
          },
        ],
  );

async function offer(
  show: (message: string, ...items: string[]) => Thenable<string | undefined>,
  message: string,
  steps: readonly NextStep[],
): Promise<void> {
  const picked = await show(message, ...steps.map(({ title }) => title));
  const step = steps.find(({ title }) => title === picked);
  if (step) await vscode.commands.executeCommand(step.command);
}
