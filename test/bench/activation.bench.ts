/**
 * Activation in a real extension host. Budget (DESIGN §10): under 50 ms with nothing heavy loaded.
 */
import { runInServer } from '../../scripts/host/hostSuite.ts';

const runs = 5;

for (let run = 0; run < runs; run += 1) await runInServer('dist/test/activation.cjs');
