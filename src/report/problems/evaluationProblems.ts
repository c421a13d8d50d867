import { t } from '@vscode/l10n';
import type { ProblemTable } from './problemWords.ts';

/** Data sets, their runs, and grading. */
export const evaluationProblems = {
  rowSyntax: ({ args }) => ({
    message: t('This row cannot be read: {0}.', String(args.cause ?? '')),
    nextStep: t('Correct the row; the others were evaluated.'),
  }),
  rowEncoding: () => ({
    message: t('This row is not valid text in the encoding of its file.'),
    nextStep: t('Save the file as UTF-8.'),
  }),
  rowField: ({ args }) => ({
    message: t('The field “{0}” of this row is missing or not of the right kind.', String(args.field ?? '')),
    nextStep: t('Correct the row; the others were evaluated.'),
  }),
  datasetEmpty: ({ file }) => ({
    message: t('{0} holds no rows.', file),
    nextStep: t('Choose a file with at least one row.'),
  }),
  datasetFormat: ({ file }) => ({
    message: t('{0} is not a data set that Claimlight can read.', file),
    nextStep: t('Use JSONL, JSON, CSV or YAML rows, or a promptfoo configuration.'),
  }),
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
  loader: ({ file, cause }) => ({
    message: t('The loader {0} failed{1}.', file, cause),
    nextStep: t('A loader is a function that returns a list of rows.'),
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
} satisfies ProblemTable;
