import 'mocha/mocha.js';
import { reportLine } from './report.ts';

/** The web worker's counterpart of `index.ts`: mocha's build for browsers, and the tests of `test/host/web`. */
export async function run(): Promise<void> {
  mocha.setup({ ui: 'bdd', timeout: 120_000, reporter: Mocha.reporters.Spec, color: false });
  Mocha.reporters.Base.consoleLog = reportLine;
  await import('suite:test/host/web');
  await new Promise<void>((resolve, reject) => {
    mocha.run((failures) => (failures === 0 ? resolve() : reject(new Error(`${failures} tests failed`))));
  });
}
