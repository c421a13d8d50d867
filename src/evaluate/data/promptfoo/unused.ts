import type { OnNotice } from '../runNotices.ts';
import type { Assertion, Config, PartialTest, ProviderEntry, Test } from './config.ts';
import { addressFields } from './providerAddress.ts';

/** Fields of an assertion that change the texts that it is about, by code. */
export const transforms = ['contextTransform', 'transform'] as const;

/** Fields that change no result, and those that are read. */
const knownFields = {
  config: [
    '$schema',
    'commandLineOptions',
    'defaultTest',
    'description',
    'evaluateOptions',
    'metadata',
    'outputPath',
    'prompts',
    'providers',
    'scenarios',
    'sharing',
    'tags',
    'targets',
    'tests',
    'writeLatestResults',
  ],
  test: ['assert', 'description', 'metadata', 'options', 'providerOutput', 'vars'],
  options: ['disableVarExpansion', 'factuality', 'provider', 'rubricPrompt'],
  evaluateOptions: ['cache', 'delay', 'maxConcurrency', 'maxEvalTimeMs', 'showProgressBar', 'timeoutMs'],
  // With what it reads in place of its texts, an assertion is not evaluated.
  assertion: [
    'assert',
    ...transforms,
    'metric',
    'provider',
    'rubricPrompt',
    'threshold',
    'type',
    'value',
    'weight',
  ],
  provider: [...addressFields, 'temperature'],
} as const;

/** Names the fields of an object that nothing reads. */
function nameUnused(value: object, read: readonly string[], at: string, onLeftOut: OnNotice): void {
  for (const [field, found] of Object.entries(value))
    if (found !== undefined && !read.includes(field)) onLeftOut({ kind: 'field', name: at + field });
}

export function nameUnusedInConfig(config: Config, onLeftOut: OnNotice): void {
  nameUnused(config, knownFields.config, '', onLeftOut);
  nameUnused(config.evaluateOptions ?? {}, knownFields.evaluateOptions, 'evaluateOptions.', onLeftOut);
  for (const scenario of config.scenarios ?? [])
    for (let left = testsOf(scenario); left > 0; left--) onLeftOut({ kind: 'scenario' });
  for (const entry of [config.providers ?? config.targets ?? []].flat())
    nameUnreadOfProvider(entry, 'providers', onLeftOut);
}

/** A scenario runs each of its tests with each of its configurations. */
function testsOf(scenario: unknown): number {
  const { config, tests } = (typeof scenario === 'object' && scenario !== null ? scenario : {}) as {
    readonly config?: unknown;
    readonly tests?: unknown;
  };
  const count = (list: unknown) => (Array.isArray(list) ? Math.max(1, list.length) : 1);
  return count(config) * count(tests);
}

export function nameUnusedInTest(test: PartialTest | Test, at: string, onLeftOut: OnNotice): void {
  nameUnused(test, knownFields.test, `${at}.`, onLeftOut);
  nameUnused(test.options ?? {}, knownFields.options, `${at}.options.`, onLeftOut);
  nameUnreadOfProvider(test.options?.provider, `${at}.options.provider`, onLeftOut);
  for (const assertion of test.assert ?? []) nameUnusedInAssertion(assertion, `${at}.assert`, onLeftOut);
}

function nameUnusedInAssertion(assertion: Assertion, at: string, onLeftOut: OnNotice): void {
  nameUnused(assertion, knownFields.assertion, `${at}.`, onLeftOut);
  nameUnreadOfProvider(assertion.provider, `${at}.provider`, onLeftOut);
  for (const inner of assertion.assert ?? []) nameUnusedInAssertion(inner, `${at}.assert`, onLeftOut);
}

function nameUnreadOfProvider(entry: ProviderEntry | undefined, at: string, onLeftOut: OnNotice): void {
  if (typeof entry === 'object')
    nameUnused(entry.config ?? {}, knownFields.provider, `${at}.config.`, onLeftOut);
}
