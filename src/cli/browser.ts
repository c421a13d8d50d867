import { spawn } from 'node:child_process';
import { platform } from 'node:os';

/** The program that opens a file as its owner would by a click, and its arguments; no shell reads the path. */
export function openerOf(path: string, system: NodeJS.Platform = platform()): readonly [string, ...string[]] {
  switch (system) {
    case 'darwin':
      return ['open', path];
    case 'win32':
      return ['rundll32.exe', 'url.dll,FileProtocolHandler', path];
    default:
      return ['xdg-open', path];
  }
}

/** Whether a browser was started; it is not waited for. */
export const openInBrowser = (path: string, opener = openerOf(path)): Promise<boolean> =>
  new Promise((resolve) => {
    const [program, ...args] = opener;
    const started = spawn(program, args, { stdio: 'ignore', detached: true });
    started.once('error', () => resolve(false));
    started.once('spawn', () => {
      started.unref();
      resolve(true);
    });
  });
