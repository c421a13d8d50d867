import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Manifest {
  readonly contributes: {
    readonly commands: readonly { readonly command: string; readonly title: string }[];
    readonly configuration: { readonly properties: Readonly<Record<string, Property>> };
  };
}

interface Property {
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly markdownDescription?: string;
}

const root = resolve(import.meta.dirname, '..');

/** The table of README.md that says what settings package.json contributes. */
export function settingsTable(): string {
  const words: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.nls.json'), 'utf8'));
  const spoken = (text: string): string => text.replace(/^%(.+)%$/, (_, key: string) => words[key] ?? text);
  const { properties } = manifest().contributes.configuration;
  const rows = Object.entries(properties).map(([name, property]) => {
    const about = spoken(property.markdownDescription ?? property.description ?? '');
    const values = property.enum?.map((value) => `\`${value}\``).join(', ');
    const text = about.replace(/`#([\w.]+)#`/g, '`$1`');
    return [
      `\`${name}\``,
      `\`${JSON.stringify(property.default)}\``,
      values === undefined ? text : `${text} (${values})`,
    ];
  });
  return [line(['setting', 'default', 'what it does']), line(['---', '---', '---']), ...rows.map(line)].join(
    '\n',
  );
}

/** English titles of the commands of the palette. */
export function commandTitles(): readonly string[] {
  const words: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.nls.json'), 'utf8'));
  return manifest().contributes.commands.map(({ title }) => words[title.replaceAll('%', '')] ?? title);
}

/** `text` with `table` in place of what stands below the comment `<!-- name -->` up to the next blank line. */
export function withTable(text: string, name: string, content: string): string {
  return text.replace(
    new RegExp(`(<!-- ${name} -->\n)\n(?:\\|.*\n)*\n?`),
    (_, mark: string) => `${mark}\n${content}\n\n`,
  );
}

const manifest = (): Manifest => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

if (process.argv[1] === import.meta.filename) {
  const path = join(root, 'README.md');
  writeFileSync(path, withTable(readFileSync(path, 'utf8'), 'settings', settingsTable()));
}
