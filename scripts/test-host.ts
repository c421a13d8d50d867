import { desktopExecutable, runOnDesktop } from './host/desktop.ts';
import { runInServer } from './host/hostSuite.ts';

/**
 * `npm run test:host`: in the desktop VS Code that `VSCODE_EXECUTABLE` names, or that `--desktop` downloads; else in VS
 * Code's server, which the npm registry brings.
 */
const tests = 'dist/test/host.cjs';
const desktop = process.argv.includes('--desktop') || desktopExecutable() !== undefined;

async function run(): Promise<number> {
  if (!desktop) return runInServer(tests);
  try {
    return await runOnDesktop(tests);
  } catch (error) {
    console.log(`The desktop VS Code could not be had (${String(error)}); taking the server host.`);
    return runInServer(tests);
  }
}

process.exitCode = await run();
