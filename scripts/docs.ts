import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command, Option } from 'commander';
import { projectSchemaText } from '../src/cli/check/projectOptions.ts';
import { subcommands } from '../src/cli/program.ts';
import type { Terminal } from '../src/cli/terminal.ts';
import { rules } from '../src/judges/offline/rules/all.ts';
import { table, withTable } from './docs/tables.ts';

/**
 * `npm run docs`: the tables of `docs/` that follow from package.json and from the command line's own options, and the
 * schema of its configuration.
 */
interface Manifest {
  readonly contributes: {
    readonly commands: readonly { readonly command: string; readonly title: string }[];
    readonly keybindings: readonly { readonly command: string; readonly key: string }[];
    readonly configuration: Configuration | readonly Configuration[];
  };
}

interface Configuration {
  readonly properties: Readonly<Record<string, Property>>;
}

interface Property {
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly markdownDescription?: string;
}

const root = resolve(import.meta.dirname, '..');
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const manifest: Manifest = json('package.json');
const words: Readonly<Record<string, string>> = json('package.nls.json');
const inEnglish = (text: string): string => text.replace(/^%(.+)%$/, (_, key: string) => words[key] ?? text);

export function settingsTable(): string {
  const groups = [manifest.contributes.configuration].flat();
  const properties = groups.flatMap((group) => Object.entries(group.properties));
  return table(
    ['setting', 'default', 'what it does'],
    properties.map(([name, property]) => {
      const about = inEnglish(property.markdownDescription ?? property.description ?? '');
      const values = property.enum?.map((value) => `\`${value}\``).join(', ');
      const text = about.replace(/`#([\w.]+)#`/g, '`$1`');
      return [
        `\`${name}\``,
        `\`${JSON.stringify(property.default)}\``,
        values === undefined ? text : `${text} (${values})`,
      ];
    }),
  );
}

export const rulesTable = (): string =>
  table(
    ['rule', 'what it says', 'context', 'acts on', 'leaves alone'],
    rules.flatMap(({ id, says, examples }) =>
      examples.map(({ context, acts, leaves }, i) => [
        ...(i === 0 ? [`\`${id}\``, says] : ['', '']),
        ...[context, acts, leaves].map((text) => `“${text}”`),
      ]),
    ),
  );

/** English titles of the commands of the palette. */
export const commandTitles = (): readonly string[] =>
  manifest.contributes.commands.map(({ title }) => inEnglish(title));

/** Default keys, as a person writes them: "Ctrl+K Shift+N". */
export const defaultKeys = (): readonly string[] =>
  manifest.contributes.keybindings.map(({ key }) =>
    key.replace(/(^|[+ ])[a-z]/g, (letter) => letter.toUpperCase()),
  );

/** The subcommands are made to be looked at, never run. */
const nowhere: Terminal = {
  workingDirectory: root,
  readStdin: async () => '',
  write() {},
  writeError() {},
  env: {},
  stop: new AbortController().signal,
};

/** `claimlight`'s subcommands, as the program itself makes them. */
export const cliCommands: readonly Command[] = subcommands.map((make) => make(nowhere, () => {}));

export const optionsTable = (command: Command): string =>
  table(
    ['option', 'default', 'what it does'],
    command.options.map((option) => [`\`${option.flags}\``, defaultText(option), aboutText(option)]),
  );

function defaultText({ defaultValue, mandatory, negate }: Option): string {
  if (mandatory && defaultValue === undefined) return 'required';
  return defaultValue === undefined || negate ? '' : `\`${defaultValue}\``;
}

const aboutText = ({ description, argChoices }: Option): string =>
  argChoices ? `${description} (${argChoices.map((choice) => `\`${choice}\``).join(', ')})` : description;

/** Every generated table: its page in `docs/`, the name of its comment, and what it holds. */
export const tables = (): readonly {
  readonly page: string;
  readonly name: string;
  readonly content: string;
}[] => [
  { page: 'settings.md', name: 'settings', content: settingsTable() },
  { page: 'rules.md', name: 'rules', content: rulesTable() },
  ...cliCommands
    .filter(({ options }) => options.length > 0)
    .map((command) => ({
      page: 'command-line.md',
      name: `claimlight ${command.name()}`,
      content: optionsTable(command),
    })),
];

if (process.argv[1] === import.meta.filename) {
  for (const { page, name, content } of tables()) {
    const path = join(root, 'docs', page);
    writeFileSync(path, withTable(readFileSync(path, 'utf8'), name, content));
  }
  writeFileSync(join(root, 'claimlight.schema.json'), projectSchemaText());
}
