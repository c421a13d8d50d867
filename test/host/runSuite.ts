import Mocha from 'mocha';
import { reportLine } from './report.ts';

/**
 * Runs the tests that `load` brings in the extension host. Rejects when one fails, which is how VS Code learns of it.
 */
export async function runSuite(load: () => Promise<unknown>): Promise<void> {
  const mocha = new Mocha({ ui: 'bdd', timeout: 120_000, color: false });
  Mocha.reporters.Base.consoleLog = reportLine;
  mocha.suite.emit('pre-require', globalThis, 'host', mocha);
  await load();
  await new Promise<void>((resolve, reject) => {
    mocha.run((failures) => (failures === 0 ? resolve() : reject(new Error(`${failures} tests failed`))));
  });
}
