import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { command } from './host/cache.ts';

/**
 * `npm run bench [name …]`: the benchmarks of `test/bench` that need no data from elsewhere, or those that are named.
 * Accuracy, the local model and the comparison of model judges need data or a model and have scripts of their own.
 */
const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'test/bench');
const wanted = process.argv.slice(2);
const apart = ['accuracy', 'localModel'];

for (const file of readdirSync(folder)) {
  const name = /^(.+)\.bench\.ts$/.exec(file)?.[1];
  if (name === undefined || (wanted.length > 0 ? !wanted.includes(name) : apart.includes(name))) continue;
  console.log(`\n── ${name} ──`);
  await command('npx', ['tsx', join(folder, file)], { cwd: root });
}
