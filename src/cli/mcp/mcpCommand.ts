import { Command } from 'commander';
import { judgeOptions, modelOptions, type NamedJudge } from '../modelOptions.ts';
import { judgeByName, ModelSource } from '../namedModels.ts';
import { type MakeCommand, withOptions } from '../options.ts';
import { type ExitCode, exitCode, type Terminal } from '../terminal.ts';

export const mcpCommand: MakeCommand = (terminal, conclude) =>
  withOptions(new Command('mcp'), [...modelOptions(), ...judgeOptions()])
    .description('Check texts for agents, over the Model Context Protocol on standard input and output.')
    .action(async (options: NamedJudge) => {
      conclude(await serveAgents(options, terminal));
    });

/** Until the client leaves, or Ctrl+C. Throws what keeps the judge from being opened, before it answers anyone. */
async function serveAgents(options: NamedJudge, terminal: Terminal): Promise<ExitCode> {
  const judge = await judgeByName(options.judge, new ModelSource(terminal.env, options), options);
  const [{ createMcpServer }, { StdioServerTransport }] = await Promise.all([
    import('./mcpServer.ts'),
    import('@modelcontextprotocol/sdk/server/stdio.js'),
  ]);
  const server = createMcpServer({ judge, workingDirectory: terminal.workingDirectory });
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
  });
  const close = (): void => void server.close();
  terminal.stop.addEventListener('abort', close, { once: true });
  process.stdin.once('end', close);
  await server.connect(new StdioServerTransport());
  await closed;
  return exitCode.passed;
}
