import { t } from '@vscode/l10n';
import { knownProviders } from './knownProviders.ts';
import type { ProblemTable } from './problemWords.ts';

/** Runs over data sets, and grading. */
export const evaluationProblems = {
  resultsMismatch: ({ args, file, here }) => ({
    message:
      args.file === undefined
        ? t('The existing results belong to other data.')
        : t('{0} contains results of a different run, data set or judge.', file),
    nextStep: here(
      t('Choose another file for the results.'),
      t('Specify another file with --out, or start over with --restart.'),
    ),
  }),
  resultsFormat: ({ file, here }) => ({
    message: t('{0} contains no evaluation results.', file),
    nextStep: here(
      t('Choose another file for the results.'),
      t('Specify a file that claimlight eval --out wrote.'),
    ),
  }),
  resultsInUse: ({ args, file }) => ({
    message: t('Another run (process {0}) is writing to {1}.', String(args.pid), file),
    nextStep: t(
      'Wait until it ends, or specify another file with --out. If there is no such run, delete {0}.',
      `${file}.lock`,
    ),
  }),
  unwritable: ({ file, cause }) => ({
    message: t('{0} cannot be written{1}.', file, cause),
    nextStep: t('Specify another file with --out.'),
  }),
  runStopped: () => ({
    message: t('The evaluation was stopped.'),
    nextStep: t('Run the command again to resume where it stopped.'),
  }),
  outage: ({ args, here }) => ({
    message: t('{0} cases in a row failed: {1}', args.rows!, String(args.detail)),
    nextStep: here(
      t('Fix this and evaluate again; the run resumes where it stopped.'),
      t('Fix this and run the command again; with --out, the run resumes where it stopped.'),
    ),
  }),
  batchPending: ({ host }) => ({
    message: t('{0} has not answered this request yet.', host),
    nextStep: t('Run the command again; only missing requests are sent.'),
  }),
  batchExpired: ({ host }) => ({
    message: t('{0} did not finish this request before the batch expired.', host),
    nextStep: t('Run the command again; only missing requests are sent.'),
  }),
  batchFailed: ({ host, cause }) => ({
    message: t('{0} could not run the batch{1}.', host, cause),
    nextStep: t('Fix the problem it names and run the command again.'),
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
    nextStep: t('Use subset, superset, agree, disagree or differButFactual.'),
  }),
  noReference: () => ({
    message: t('There is no reference to compare with.'),
    nextStep: t('Provide a reference answer that is not empty.'),
  }),
  badRubric: ({ args }) => ({
    message: t('The rubric prompt does not contain {0}.', String(args.missing)),
    nextStep: t('Include {0}, {1} and {2} in the prompt.', '{{input}}', '{{ideal}}', '{{completion}}'),
  }),
  badScale: ({ args }) => ({
    message: t('The scale is {0}; it must be a number above 0.', String(args.value)),
    nextStep: t('Use a scale such as 1, 10 or 100.'),
  }),
} satisfies ProblemTable;

/** Data sets: their rows, their files, and who answers them. */
export const datasetProblems = {
  rowSyntax: ({ args }) => ({
    message: t('This row cannot be read: {0}.', String(args.cause ?? '')),
    nextStep: t('Correct the row. All other rows were evaluated.'),
  }),
  rowEncoding: () => ({
    message: t('This row is not valid text in the encoding of its file.'),
    nextStep: t('Save the file as UTF-8.'),
  }),
  rowTooLong: ({ args }) => ({
    message: t('This row is longer than {0} MB.', String(args.most)),
    nextStep: t('Correct the row. All other rows were evaluated.'),
  }),
  rowField: ({ args }) => ({
    message: t('The field “{0}” of this row is missing or has the wrong type.', String(args.field ?? '')),
    nextStep: t('Correct the row. All other rows were evaluated.'),
  }),
  noOutput: ({ here }) => ({
    message: t('This row has no output, and no model is specified to answer it.'),
    nextStep: here(
      t('Choose a model as the judge; it also answers the rows.'),
      t('Specify a model that answers with --provider.'),
    ),
  }),
  datasetEmpty: ({ file }) => ({
    message: t('{0} contains no rows.', file),
    nextStep: t('Choose a file with at least one row.'),
  }),
  datasetFormat: ({ file }) => ({
    message: t('Claimlight cannot read {0} as a data set.', file),
    nextStep: t('Use JSONL, JSON, CSV or YAML rows, or a promptfoo configuration.'),
  }),
  hubDataset: ({ args, file }) => ({
    message: t(
      'The data set {0} of Hugging Face is not on this machine, and is not downloaded.',
      String(args.name),
    ),
    nextStep: t(
      'Save its rows beside the configuration as {0} (or JSON, CSV, TSV, YAML). The command line reads the cache of Hugging Face with --allow-outside.',
      file,
    ),
  }),
  loader: ({ file, cause }) => ({
    message: t('The loader {0} failed{1}.', file, cause),
    nextStep: t('Make sure that the loader is a function that returns a list of rows.'),
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
    nextStep: t('Check the network, or specify another address with --from.'),
  }),
  loaderUntrusted: ({ file, here }) => ({
    message: here(
      t('{0} is code, which runs only in a trusted workspace.', file),
      t('{0} is code, which is not run without permission.', file),
    ),
    nextStep: here(
      t('Trust the workspace, or save its rows as a file.'),
      t('Add --allow-code if you trust it, or save its rows as a file.'),
    ),
  }),
  envNotAllowed: ({ args, here }) => ({
    message: here(
      t('The environment variable {0} is read only on the command line.', String(args.name)),
      t('The configuration refers to the environment variable {0}.', String(args.name)),
    ),
    nextStep: here(
      t('Correct this and try again.'),
      t('To let it be read, add --allow-env {0}.', String(args.name)),
    ),
  }),
  foreignProvider: ({ args }) => ({
    message: t('The provider {0} is not supported.', String(args.id)),
    nextStep: t('Use one of {0}, as in openai:gpt-4o, or rows that already have outputs.', knownProviders),
  }),
  addressNotAllowed: ({ args }) => ({
    message: t('The configuration sends text to {0} at {1}.', String(args.id), String(args.url)),
    nextStep: t('Nothing was sent. Add --allow-url {0} if you trust that address.', String(args.url)),
  }),
  otherEndpoint: ({ args }) => ({
    message:
      args.url === undefined
        ? t('The provider {0} is not available at the selected endpoint.', String(args.id))
        : t('The provider {0} has its own address, {1}.', String(args.id), String(args.url)),
    nextStep: t(
      'Nothing was sent. Run “claimlight eval” in a terminal, or set “claimlight.model.baseUrl” to that address.',
    ),
  }),
} satisfies ProblemTable;
