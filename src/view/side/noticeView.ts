import { t } from '@vscode/l10n';
import type { ProblemCode, ProblemData } from '../../check/problem.ts';
import { copyText } from '../../report/problems/copyText.ts';
import { isEndpointDown, problemSteps, stepLabel } from '../../report/problems/problemSteps.ts';
import { problemText } from '../../report/problems/problemText.ts';
import type { Review } from '../../review/review.ts';
import type { ViewNotice } from './sideProtocol.ts';

/** The one thing that the person should know now: what failed, what was left out, what has grown old. */
export function noticeFor(review: Review): ViewNotice | undefined {
  if (review.run.state === 'running') return undefined;
  if (review.run.problem) return problemNotice(review.run.problem);
  if (review.run.state === 'cancelled') return cancelledNotice(review);
  if (review.run.state === 'failed') return faultNotice();
  const copy = review.run.context.find(({ sameAsOutput }) => sameAsOutput);
  if (copy) return { severity: 'info', message: copyText(copy.uri), actions: actionsFor('ownContext') };
  const { stale } = review.tally;
  if (stale === 0) return undefined;
  return {
    severity: 'info',
    message: stale === 1 ? t('1 claim may have changed.') : t('{0} claims may have changed.', stale),
    actions: [{ label: t('Recheck'), command: 'recheckStale' }],
  };
}

export function problemNotice(problem: ProblemData): ViewNotice {
  const { message, nextStep } = problemText(problem);
  return { severity: 'error', message, nextStep, actions: actionsFor(problem.code) };
}

/** A fault of ours. */
const faultNotice = (): ViewNotice => ({
  severity: 'error',
  message: t('An internal error stopped the check.'),
  nextStep: t('Completed results are kept. See the log for details.'),
  actions: [{ label: t('Show Log'), command: 'showLog' }],
});

function cancelledNotice({ outcome }: Review): ViewNotice {
  const left = outcome.unanswered.length;
  return {
    severity: 'info',
    message: t('The check was cancelled.'),
    nextStep: left === 1 ? t('1 sentence was not checked.') : t('{0} sentences were not checked.', left),
    actions: [{ label: t('Check Remaining Sentences'), command: 'recheckStale' }],
  };
}

/** The first of the problem's steps that this view can take; where an endpoint is down, the way around it before. */
function actionsFor(code: ProblemCode): ViewNotice['actions'] {
  const offline = { label: t('Check Offline Instead'), command: 'checkOffline' } as const;
  const step = problemSteps(code).find((one) => one !== 'manageTrust');
  return [
    ...(isEndpointDown(code) ? [offline] : []),
    ...(step ? [{ label: stepLabel(step), command: step }] : []),
  ];
}
