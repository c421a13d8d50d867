import { t } from '@vscode/l10n';
import type { ProblemCode, ProblemData } from '../../check/problem.ts';
import { problemText } from '../../report/problems/problemText.ts';
import type { Review } from '../../review/review.ts';
import type { ViewCommand, ViewNotice } from './sideProtocol.ts';

/** The one thing that the person should know now: what failed, what was left out, what has grown old. */
export function noticeFor(review: Review): ViewNotice | undefined {
  if (review.run.state === 'running') return undefined;
  if (review.run.problem) return problemNotice(review.run.problem);
  if (review.run.state === 'cancelled') return cancelledNotice(review);
  if (review.run.state === 'failed') return faultNotice();
  const { stale } = review.tally;
  if (stale === 0) return undefined;
  return {
    severity: 'info',
    message: stale === 1 ? t('1 claim may have changed.') : t('{0} claims may have changed.', stale),
    action: { label: t('Recheck'), command: 'recheckStale' },
  };
}

function problemNotice(problem: ProblemData): ViewNotice {
  const { message, nextStep } = problemText(problem);
  const action = actionFor(problem.code);
  return { severity: 'error', message, nextStep, ...(action ? { action } : {}) };
}

/** A fault of ours. */
const faultNotice = (): ViewNotice => ({
  severity: 'error',
  message: t('An internal error stopped the check.'),
  nextStep: t('Completed results are kept. See the log for details.'),
  action: { label: t('Show Log'), command: 'showLog' },
});

function cancelledNotice({ outcome }: Review): ViewNotice {
  const left = outcome.unanswered.length;
  return {
    severity: 'info',
    message: t('The check was cancelled.'),
    nextStep: left === 1 ? t('1 sentence was not checked.') : t('{0} sentences were not checked.', left),
    action: { label: t('Check Remaining Sentences'), command: 'recheckStale' },
  };
}

function actionFor(code: ProblemCode): { label: string; command: ViewCommand } | undefined {
  switch (code) {
    case 'noContext':
    case 'contextEmpty':
    case 'contextMissing':
    case 'contextUnreadable':
    case 'contextBinary':
    case 'fileTooLarge':
    case 'unpackedTooLarge':
    case 'tooDeep':
    case 'readTooSlow':
    case 'notAFile':
    case 'scanned':
    case 'encodingUnknown':
      return { label: t('Choose Context…'), command: 'chooseContext' };
    case 'noKey':
    case 'wrongKey':
      return { label: t('Set API Key…'), command: 'setApiKey' };
    case 'noSuchModel':
    case 'noModelChosen':
    case 'refused':
    case 'offSchema':
    case 'consentRefused':
    case 'untrusted':
      return { label: t('Choose Judge…'), command: 'chooseJudge' };
    case 'unreachable':
    case 'certificate':
    case 'redirected':
    case 'notAnApi':
      return { label: t('Test Connection'), command: 'testConnection' };
    case 'quota':
    case 'serverError':
    case 'dropped':
    case 'stalled':
    case 'noAnswer':
    case 'cancelled':
      return { label: t('Try Again'), command: 'recheckStale' };
    case 'noSelection':
    case 'notChecked':
    case 'nothingToCheck':
      return { label: t('Check Document'), command: 'checkDocument' };
    case 'outputTooLong':
    case 'budget':
    case 'badInput':
      return undefined;
  }
}
