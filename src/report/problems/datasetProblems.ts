import { t } from '@vscode/l10n';
import type { ProblemTable } from './problemWords.ts';

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
  loaderUntrusted: ({ file }) => ({
    message: t('{0} is code, which runs in a trusted workspace only.', file),
    nextStep: t('Trust the workspace, or save its rows as a file.'),
  }),
  foreignProvider: ({ args }) => ({
    message: t('Claimlight cannot ask the provider {0}.', String(args.id)),
    nextStep: t('Use one such as openai:gpt-4o, or rows that bring their outputs.'),
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
