import { register } from 'tsx/esm/api';

/** The worker's entry where nothing is bundled: in tests, benchmarks and scripts. */
register();
await import('../src/worker/modelWorker.node.ts');
