/**
 * From a check's start to its first verdict, in a real extension host, over a scripted model that takes 300 ms to its
 * first token and then gives 80 a second. Budget (docs/architecture.md): 800 ms after the call's start.
 */
import { runInServer } from '../../scripts/host/hostSuite.ts';

process.exitCode = await runInServer('dist/test/firstVerdict.cjs');
