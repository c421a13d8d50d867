import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../../../src/cli/program.ts';
import type { Terminal } from '../../../src/cli/terminal.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

export interface Workplace {
  readonly folder: string;
  /** Writes a file into the folder and returns its path. */
  file(name: string, content: string | Uint8Array): string;
  run(
    args: readonly string[],
    given?: {
      readonly stdin?: string | (() => string);
      readonly env?: Record<string, string>;
      readonly stop?: AbortSignal;
      /** The folder where absent. */
      readonly workingDirectory?: string;
      readonly openPage?: Terminal['openPage'];
    },
  ): Promise<Ran>;
  remove(): void;
}

// What the command line remembers of its user is none of this machine's.
process.env.XDG_STATE_HOME = mkdtempSync(join(tmpdir(), 'claimlight-state-'));
process.env.XDG_CACHE_HOME = mkdtempSync(join(tmpdir(), 'claimlight-cache-'));

/** A folder for one test, and the command line run in this process. */
export function createWorkplace(): Workplace {
  const folder = mkdtempSync(join(tmpdir(), 'claimlight-'));
  return {
    folder,
    file(name, content) {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
    async run(
      args,
      { stdin = '', env = {}, stop = new AbortController().signal, workingDirectory = folder, openPage } = {},
    ) {
      let out = '';
      let error = '';
      const code = await runProgram(args, {
        readStdin: async () => (typeof stdin === 'string' ? stdin : stdin()),
        write: (text) => {
          out += text;
        },
        writeError: (text) => {
          error += text;
        },
        env,
        workingDirectory,
        openPage,
        stop,
      });
      return { code, out, error };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Rows as JSONL. */
export const lines = (...rows: readonly object[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');
