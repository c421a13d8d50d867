import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { printBilled } from './billed.ts';

/**
 * `npm run bench:model [-- PEERS_FOLDER] [--beside]`: calls, tokens and seconds of one check on the peers' three
 * texts, and what a provider bills of it. The folder (or PEERS) is that of the peers' bench, installed by its own README; `--beside` runs them too.
 */
const args = process.argv.slice(2);
const beside = args.includes('--beside');
const root = path.resolve(import.meta.dirname, '../../..');
const peers = path.resolve(
  args.find((argument) => !argument.startsWith('--')) ??
    process.env.PEERS ??
    path.join(root, '../shared/peers'),
);
if (!existsSync(path.join(peers, 'measure.mjs'))) {
  console.error(`No peers' bench in ${peers}. Name its folder: npm run bench:model -- FOLDER`);
  process.exit(2);
}

const out = path.join(root, '.cache/bench-model');
await build({
  entryPoints: {
    claimlight: path.join(import.meta.dirname, 'adapter.ts'),
    responder: path.join(import.meta.dirname, 'responder.ts'),
  },
  outdir: out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  mainFields: ['module', 'main'],
  splitting: true,
  chunkNames: 'chunk-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  logLevel: 'warning',
});
const { status } = spawnSync(
  process.execPath,
  [
    path.join(peers, 'measure.mjs'),
    ...['--adapter', path.join(out, 'claimlight.mjs'), '--responder', path.join(out, 'responder.mjs')],
    ...['--parts', 'cost', '--n', '5', '--out', path.join(out, beside ? 'beside.json' : 'ours.json')],
    ...(beside ? [] : ['--only', 'claimlight']),
  ],
  { stdio: 'inherit' },
);
await printBilled(peers, path.join(out, 'claimlight.mjs'), path.join(out, 'responder.mjs'));
process.exit(status ?? 1);
