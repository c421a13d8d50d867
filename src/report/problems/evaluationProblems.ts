import { t } from '@vscode/l10n';
import { knownProviders } from './knownProviders.ts';
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

/** Data sets: their rows, their files, and who answers them. */
export const datasetProblems = {
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
  noOutput: ({ here }) => ({
    message: t('This row has no output, and no model is named to answer it.'),
    nextStep: here(
      t('Choose a model as the judge; it answers the rows, too.'),
      t('Name models that answer with --provider.'),
    ),
  }),
  datasetEmpty: ({ file }) => ({
    message: t('{0} holds no rows.', file),
    nextStep: t('Choose a file with at least one row.'),
  }),
  datasetFormat: ({ file }) => ({
    message: t('{0} is not a data set that Claimlight can read.', file),
    nextStep: t('Use JSONL, JSON, CSV or YAML rows, or a promptfoo configuration.'),
  }),
  loader: ({ file, cause }) => ({
    message: t('The loader {0} failed{1}.', file, cause),
    nextStep: t('A loader is a function that returns a list of rows.'),
  }),
  dataMissing: ({ file }) => ({
    message: t('{0} was not found.', file),
    nextStep: t('Check the path.'),
  }),
  dataUnreadable: ({ file, cause }) => ({
    message: t('{0} could not be read{1}.', file, cause),
    nextStep: t('Check the path.'),
  }),
  dataEncoding: ({ args, file }) => ({
    message: t('Line {0} of {1} is not valid text in the encoding of its file.', String(args.line), file),
    nextStep: t('Save the file as UTF-8.'),
  }),
  download: ({ args, cause }) => ({
    message: t('{0} could not be downloaded{1}.', String(args.url), cause),
    nextStep: t('Check the network, or name another address with --from.'),
  }),
  loaderUntrusted: ({ file, here }) => ({
    message: here(
      t('{0} is code, which runs in a trusted workspace only.', file),
      t('{0} is code, which is not run unasked.', file),
    ),
    nextStep: here(
      t('Trust the workspace, or save its rows as a file.'),
      t('Add --allow-code if you trust it, or save its rows as a file.'),
    ),
  }),
  envNotAllowed: ({ args, here }) => ({
    message: here(
      t('The environment variable {0} is read on the command line only.', String(args.name)),
      t('The configuration asks for the environment variable {0}.', String(args.name)),
    ),
    nextStep: here(
      t('Correct it and try again.'),
      t('Add --allow-env {0} if it may be read.', String(args.name)),
    ),
  }),
  foreignProvider: ({ args }) => ({
    message: t('Claimlight cannot ask the provider {0}.', String(args.id)),
    nextStep: t('Use one of {0}, as in openai:gpt-4o, or rows that bring their outputs.', knownProviders),
  }),
  addressNotAllowed: ({ args }) => ({
    message: t('The configuration asks {0} at {1}.', String(args.id), String(args.url)),
    nextStep: t('Nothing was sent. Add --allow-url {0} if you trust that address.', String(args.url)),
  }),
  otherEndpoint: ({ args }) => ({
    message:
      args.url === undefined
        ? t('The provider {0} is not at the chosen endpoint.', String(args.id))
        : t('The provider {0} has an address of its own, {1}.', String(args.id), String(args.url)),
    nextStep: t(
      'Nothing was sent. Run “claimlight eval” in a terminal, or choose that address in “claimlight.model.baseUrl”.',
    ),
  }),
} satisfies ProblemTable;
