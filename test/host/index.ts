import Mocha from 'mocha';

/**
 * What `extensionTestsPath` names: runs every test below `test/host/suite` in the extension host. Rejects when one fails,
 * which is how VS Code learns of it.
 */
export async function run(): Promise<void> {
  const mocha = new Mocha({ ui: 'bdd', timeout: 20_000, color: false });
  mocha.suite.emit('pre-require', globalThis, 'host', mocha);
  await import('suite:test/host/suite');
  await new Promise<void>((resolve, reject) => {
    mocha.run((failures) => (failures === 0 ? resolve() : reject(new Error(`${failures} tests failed`))));
  });
}
