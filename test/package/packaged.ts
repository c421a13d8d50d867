import { join, resolve } from 'node:path';
import { command } from '../../scripts/host/cache.ts';

const root = resolve(import.meta.dirname, '../..');
let built: Promise<string> | undefined;

/** Path of the VSIX, packaged once for all tests of a run. */
export function packagedExtension(): Promise<string> {
  built ??= command('npm', ['run', '--silent', 'package'], { cwd: root }).then(() =>
    join(root, 'dist/package/claimlight.vsix'),
  );
  return built;
}
