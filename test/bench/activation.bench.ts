import { join } from 'node:path';
import { runInServer } from '../../scripts/host/hostSuite.ts';

/** Activation in a real extension host. Budget (DESIGN §10): under 50 ms with nothing heavy loaded. */

const runs = 5;
const extensions = [join(import.meta.dirname, 'activation/extensions')];

for (let run = 0; run < runs; run += 1) await runInServer('dist/test/activation.cjs', { extensions });
