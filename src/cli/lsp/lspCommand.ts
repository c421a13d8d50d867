import { Command } from 'commander';
import type { MakeCommand } from '../options.ts';
import { allowOutside } from '../permissions.ts';
import { type ExitCode, exitCode, type Terminal } from '../terminal.ts';

export const lspCommand: MakeCommand = (terminal, conclude) =>
  new Command('lsp')
    .description('Check texts in any editor, over the Language Server Protocol on standard input and output.')
    .addOption(allowOutside())
    // Clients add it by custom; there is no other way here.
    .option('--stdio', 'for clients that pass it; standard input and output are used either way')
    .action(async (options: { readonly allowOutside?: true }) => {
      conclude(await serveEditor(options, terminal));
    });

/** Until the client leaves, or Ctrl+C. */
async function serveEditor(options: { readonly allowOutside?: true }, terminal: Terminal): Promise<ExitCode> {
  const [{ LanguageServer }, { stdioConnection }] = await Promise.all([
    import('./languageServer.ts'),
    import('./stdioConnection.ts'),
  ]);
  const connection = stdioConnection();
  const closed = new Promise<void>((resolve) => {
    connection.onExit(resolve);
    process.stdin.once('end', resolve);
    terminal.stop.addEventListener('abort', () => resolve(), { once: true });
  });
  new LanguageServer(connection, {
    ...options,
    env: terminal.env,
    workingDirectory: terminal.workingDirectory,
  });
  connection.listen();
  await closed;
  connection.dispose();
  return exitCode.passed;
}
