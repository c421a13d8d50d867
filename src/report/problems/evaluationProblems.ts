import { t } from '@vscode/l10n';
import type { ProblemTable } from './problemWords.ts';

/** Runs over data sets, and grading. */
export const evaluationProblems = {
  resultsMismatch: ({ args, file, here }) => ({
    message:
      args.file === undefined
        ? t('The earlier results are of other data.')
        : t('The results in {0} are of another run, data set or judge.', file),
    nextStep: here(
      t('Choose another file for the results.'),
      t('Name another file with --out, or start over with --restart.'),
    ),
  }),
  resultsFormat: ({ file, here }) => ({
    message: t('{0} holds no results of an evaluation.', file),
    nextStep: here(
      t('Choose another file for the results.'),
      t('Name one that claimlight eval --out wrote.'),
    ),
  }),
  unwritable: ({ file, cause }) => ({
    message: t('{0} cannot be written{1}.', file, cause),
    nextStep: t('Name another file with --out.'),
  }),
  runStopped: () => ({
    message: t('The evaluation was stopped.'),
    nextStep: t('Run the same command again; it goes on where it stopped.'),
  }),
  outage: ({ args, here }) => ({
    message: t('{0} cases one after the other failed: {1}', args.rows!, String(args.detail)),
    nextStep: here(
      t('Mend that and evaluate again; it goes on where it stopped.'),
      t('Mend that and run the same command again; with --out it goes on where it stopped.'),
    ),
  }),
  batchPending: ({ host }) => ({
    message: t('{0} has not answered this request yet.', host),
    nextStep: t('Run the same command again; only what is missing is sent.'),
  }),
  batchExpired: ({ host }) => ({
    message: t('{0} did not finish this request before the batch expired.', host),
    nextStep: t('Run the same command again; only what is missing is sent.'),
  }),
  batchFailed: ({ host, cause }) => ({
    message: t('{0} could not run the batch{1}.', host, cause),
    nextStep: t('Correct what it names and run the same command again.'),
  }),
  badWeight: ({ args }) => ({
    message:
      args.value === undefined
        ? t('“{0}” is not a factuality weight.', String(args.name))
        : t(
            'The factuality weight “{0}” is {1}; it must be a number, 0 or above.',
            String(args.name),
            args.value,
          ),
    nextStep: t('The weights are subset, superset, agree, disagree and differButFactual.'),
  }),
  noReference: () => ({
    message: t('There is no reference to compare with.'),
    nextStep: t('Give the reference answer as a text that is not empty.'),
  }),
  badRubric: ({ args }) => ({
    message: t('The rubric prompt lacks {0}.', String(args.missing)),
    nextStep: t('Put {0}, {1} and {2} into it.', '{{input}}', '{{ideal}}', '{{completion}}'),
  }),
  badScale: ({ args }) => ({
    message: t('The scale is {0}; it must be a number above 0.', String(args.value)),
    nextStep: t('Give what a full score is shown as: 1, 10 or 100.'),
  }),
} satisfies ProblemTable;
