import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withTable } from '../../../scripts/docs/tables.ts';
import { cliCommands, commandTitles, defaultKeys, tables } from '../../../scripts/docs.ts';
import { reportSchema } from '../../../src/check/reportSchema.ts';
import { serverCommands } from '../../../src/cli/lsp/languageServer.ts';
import { diagnosticCodes } from '../../../src/editor/ids.ts';
import { foundIn, pages, read, root } from './pages.ts';

const manifest = JSON.parse(read('package.json'));

describe('docs', () => {
  for (const { page, name, content } of tables())
    it(`${page}: the table "${name}" is the product's own (npm run docs writes it)`, () => {
      const text = read(`docs/${page}`);
      assert.ok(text.includes(`<!-- ${name} -->\n`));
      assert.equal(text, withTable(text, name, content));
    });

  it('explain the commands of the palette, those and no others, with their keys', () => {
    const [, commands = ''] = read('docs/commands.md').split(/^\| --- \| --- \|$/m);
    const names = [...commands.split('\n\n')[0]!.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
      cell.replace(/ \([^)]*\)/g, '').split(', '),
    );
    assert.deepEqual(names.toSorted(), commandTitles().toSorted());
    for (const key of defaultKeys()) assert.ok(commands.includes(`(${key})`), key);
  });

  it('have a page for every diagnostic code, which leads to no page that is not packaged', () => {
    assert.deepEqual(
      readdirSync(join(root, 'docs/codes')).sort(),
      diagnosticCodes.map((code) => `${code}.md`).sort(),
    );
    const codes = new Map([...pages].filter(([page]) => page.startsWith('docs/codes/')));
    for (const [page, text] of codes) assert.equal(page, `docs/codes/${/^# (.+)\n/.exec(text)?.[1]}.md`);
    for (const { page, found } of foundIn(/\]\(([^)]+)\)/g, codes)) assert.doesNotMatch(found, /\//, page);
  });

  it('name commands, settings and scripts that the product has', () => {
    const settings = Object.assign(
      {},
      ...[manifest.contributes.configuration].flat().map(({ properties }) => properties),
    );
    for (const { page, found } of foundIn(/\*\*Claimlight: ([^*]+)\*\*/g))
      assert.ok(commandTitles().includes(found), `${page}: ${found}`);
    for (const { page, found } of foundIn(/`(claimlight\.(?!(?:config|schema)\.json)[\w.]+)`/g))
      assert.ok(found in settings || serverCommands.includes(found), `${page}: ${found}`);
    for (const { page, found } of foundIn(/npm run ([\w:]+)/g))
      assert.ok(manifest.scripts[found], `${page}: ${found}`);
  });

  it('show command lines whose options exist', () => {
    for (const { page, found } of foundIn(/^(claimlight (?:check|eval|view|init) .+)$/gm)) {
      const command = cliCommands.find((one) => one.name() === found.split(' ')[1]);
      const known = command?.options.flatMap(({ long, short }) => [long, short]);
      for (const [, option] of found.matchAll(/ (--?[a-z-]+)/g))
        assert.ok(known?.includes(option), `${page}: ${found}`);
    }
  });

  it('describe every field of the report', () => {
    const [, section = ''] = read('docs/command-line.md').split('## The report as JSON');
    const described = new Set([...section.split('\n## ')[0]!.matchAll(/\b\w+\b/g)].map(([word]) => word));
    const fields = [...Object.keys(reportSchema.shape), ...Object.keys(reportSchema.shape.scores.shape)];
    assert.deepEqual(
      fields.filter((field) => !described.has(field)),
      [],
    );
  });

  it('list every subcommand', () => {
    for (const command of cliCommands)
      assert.ok(read('docs/command-line.md').includes(`## \`claimlight ${command.name()}\``), command.name());
  });
});
