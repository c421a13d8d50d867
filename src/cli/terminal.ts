import { text } from 'node:stream/consumers';

/** What a command reads from and writes to, so that it can be run inside a test. */
export interface Terminal {
  readStdin(): Promise<string>;
  write(text: string): void;
  writeError(text: string): void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The last line of the standard error can be written over. */
  readonly live?: boolean;
  /** Aborts when the person asks the command to stop. */
  readonly stop: AbortSignal;
}

/** The process's own streams and environment. */
export function processTerminal(): Terminal {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  // The reader of a pipe may leave early (`claimlight … | head`); that is no fault.
  process.stdout.on('error', (error) => {
    if (!('code' in error && error.code === 'EPIPE')) throw error;
    stop.abort();
  });
  return {
    readStdin: () => text(process.stdin),
    write: (written) => process.stdout.write(written),
    writeError: (written) => process.stderr.write(written),
    env: process.env,
    live: process.stderr.isTTY === true,
    stop: stop.signal,
  };
}
