import { t } from '@vscode/l10n';
import { knownProviders } from './knownProviders.ts';
import { type Here, type ProblemTable, tryAgain } from './problemWords.ts';

const otherModel = (here: Here): string =>
  here(
    t('Run “Claimlight: Choose Judge…” and select another model.'),
    t('Specify another model with --model.'),
    {
      program: t('Give another “model”.'),
      languageServer: t('Name another model in the setting “model.name”, and restart the language server.'),
    },
  );

const checkEndpoint = (here: Here): string =>
  here(
    t('Check the setting “claimlight.model.baseUrl”, then run “Claimlight: Test Connection”.'),
    t('Check --base-url and the network.'),
    {
      program: t('Check the “url” of the model and the network.'),
      languageServer: t(
        'Check the setting “model.baseUrl” and the network, and restart the language server.',
      ),
    },
  );

/** Models and their endpoints. */
export const modelProblems = {
  noKey: ({ args, host, here }) => ({
    message: t('No API key is set for {0}.', host),
    nextStep: here(
      t('Run “Claimlight: Set API Key…”.'),
      t('Set the environment variable {0}.', String(args.variable ?? 'OPENAI_API_KEY')),
      {
        program: t(
          'Set the environment variable {0}, or give the “apiKey” of the model.',
          String(args.variable ?? 'OPENAI_API_KEY'),
        ),
      },
    ),
  }),
  wrongKey: ({ args, host, here }) => ({
    message: t('{0} did not accept the API key.', host),
    nextStep: here(
      t('Run “Claimlight: Set API Key…” with a valid key.'),
      t('Check the environment variable {0}.', String(args.variable ?? 'OPENAI_API_KEY')),
      {
        program: t(
          'Check the environment variable {0}, or the “apiKey” of the model.',
          String(args.variable ?? 'OPENAI_API_KEY'),
        ),
      },
    ),
  }),
  noSuchModel: ({ host, model, here }) => ({
    message: t('{0} does not offer the model {1}.', host, model),
    nextStep: otherModel(here),
  }),
  unknownProvider: ({ args: { id, suggestion }, here }) => {
    const known = `offline, ${knownProviders}`;
    const orAddress =
      suggestion === undefined
        ? t(
            'Nothing was sent. Use one of {0}, as in openai:gpt-4o, or specify an address with --base-url.',
            known,
          )
        : t(
            'Nothing was sent. Did you mean {0}? Use one of {1}, as in openai:gpt-4o, or specify an address with --base-url.',
            String(suggestion),
            known,
          );
    const orUrl =
      suggestion === undefined
        ? t('Nothing was sent. Use one of {0}, as in openai/gpt-4o, or give its “id” and “url”.', known)
        : t(
            'Nothing was sent. Did you mean {0}? Use one of {1}, as in openai/gpt-4o, or give its “id” and “url”.',
            String(suggestion),
            known,
          );
    return {
      message: t('“{0}” does not name a known provider.', String(id)),
      nextStep: here(orAddress, orAddress, { program: orUrl }),
    };
  },
  noModelChosen: ({ here }) => ({ message: t('No model is selected.'), nextStep: otherModel(here) }),
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
    message: t('{0} redirects to another address. Nothing was sent there.', host),
    nextStep: here(
      t('If you trust the new address, set “claimlight.model.baseUrl” to it.'),
      t('If you trust the new address, specify it with --base-url.'),
      { program: t('If you trust the new address, give it as the “url” of the model.') },
    ),
  }),
  notAnApi: ({ host, here }) => ({
    message: t('{0} did not answer like an OpenAI-compatible API.', host),
    nextStep: here(
      t('Check the path in the setting “claimlight.model.baseUrl”; it usually ends in /v1.'),
      t('Check the path in --base-url; it usually ends in /v1.'),
      { program: t('Check the path of the model’s “url”; it usually ends in /v1.') },
    ),
  }),
  quota: ({ args, host }) => ({
    message: t('{0} is rejecting requests for now (rate limit or quota).', host),
    nextStep:
      args.seconds === undefined
        ? t('Try again later, or check the quota of your account.')
        : t('Try again in {0} seconds, or check the quota of your account.', args.seconds),
  }),
  noCredit: ({ host }) => ({
    message: t('{0} asks for payment first.', host),
    nextStep: t('Check the credit of the account.'),
  }),
  modelLoading: ({ host, model }) => ({
    message: t('{0} is still loading {1}.', host, model),
    nextStep: t('Try again in a minute.'),
  }),
  localModel: ({ args, here }) => ({
    message: t('The local model of the offline judge cannot be used: {0}', String(args.detail ?? '')),
    nextStep: here(
      t(
        'Check the setting “claimlight.offline.modelFolder”, or set “claimlight.offline.model” to “off” to check with rules alone.',
      ),
      t('Check --model-folder, or check with rules alone: --judge wording.'),
      { program: t('Check “modelFolder”, or check with rules alone: model: "wording".') },
    ),
  }),
  serverError: ({ host, cause }) => ({
    message: t('{0} reported a server error{1}.', host, cause),
    nextStep: tryAgain(),
  }),
  dropped: ({ host }) => ({
    message: t('The connection to {0} was lost during the answer.', host),
    nextStep: tryAgain(),
  }),
  stalled: ({ host }) => ({ message: t('{0} stopped responding.', host), nextStep: tryAgain() }),
  promptTooLong: ({ model }) => ({
    message: t('The context is longer than {0} can read at once.', model),
    nextStep: t('Use less context, or a model with a larger context window.'),
  }),
  promptCut: ({ args, model }) => ({
    message:
      args.read === undefined
        ? t('{0} did not read all of the context.', model)
        : t(
            '{0} read about {1} of {2} tokens: the rest of the context was cut off.',
            model,
            args.read,
            args.sent ?? '?',
          ),
    nextStep: t('Give the model a larger context window (for Ollama, num_ctx), or use less context.'),
  }),
  outputTooLong: ({ model }) => ({
    message: t('The answer of {0} was cut off at its length limit.', model),
    nextStep: t('Check a shorter text, or use a model with a higher output limit.'),
  }),
  refused: ({ model, here }) => ({ message: t('{0} refused to answer.', model), nextStep: otherModel(here) }),
  offSchema: ({ model, here }) => ({
    message: t('{0} did not answer in the requested format.', model),
    nextStep: otherModel(here),
  }),
  disputed: ({ args, model, here }) => ({
    message: args.quote
      ? t('{0} calls this supported, but its own evidence contradicts it: “{1}”', model, String(args.quote))
      : t('{0} calls this supported, but its own evidence contradicts it.', model),
    nextStep: here(
      t('Compare the claim with the passage, or choose another judge.'),
      t('Compare the claim with the passage, or specify another judge.'),
    ),
  }),
  leftOut: ({ model, here }) => ({
    message: t('{0} left out what this says, even when asked again.', model),
    nextStep: otherModel(here),
  }),
  consentRefused: ({ model }) => ({
    message: t('Access to {0} was denied.', model),
    nextStep: t('Check again and allow access, or choose another judge.'),
  }),
  budget: ({ args: { tokens, limit }, here }) => ({
    message:
      tokens === undefined || limit === undefined
        ? t('The check would exceed the token limit per check.')
        : t('The check would use about {0} tokens; the limit is {1}.', tokens, limit),
    nextStep: here(
      t('Check a shorter text, or raise the setting “claimlight.model.maxTokensPerRun”.'),
      t('Check a shorter text, or raise the limit.'),
    ),
  }),
} satisfies ProblemTable;
