import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runInServer } from '../../scripts/host/hostSuite.ts';

/** Activation in a real extension host. Budget (docs/architecture.md): under 50 ms with nothing heavy loaded. */

const runs = 5;
const root = resolve(import.meta.dirname, '../..');
const extensions = [join(import.meta.dirname, 'activation/extensions')];

// The measure starts the extension itself, when the host has come to rest; so this copy asks for no start.
const extension = await mkdtemp(join(tmpdir(), 'claimlight-activation-'));
try {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(extension, 'package.json'), JSON.stringify({ ...manifest, activationEvents: [] }));
  for (const part of ['dist', 'media', 'l10n', 'examples', 'package.nls.json'])
    await symlink(join(root, part), join(extension, part));
  for (let run = 0; run < runs; run += 1)
    await runInServer('dist/test/activation.cjs', { extensions }, extension);
} finally {
  await rm(extension, { recursive: true });
}
