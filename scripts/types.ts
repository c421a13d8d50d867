import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { command } from './host/cache.ts';

/**
 * `npm run types`: the declarations of `claimlight/scorers`, once for programs that import it and once for those that
 * require it; TypeScript tells the two apart by the nearest package.json.
 */
const root = resolve(import.meta.dirname, '..');
const types = join(root, 'dist/types');

await rm(types, { recursive: true, force: true });
const compiler = join(root, 'node_modules/typescript/bin/tsc');
await command(process.execPath, [compiler, '-p', 'tsconfig.types.json', '--outDir', join(types, 'esm')], {
  cwd: root,
});
await mkdir(join(types, 'cjs'), { recursive: true });
await cp(join(types, 'esm'), join(types, 'cjs'), { recursive: true });
await writeFile(join(types, 'cjs/package.json'), '{ "type": "commonjs" }\n');
