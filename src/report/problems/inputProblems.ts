import { t } from '@vscode/l10n';
import type { ProblemArgs } from '../../check/problem.ts';
import { type Here, type ProblemTable, tryAgain } from './problemWords.ts';

const chooseContext = (here: Here): string =>
  here(
    t('Run “Claimlight: Choose Context…” and select another file.'),
    t('Specify another file with --context.'),
    { program: t('Give another context.'), agent: t('Name another file as context.') },
  );

/** What is checked, and against what. */
export const inputProblems = {
  noSelection: () => ({
    message: t('Nothing is selected.'),
    nextStep: t('Select the text to check, or run “Claimlight: Check Factuality of Document”.'),
  }),
  noDocument: () => ({
    message: t('No text is open.'),
    nextStep: t('Open the text to check.'),
  }),
  notChecked: ({ file }) => ({
    message: t('{0} has not been checked yet.', file),
    nextStep: t('Run “Claimlight: Check Factuality of Document” first.'),
  }),
  cannotRemember: ({ file }) => ({
    message: t('The context cannot be stored in {0}.', file),
    nextStep: t('Only the front matter of a Markdown file can store it, as valid YAML with relative paths.'),
  }),
  nothingToFix: ({ file }) => ({
    message: t('{0} has no contradicted value to replace.', file),
    nextStep: t('Corrections that are less certain are offered at each finding.'),
  }),
  nothingToCheck: ({ here }) => ({
    message: t('There is no sentence to check.'),
    nextStep: here(t('Select at least one sentence.'), t('Specify a file or range that contains text.'), {
      agent: t('Give a text, or lines of a file, with at least one sentence.'),
    }),
  }),
  outputUnreadable: ({ file, cause }) => ({
    message: t('{0} cannot be read as text{1}.', file, cause),
    nextStep: t('Specify a file that contains the text to check.'),
  }),
  noContext: ({ here }) => ({
    message: t('There is no context to check against.'),
    nextStep: here(
      t('Run “Claimlight: Choose Context…” and select the files that the text must agree with.'),
      t('Specify the file that the text must agree with: --context FILE.'),
      {
        program: t('Give the “context” that the text must agree with.'),
        agent: t('Name the files that the text must agree with as context.'),
        languageServer: t(
          'Name the files that the text must agree with in its front matter, or in the setting “contextFiles”.',
        ),
      },
    ),
  }),
  nothingStaged: () => ({
    message: t('No staged document has a context to check against.'),
    nextStep: t('Stage a document that has one, or run “Claimlight: Choose Context…” for it.'),
  }),
  ownContext: ({ file, here }) => ({
    message: t('{0} is the text under check. It cannot be its own context.', file),
    nextStep: chooseContext(here),
  }),
  alsoChecked: ({ file, here }) => ({
    message: t('{0} is checked in the same run, so that a folder or pattern does not bring it in.', file),
    nextStep: chooseContext(here),
  }),
  noOutputs: ({ file }) => ({
    message: t('{0} contains no document to check.', file),
    nextStep: t('Specify a file, or a folder or pattern that contains documents.'),
  }),
  boundOutput: ({ file, here }) => ({
    message: t(
      '{0} is itself checked against other files, so that a folder or pattern does not bring it in.',
      file,
    ),
    nextStep: here(
      t('To use it as context nevertheless, select the file itself.'),
      t('To use it as context nevertheless, name the file itself with --context.'),
      { agent: t('To use it as context nevertheless, name the file itself.') },
    ),
  }),
  contextEmpty: ({ file, here }) => ({
    message: t('{0} contains no text.', file),
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
    message: t('Claimlight cannot read {0} as text.', file),
    nextStep: t('Use plain text, Markdown, HTML, PDF, an Office document, an e-book or a chat transcript.'),
  }),
  outside: ({ file, here }) => ({
    message: here(
      t('{0} is outside the workspace.', file),
      t('{0} is outside the working directory.', file),
      {
        agent: t('{0} is outside the workspace.', file),
        languageServer: t('{0} is outside the workspace.', file),
      },
    ),
    nextStep: here(
      t('The file was not read. To use it as context, copy it into the workspace.'),
      t('The file was not read. If you trust what refers to it, add --allow-outside.'),
      {
        agent: t('The file was not read. Name a file inside the workspace.'),
        languageServer: t(
          'The file was not read. If you trust what refers to it, start the server with --allow-outside.',
        ),
      },
    ),
  }),
  contextTooLarge: ({ args }) => ({
    message: t(
      'The context is {0} MB large. At most {1} MB can be checked against.',
      String(args.size),
      String(args.most),
    ),
    nextStep: t('Select fewer files.'),
  }),
  typeNotRead: ({ args, here }) => ({
    message:
      args.extension === ''
        ? t('Files without an extension are not read from folders.')
        : t('Files of type .{0} are not read from folders.', String(args.extension)),
    nextStep: chooseContext(here),
  }),
  fileTooLarge: ({ args, file }) => ({
    message: t('{0} is larger than {1} MB.', file, String(args.most)),
    nextStep: t('Use only the relevant part.'),
  }),
  unpackedTooLarge: ({ args, file }) => ({
    message: t('{0} unpacks to more than {1} MB of text.', file, String(args.most)),
    nextStep: t('Use only the relevant part, or save it as plain text.'),
  }),
  tooDeep: ({ args, file }) => ({
    message: t('{0} has more than {1} levels of elements within each other.', file, String(args.most)),
    nextStep: t('Save its text as plain text and use that.'),
  }),
  readTooSlow: ({ args, file }) => ({
    message: t('{0} took more than {1} seconds to read.', file, String(args.most)),
    nextStep: t('Use only the relevant part, or save it as plain text.'),
  }),
  notAFile: ({ file, here }) => ({
    message: t('{0} is not a regular file.', file),
    nextStep: here(
      t('Select a file. Pipes and devices are not read.'),
      t('Pipes and devices are not read by name. Save the text as a file, or send the text to check to “-”.'),
    ),
  }),
  scanned: ({ file }) => ({
    message: t('{0} contains pictures of pages but no text.', file),
    nextStep: t(
      'Claimlight does not include text recognition. Recognize the text with another program first.',
    ),
  }),
  encodingUnknown: ({ args, file }) => ({
    message: t('The encoding of {0} could not be determined. It may be {1}.', file, String(args.most)),
    nextStep: t('Save the file as UTF-8.'),
  }),
  tooManyFiles: ({ args, file }) => ({
    message: t('{0} contains more than {1} files.', file, String(args.most)),
    nextStep: t('Use a smaller folder or individual files.'),
  }),
  untrusted: () => ({
    message: t('In an untrusted workspace, only the offline judge runs.'),
    nextStep: t('Trust the workspace, or use the offline judge.'),
  }),
  badInput: ({ args, here }) => ({
    message: badInputText(args),
    nextStep: here(t('Correct this and try again.'), t('See claimlight --help.'), {
      program: t('Correct this and try again.'),
      agent: t('Correct this and try again.'),
    }),
  }),
  noAnswer: () => ({ message: t('The judge gave no answer for this sentence.'), nextStep: tryAgain() }),
  otherLanguage: ({ here }) => ({
    message: t(
      'Not checked: other language. The sentence is not in the language of the context, and values and names alone do not settle it.',
    ),
    nextStep: here(
      t('Run “Claimlight: Choose Judge…” and select a language model.'),
      t('Check with a language model, such as --judge openai:gpt-4o.'),
      { program: t('Check with a language model: give a “model”.') },
    ),
  }),
  cancelled: () => ({ message: t('The check was cancelled.'), nextStep: tryAgain() }),
} satisfies ProblemTable;

function badInputText({ detail, url }: ProblemArgs): string {
  if (detail !== undefined) return String(detail);
  return url === undefined ? t('The input is not valid.') : t('“{0}” is not a valid address.', url);
}
