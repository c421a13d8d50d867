import { register } from 'tsx/esm/api';

/** The workers' entry where nothing is bundled: in tests, benchmarks and scripts. */
register();
await import('../src/worker/worker.node.ts');
