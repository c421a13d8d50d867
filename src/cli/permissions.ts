import { t } from '@vscode/l10n';
import { Option } from 'commander';

/** What a document, a configuration or a row may not do unless the person says so. */

export const allowOutside = (): Option =>
  new Option(
    '--allow-outside',
    t('also read files outside the working directory that a file refers to or links to'),
  );

export const allowCode = (): Option =>
  new Option('--allow-code', 'run loaders and configurations written in JavaScript or TypeScript');

export const allowEnv = (): Option =>
  new Option(
    '--allow-env <names>',
    'environment variables that a configuration may read: NAME[,NAME]',
  ).argParser((value: string, before: readonly string[] = []) => [
    ...before,
    ...value
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ]);

export const allowUrl = (): Option =>
  new Option('--allow-url <url...>', 'addresses that a configuration may send text and API keys to');
