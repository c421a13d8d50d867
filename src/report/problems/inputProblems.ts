import { t } from '@vscode/l10n';
import type { ProblemArgs } from '../../check/problem.ts';
import { type Here, type ProblemTable, tryAgain } from './problemWords.ts';

const chooseContext = (here: Here): string =>
  here(t('Run “Claimlight: Choose Context…” and pick another file.'), t('Name another file with --context.'));

/** What is checked, and against what. */
export const inputProblems = {
  noSelection: () => ({
    message: t('Nothing is selected.'),
    nextStep: t('Select the text to check, or run “Claimlight: Check Factuality of Document”.'),
  }),
  nothingToCheck: ({ here }) => ({
    message: t('There is no sentence to check.'),
    nextStep: here(t('Select text with at least one statement.'), t('Name a file or range with text.')),
  }),
  outputUnreadable: ({ file, cause }) => ({
    message: t('{0} cannot be read as text{1}.', file, cause),
    nextStep: t('Name a file that holds the text to check.'),
  }),
  noContext: ({ here }) => ({
    message: t('There is no context to check against.'),
    nextStep: here(
      t('Run “Claimlight: Choose Context…” and pick the file that the text must agree with.'),
      t('Name the file that the text must agree with: --context FILE.'),
    ),
  }),
  contextEmpty: ({ file, here }) => ({
    message: t('{0} holds no text.', file),
    nextStep: chooseContext(here),
  }),
  contextMissing: ({ file, here }) => ({
    message: t('{0} was not found.', file),
    nextStep: chooseContext(here),
  }),
  contextUnreadable: ({ file, cause, here }) => ({
    message: t('{0} could not be read{1}.', file, cause),
    nextStep: chooseContext(here),
  }),
  contextBinary: ({ file }) => ({
    message: t('{0} is not a text that Claimlight can read.', file),
    nextStep: t('Use plain text, Markdown, HTML, PDF, DOCX or a JSON transcript.'),
  }),
  outside: ({ file, here }) => ({
    message: here(t('{0} is outside the workspace.', file), t('{0} is outside the working directory.', file)),
    nextStep: here(
      t('Nothing of it was read. Copy it into the workspace if the text must agree with it.'),
      t('Nothing of it was read. Add --allow-outside if you trust what names it.'),
    ),
  }),
  fileTooLarge: ({ file }) => ({
    message: t('{0} is too large to check against.', file),
    nextStep: t('Use the part of it that matters.'),
  }),
  tooManyFiles: ({ args, file }) => ({
    message: t('{0} holds more than {1} files.', file, String(args.most)),
    nextStep: t('Use the folder or the files that matter.'),
  }),
  untrusted: () => ({
    message: t('In an untrusted workspace only the offline judge runs.'),
    nextStep: t('Trust the workspace, or use the offline judge.'),
  }),
  badInput: ({ args, here }) => ({
    message: badInputText(args),
    nextStep: here(t('Correct it and try again.'), t('See claimlight --help.')),
  }),
  noAnswer: () => ({ message: t('The judge gave no answer for this sentence.'), nextStep: tryAgain() }),
  cancelled: () => ({ message: t('The check was cancelled.'), nextStep: tryAgain() }),
} satisfies ProblemTable;

function badInputText({ detail, url }: ProblemArgs): string {
  if (detail !== undefined) return String(detail);
  return url === undefined ? t('The input is not valid.') : t('“{0}” is not an address.', url);
}
