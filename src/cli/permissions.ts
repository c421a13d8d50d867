import { Option } from 'commander';

/** What a document, a configuration or a row may not do unless the person says so. */

export const allowOutside = (): Option =>
  new Option(
    '--allow-outside',
    'read files outside the working directory, too, that a file names or links to',
  );

export const allowCode = (): Option =>
  new Option('--allow-code', 'run the code of loaders and of configurations in JavaScript or TypeScript');

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
  new Option(
    '--allow-url <url...>',
    'addresses that a configuration may send text and the key of a model to',
  );
