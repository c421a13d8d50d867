import { desktopExecutable, runOnDesktop } from './host/desktop.ts';
import { hasDisplay } from './host/display.ts';
import { runInServer } from './host/hostSuite.ts';
import { runInWebWorker } from './host/webSuite.ts';

/**
 * `npm run test:host`: in the desktop VS Code that `VSCODE_EXECUTABLE` names, or that `--desktop` downloads; else in VS
 * Code's server, which the npm registry brings. `--web` takes the web worker instead, `--untrusted` a workspace that
 * nobody has trusted yet.
 */
const wants = (flag: string): boolean => process.argv.includes(flag);

async function runHostSuite(): Promise<number> {
  const tests = 'dist/test/host.cjs';
  if (!wants('--desktop') && desktopExecutable() === undefined) return runInServer(tests);
  if (!hasDisplay()) {
    console.log('A desktop VS Code needs a display (xvfb-run -a npm run test:host); taking the server host.');
    return runInServer(tests);
  }
  try {
    return await runOnDesktop(tests);
  } catch (error) {
    console.log(`The desktop VS Code could not be had (${String(error)}); taking the server host.`);
    return runInServer(tests);
  }
}

if (wants('--web')) process.exitCode = await runInWebWorker('dist/test/web.cjs');
else if (wants('--untrusted')) {
  process.exitCode = await runInServer('dist/test/untrusted.cjs', { workspaceTrust: true });
} else process.exitCode = await runHostSuite();
