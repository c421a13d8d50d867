import type { OnLeftOut } from '../leftOut.ts';
import type { Assertion, Config, PartialTest, ProviderEntry, Test } from './config.ts';

/** Fields that change no result, and those that are read. */
const known = {
  config: [
    '$schema',
    'commandLineOptions',
    'defaultTest',
    'description',
    'metadata',
    'outputPath',
    'prompts',
    'providers',
    'sharing',
    'tags',
    'targets',
    'tests',
    'writeLatestResults',
  ],
  test: ['assert', 'description', 'metadata', 'options', 'providerOutput', 'vars'],
  options: ['factuality', 'provider', 'rubricPrompt'],
  assertion: ['assert', 'metric', 'provider', 'rubricPrompt', 'threshold', 'type', 'value'],
  provider: ['apiBaseUrl', 'temperature'],
} as const;

/** Names the fields of an object that nothing reads. */
function name(value: object, read: readonly string[], at: string, onLeftOut: OnLeftOut): void {
  for (const [field, found] of Object.entries(value))
    if (found !== undefined && !read.includes(field)) onLeftOut({ kind: 'field', name: at + field });
}

export function nameUnreadOfConfig(config: Config, onLeftOut: OnLeftOut): void {
  name(config, known.config, '', onLeftOut);
  for (const entry of [config.providers ?? config.targets ?? []].flat())
    if (typeof entry !== 'string') name(entry.config ?? {}, known.provider, 'providers.config.', onLeftOut);
}

export function nameUnreadOfTest(test: PartialTest | Test, at: string, onLeftOut: OnLeftOut): void {
  name(test, known.test, `${at}.`, onLeftOut);
  name(test.options ?? {}, known.options, `${at}.options.`, onLeftOut);
  nameGraderConfig(test.options?.provider, `${at}.options`, onLeftOut);
  for (const assertion of test.assert ?? []) nameUnreadOfAssertion(assertion, `${at}.assert`, onLeftOut);
}

function nameUnreadOfAssertion(assertion: Assertion, at: string, onLeftOut: OnLeftOut): void {
  name(assertion, known.assertion, `${at}.`, onLeftOut);
  if (assertion.type === 'assert-set' && assertion.threshold !== undefined)
    onLeftOut({ kind: 'field', name: `${at}.threshold` });
  nameGraderConfig(assertion.provider, at, onLeftOut);
  for (const inner of assertion.assert ?? []) nameUnreadOfAssertion(inner, `${at}.assert`, onLeftOut);
}

/** Graders are asked by their name alone. */
function nameGraderConfig(grader: ProviderEntry | undefined, at: string, onLeftOut: OnLeftOut): void {
  if (typeof grader === 'object' && grader.config)
    onLeftOut({ kind: 'field', name: `${at}.provider.config` });
}
