import { runProgram } from '../../../src/cli/program.ts';
import type { Ran } from './workplace.ts';

export interface ProgramRun {
  /** Resolves when what was written so far matches. */
  out(pattern: RegExp): Promise<void>;
  error(pattern: RegExp): Promise<void>;
  stop(): void;
  readonly ended: Promise<Ran>;
}

/** The command line run in this process until it is stopped, to be watched as it writes. */
export function createProgramRun(args: readonly string[], workingDirectory: string): ProgramRun {
  const stop = new AbortController();
  const written = { out: '', error: '' };
  const waiting = new Set<() => void>();
  const add = (to: keyof typeof written) => (text: string) => {
    written[to] += text;
    for (const look of waiting) look();
  };
  const ended = runProgram(args, {
    readStdin: async () => '',
    write: add('out'),
    writeError: add('error'),
    env: {},
    workingDirectory,
    stop: stop.signal,
  }).then((code) => ({ code, ...written }));
  const until = (from: keyof typeof written) => (pattern: RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!pattern.test(written[from])) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      ended.then(() => reject(new Error(`It ended without ${pattern}: ${written.error}`)), reject);
      look();
    });
  return { out: until('out'), error: until('error'), stop: () => stop.abort(), ended };
}
