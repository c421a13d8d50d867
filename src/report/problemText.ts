import { t } from '@vscode/l10n';
import type { Problem, ProblemArgs } from '../check/problem.ts';
import { fileName } from './place.ts';

export interface ProblemText {
  readonly message: string;
  /** What the person can do about it, on the surface that shows it. */
  readonly nextStep: string;
}

/** Where the next step can be taken: with commands and settings, or with options and variables. */
export type Surface = 'editor' | 'commandLine';

/** Words for a problem. Arguments that a problem lacks are replaced by general words. */
export function problemText(problem: Problem, surface: Surface = 'editor'): ProblemText {
  const { args } = problem;
  const file =
    args.uri === undefined ? String(args.file ?? t('the context file')) : fileName(String(args.uri));
  const host = String(args.host ?? t('the endpoint'));
  const model = String(args.model ?? t('the model'));
  const cause = args.cause === undefined ? '' : ` (${args.cause})`;
  const here = <T>(editor: T, commandLine: T): T => (surface === 'editor' ? editor : commandLine);
  const chooseContext = here(
    t('Run “Claimlight: Choose Context…” and pick another file.'),
    t('Name another file with --context.'),
  );
  const tryAgain = t('Try again; what is already checked is kept.');
  const otherModel = here(
    t('Run “Claimlight: Choose Judge…” and pick another model.'),
    t('Name another model with --model.'),
  );
  const checkEndpoint = here(
    t('Check the setting “claimlight.model.baseUrl”, then run “Claimlight: Test Connection”.'),
    t('Check --base-url and the network.'),
  );

  switch (problem.code) {
    case 'noSelection':
      return {
        message: t('Nothing is selected.'),
        nextStep: t('Select the text to check, or run “Claimlight: Check Factuality of Document”.'),
      };
    case 'nothingToCheck':
      return {
        message: t('There is no sentence to check.'),
        nextStep: here(t('Select text with at least one statement.'), t('Name a file or range with text.')),
      };
    case 'outputUnreadable':
      return {
        message: t('{0} cannot be read as text{1}.', file, cause),
        nextStep: t('Name a file that holds the text to check.'),
      };
    case 'noContext':
      return {
        message: t('There is no context to check against.'),
        nextStep: here(
          t('Run “Claimlight: Choose Context…” and pick the file that the text must agree with.'),
          t('Name the file that the text must agree with: --context FILE.'),
        ),
      };
    case 'contextEmpty':
      return { message: t('{0} holds no text.', file), nextStep: chooseContext };
    case 'contextMissing':
      return { message: t('{0} was not found.', file), nextStep: chooseContext };
    case 'contextUnreadable':
      return { message: t('{0} could not be read{1}.', file, cause), nextStep: chooseContext };
    case 'contextBinary':
      return {
        message: t('{0} is not a text that Claimlight can read.', file),
        nextStep: t('Use plain text, Markdown, HTML, PDF, DOCX or a JSON transcript.'),
      };
    case 'fileTooLarge':
      return {
        message: t('{0} is too large to check against.', file),
        nextStep: t('Use the part of it that matters.'),
      };
    case 'tooManyFiles':
      return {
        message: t('{0} holds more than {1} files.', file, String(args.most)),
        nextStep: t('Use the folder or the files that matter.'),
      };
    case 'noKey':
      return {
        message: t('No API key is set for {0}.', host),
        nextStep: here(
          t('Run “Claimlight: Set API Key”.'),
          t('Set the environment variable {0}.', String(args.variable ?? 'OPENAI_API_KEY')),
        ),
      };
    case 'wrongKey':
      return {
        message: t('{0} did not accept the API key.', host),
        nextStep: here(
          t('Run “Claimlight: Set API Key” with a valid key.'),
          t('Check the environment variable {0}.', String(args.variable ?? 'OPENAI_API_KEY')),
        ),
      };
    case 'noSuchModel':
      return { message: t('{0} does not offer the model {1}.', host, model), nextStep: otherModel };
    case 'noModelChosen':
      return { message: t('No model is chosen.'), nextStep: otherModel };
    case 'unreachable':
      return { message: t('{0} cannot be reached{1}.', host, cause), nextStep: checkEndpoint };
    case 'certificate':
      return {
        message: t('The certificate of {0} is not trusted{1}.', host, cause),
        nextStep: here(
          t(
            'Add its certificate authority to the system, or set “http.proxyStrictSSL” if you trust this network.',
          ),
          t('Add its certificate authority: NODE_EXTRA_CA_CERTS=FILE.'),
        ),
      };
    case 'redirected':
      return {
        message: t('{0} redirects elsewhere; nothing was sent there.', host),
        nextStep: here(
          t('Put the final address into the setting “claimlight.model.baseUrl” if you trust it.'),
          t('Name the final address with --base-url if you trust it.'),
        ),
      };
    case 'notAnApi':
      return {
        message: t('{0} answered with something that is not an OpenAI-compatible API.', host),
        nextStep: here(
          t('Check the path in the setting “claimlight.model.baseUrl”; it usually ends in /v1.'),
          t('Check the path in --base-url; it usually ends in /v1.'),
        ),
      };
    case 'quota':
      return {
        message: t('{0} refuses more requests for now.', host),
        nextStep:
          args.seconds === undefined
            ? t('Wait a little, or check the quota of the account.')
            : t('Wait {0} seconds, or check the quota of the account.', args.seconds),
      };
    case 'serverError':
      return {
        message: t('{0} reports a fault of its own{1}.', host, cause),
        nextStep: tryAgain,
      };
    case 'dropped':
      return {
        message: t('The connection to {0} broke in the middle of the answer.', host),
        nextStep: tryAgain,
      };
    case 'stalled':
      return { message: t('{0} stopped answering.', host), nextStep: tryAgain };
    case 'promptTooLong':
      return {
        message: t('The context is longer than {0} can read at once.', model),
        nextStep: t('Use less context, or a model with a larger context window.'),
      };
    case 'outputTooLong':
      return {
        message: t('The answer of {0} was cut off at its length limit.', model),
        nextStep: t('Check a shorter text, or use a model with a higher output limit.'),
      };
    case 'refused':
      return { message: t('{0} refused to answer.', model), nextStep: otherModel };
    case 'offSchema':
      return {
        message: t('{0} did not answer in the form that was asked for.', model),
        nextStep: otherModel,
      };
    case 'noAnswer':
      return { message: t('The judge gave no answer for this sentence.'), nextStep: tryAgain };
    case 'consentRefused':
      return {
        message: t('The use of {0} was not allowed.', model),
        nextStep: t('Check again and allow it, or choose another judge.'),
      };
    case 'untrusted':
      return {
        message: t('In an untrusted workspace only the offline judge runs.'),
        nextStep: t('Trust the workspace, or use the offline judge.'),
      };
    case 'budget':
      return {
        message: t('The check would exceed the limit of tokens per run.'),
        nextStep: here(
          t('Check a shorter text, or raise the setting “claimlight.model.maxTokensPerRun”.'),
          t('Check a shorter text, or raise the limit.'),
        ),
      };
    case 'badInput':
      return {
        message: badInputText(args),
        nextStep: here(t('Correct it and try again.'), t('See claimlight --help.')),
      };
    case 'rowSyntax':
      return {
        message: t('This row cannot be read: {0}.', String(args.cause ?? '')),
        nextStep: t('Correct the row; the others were evaluated.'),
      };
    case 'rowEncoding':
      return {
        message: t('This row is not valid text in the encoding of its file.'),
        nextStep: t('Save the file as UTF-8.'),
      };
    case 'rowField':
      return {
        message: t(
          'The field “{0}” of this row is missing or not of the right kind.',
          String(args.field ?? ''),
        ),
        nextStep: t('Correct the row; the others were evaluated.'),
      };
    case 'datasetEmpty':
      return {
        message: t('{0} holds no rows.', file),
        nextStep: t('Choose a file with at least one row.'),
      };
    case 'datasetFormat':
      return {
        message: t('{0} is not a data set that Claimlight can read.', file),
        nextStep: t('Use JSONL, JSON, CSV or YAML rows, or a promptfoo configuration.'),
      };
    case 'resultsMismatch':
      return {
        message:
          args.file === undefined
            ? t('The earlier results are of other data.')
            : t('The results in {0} are of another run, data set or judge.', file),
        nextStep: here(
          t('Choose another file for the results.'),
          t('Name another file with --out, or start over with --restart.'),
        ),
      };
    case 'loader':
      return {
        message: t('The loader {0} failed{1}.', file, cause),
        nextStep: t('A loader is a function that returns a list of rows.'),
      };
    case 'batchPending':
      return {
        message: t('{0} has not answered this request yet.', host),
        nextStep: t('Run the same command again; only what is missing is sent.'),
      };
    case 'batchExpired':
      return {
        message: t('{0} did not finish this request before the batch expired.', host),
        nextStep: t('Run the same command again; only what is missing is sent.'),
      };
    case 'batchFailed':
      return {
        message: t('{0} could not run the batch{1}.', host, cause),
        nextStep: t('Correct what it names and run the same command again.'),
      };
    case 'badWeight':
      return {
        message:
          args.value === undefined
            ? t('“{0}” is not a factuality weight.', String(args.name))
            : t(
                'The factuality weight “{0}” is {1}; it must be a number, 0 or above.',
                String(args.name),
                args.value,
              ),
        nextStep: t('The weights are subset, superset, agree, disagree and differButFactual.'),
      };
    case 'noReference':
      return {
        message: t('There is no reference to compare with.'),
        nextStep: t('Give the reference answer as a text that is not empty.'),
      };
    case 'badRubric':
      return {
        message: t('The rubric prompt lacks {0}.', String(args.missing)),
        nextStep: t('Put {0}, {1} and {2} into it.', '{{input}}', '{{ideal}}', '{{completion}}'),
      };
    case 'cancelled':
      return { message: t('The check was cancelled.'), nextStep: tryAgain };
  }
}

function badInputText({ detail, url }: ProblemArgs): string {
  if (detail !== undefined) return String(detail);
  return url === undefined ? t('The input is not valid.') : t('“{0}” is not an address.', url);
}
