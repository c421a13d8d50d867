import { t } from '@vscode/l10n';
import { knownProviders } from './knownProviders.ts';
import { type Here, type ProblemTable, tryAgain } from './problemWords.ts';

const otherModel = (here: Here): string =>
  here(t('Run “Claimlight: Choose Judge…” and pick another model.'), t('Name another model with --model.'));

const checkEndpoint = (here: Here): string =>
  here(
    t('Check the setting “claimlight.model.baseUrl”, then run “Claimlight: Test Connection”.'),
    t('Check --base-url and the network.'),
  );

/** Models and their endpoints. */
export const modelProblems = {
  noKey: ({ args, host, here }) => ({
    message: t('No API key is set for {0}.', host),
    nextStep: here(
      t('Run “Claimlight: Set API Key…”.'),
      t('Set the environment variable {0}.', String(args.variable ?? 'OPENAI_API_KEY')),
    ),
  }),
  wrongKey: ({ args, host, here }) => ({
    message: t('{0} did not accept the API key.', host),
    nextStep: here(
      t('Run “Claimlight: Set API Key…” with a valid key.'),
      t('Check the environment variable {0}.', String(args.variable ?? 'OPENAI_API_KEY')),
    ),
  }),
  noSuchModel: ({ host, model, here }) => ({
    message: t('{0} does not offer the model {1}.', host, model),
    nextStep: otherModel(here),
  }),
  unknownProvider: ({ args }) => ({
    message: t('“{0}” names no provider that Claimlight knows.', String(args.id)),
    nextStep:
      args.suggestion === undefined
        ? t(
            'Nothing was sent. Known are {0}, as in openai:gpt-4o; any other model needs --base-url.',
            `offline, ${knownProviders}`,
          )
        : t(
            'Nothing was sent. Did you mean {0}? Known are {1}, as in openai:gpt-4o; any other model needs --base-url.',
            String(args.suggestion),
            `offline, ${knownProviders}`,
          ),
  }),
  noModelChosen: ({ here }) => ({ message: t('No model is chosen.'), nextStep: otherModel(here) }),
  unreachable: ({ host, cause, here }) => ({
    message: t('{0} cannot be reached{1}.', host, cause),
    nextStep: checkEndpoint(here),
  }),
  certificate: ({ host, cause, here }) => ({
    message: t('The certificate of {0} is not trusted{1}.', host, cause),
    nextStep: here(
      t(
        'Add its certificate authority to the system, or set “http.proxyStrictSSL” if you trust this network.',
      ),
      t('Add its certificate authority: NODE_EXTRA_CA_CERTS=FILE.'),
    ),
  }),
  redirected: ({ host, here }) => ({
    message: t('{0} redirects elsewhere; nothing was sent there.', host),
    nextStep: here(
      t('Put the final address into the setting “claimlight.model.baseUrl” if you trust it.'),
      t('Name the final address with --base-url if you trust it.'),
    ),
  }),
  notAnApi: ({ host, here }) => ({
    message: t('{0} answered with something that is not an OpenAI-compatible API.', host),
    nextStep: here(
      t('Check the path in the setting “claimlight.model.baseUrl”; it usually ends in /v1.'),
      t('Check the path in --base-url; it usually ends in /v1.'),
    ),
  }),
  quota: ({ args, host }) => ({
    message: t('{0} refuses more requests for now.', host),
    nextStep:
      args.seconds === undefined
        ? t('Wait a little, or check the quota of the account.')
        : t('Wait {0} seconds, or check the quota of the account.', args.seconds),
  }),
  serverError: ({ host, cause }) => ({
    message: t('{0} reports a fault of its own{1}.', host, cause),
    nextStep: tryAgain(),
  }),
  dropped: ({ host }) => ({
    message: t('The connection to {0} broke in the middle of the answer.', host),
    nextStep: tryAgain(),
  }),
  stalled: ({ host }) => ({ message: t('{0} stopped answering.', host), nextStep: tryAgain() }),
  promptTooLong: ({ model }) => ({
    message: t('The context is longer than {0} can read at once.', model),
    nextStep: t('Use less context, or a model with a larger context window.'),
  }),
  outputTooLong: ({ model }) => ({
    message: t('The answer of {0} was cut off at its length limit.', model),
    nextStep: t('Check a shorter text, or use a model with a higher output limit.'),
  }),
  refused: ({ model, here }) => ({ message: t('{0} refused to answer.', model), nextStep: otherModel(here) }),
  offSchema: ({ model, here }) => ({
    message: t('{0} did not answer in the form that was asked for.', model),
    nextStep: otherModel(here),
  }),
  consentRefused: ({ model }) => ({
    message: t('The use of {0} was not allowed.', model),
    nextStep: t('Check again and allow it, or choose another judge.'),
  }),
  budget: ({ args: { tokens, limit }, here }) => ({
    message:
      tokens === undefined || limit === undefined
        ? t('The check would exceed the limit of tokens per run.')
        : t('The check would use about {0} tokens, and a run may use {1}.', tokens, limit),
    nextStep: here(
      t('Check a shorter text, or raise the setting “claimlight.model.maxTokensPerRun”.'),
      t('Check a shorter text, or raise the limit.'),
    ),
  }),
} satisfies ProblemTable;
