/**
 * Live mode in a real extension host: from the end of the pause to the republished diagnostics, on a page of text
 * against a context of 100 pages, with the offline judge. Budget: 300 ms.
 */
import { runInServer } from '../../scripts/host/hostSuite.ts';

await runInServer('dist/test/live.cjs');
