import { t } from '@vscode/l10n';
import type { Assertion, Config, PartialTest, ProviderEntry, Test } from './config.ts';
import { addressFields } from './providerAddress.ts';

/** A part of a configuration that Claimlight does not evaluate; it is named, never passed over in silence. */
type UnusedPart =
  | { readonly kind: 'assertion'; readonly type: string }
  /** A path of names: "tests.options.transform". */
  | { readonly kind: 'field'; readonly name: string };

export type OnUnused = (left: UnusedPart) => void;

/** What was left out, each once. */
export class UnusedParts {
  readonly #texts = new Set<string>();

  readonly add: OnUnused = (left) => {
    this.#texts.add(unusedText(left));
  };

  get texts(): readonly string[] {
    return [...this.#texts];
  }
}

function unusedText(left: UnusedPart): string {
  switch (left.kind) {
    case 'assertion':
      return t('Assertions of type {0} are not evaluated.', left.type);
    case 'field':
      return t('The field “{0}” of the configuration is not used.', left.name);
  }
}

/** Fields that change no result, and those that are read. */
const knownFields = {
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
  provider: [...addressFields, 'temperature'],
} as const;

/** Names the fields of an object that nothing reads. */
function nameUnused(value: object, read: readonly string[], at: string, onLeftOut: OnUnused): void {
  for (const [field, found] of Object.entries(value))
    if (found !== undefined && !read.includes(field)) onLeftOut({ kind: 'field', name: at + field });
}

export function nameUnusedInConfig(config: Config, onLeftOut: OnUnused): void {
  nameUnused(config, knownFields.config, '', onLeftOut);
  for (const entry of [config.providers ?? config.targets ?? []].flat())
    nameUnreadOfProvider(entry, 'providers', onLeftOut);
}

export function nameUnusedInTest(test: PartialTest | Test, at: string, onLeftOut: OnUnused): void {
  nameUnused(test, knownFields.test, `${at}.`, onLeftOut);
  nameUnused(test.options ?? {}, knownFields.options, `${at}.options.`, onLeftOut);
  nameUnreadOfProvider(test.options?.provider, `${at}.options.provider`, onLeftOut);
  for (const assertion of test.assert ?? []) nameUnusedInAssertion(assertion, `${at}.assert`, onLeftOut);
}

function nameUnusedInAssertion(assertion: Assertion, at: string, onLeftOut: OnUnused): void {
  nameUnused(assertion, knownFields.assertion, `${at}.`, onLeftOut);
  if (assertion.type === 'assert-set' && assertion.threshold !== undefined)
    onLeftOut({ kind: 'field', name: `${at}.threshold` });
  nameUnreadOfProvider(assertion.provider, `${at}.provider`, onLeftOut);
  for (const inner of assertion.assert ?? []) nameUnusedInAssertion(inner, `${at}.assert`, onLeftOut);
}

function nameUnreadOfProvider(entry: ProviderEntry | undefined, at: string, onLeftOut: OnUnused): void {
  if (typeof entry === 'object')
    nameUnused(entry.config ?? {}, knownFields.provider, `${at}.config.`, onLeftOut);
}
