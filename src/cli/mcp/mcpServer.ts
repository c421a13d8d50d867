import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { type CallToolResult, ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod/mini';
import manifest from '../../../package.json' with { type: 'json' };
import type { Judge } from '../../check/judge.ts';
import { isOfflineId } from '../../check/offlineId.ts';
import { Problem } from '../../check/problem.ts';
import { plainJson } from '../../report/formEscapes.ts';
import { ClientFiles, localPath } from '../clientFiles.ts';
import { type AgentAnswer, AgentChecks, nothingChecked, problemSentences } from './agentChecks.ts';

interface McpOptions {
  readonly judge: Judge;
  /** Where a client without roots may have files read. */
  readonly workingDirectory: string;
}

/** A client that does not answer has no roots. */
const rootsTimeoutMs = 5000;

const reportUri = 'claimlight://report/last';

function described<T extends z.core.$ZodType>(type: T, description: string): T {
  z.globalRegistry.add(type, { description });
  return type;
}

const context = described(
  z.array(z.string()).check(z.minLength(1)),
  'Paths or globs of the files that the text must agree with, relative to the workspace folder.',
);
const question = described(z.optional(z.string()), 'The question that the text answers, where there is one.');
const line = (description: string) => described(z.optional(z.int().check(z.minimum(1))), description);

const findings =
  'One line sums up; then each claim that is not supported, with its id, verdict, confidence, reason, the place of the evidence, and a correction where there is one. Supported means supported by these files, not true in general.';

/** Checks for agents, as tools of the Model Context Protocol, and the last report as a resource. */
export function createMcpServer({ judge, workingDirectory }: McpOptions): McpServer {
  const server = new McpServer({ name: 'claimlight', title: 'Claimlight', version: manifest.version });
  const checks = new AgentChecks(judge);
  const files = async (signal: AbortSignal) =>
    ClientFiles.in(await clientFolders(server, workingDirectory, signal));
  const annotations = { readOnlyHint: true, openWorldHint: !isOfflineId(judge.id) };
  server.registerTool(
    'check_text',
    {
      title: 'Check Text',
      description: `Checks every factual statement of a text against files. Use it on your own answer, summary or documentation before handing it over. ${findings}`,
      inputSchema: z.object({ text: described(z.string(), 'The text to check.'), context, question }),
      annotations,
    },
    (input, { signal }) => answered(async () => checks.text(input, await files(signal), signal)),
  );
  server.registerTool(
    'check_file',
    {
      title: 'Check File',
      description: `Checks every factual statement of a file, or of lines of it, against other files. ${findings}`,
      inputSchema: z.object({
        path: described(z.string(), 'Path of the file to check, relative to the workspace folder.'),
        firstLine: line('First line to check, from 1.'),
        lastLine: line('Last line to check, inclusive.'),
        context: described(
          z.optional(context),
          'Paths or globs of the files that it must agree with. Leave it out where the front matter of the file or a claimlight.config.json names them, or for a chat transcript, whose last answer is checked against its tool results.',
        ),
        question,
      }),
      annotations,
    },
    (input, { signal }) => answered(async () => checks.file(input, await files(signal), signal)),
  );
  server.registerTool(
    'explain_finding',
    {
      title: 'Explain Finding',
      description: 'Says all that the last report knows of one claim, with the words of its evidence.',
      inputSchema: z.object({ id: described(z.string(), 'The id in brackets before the finding.') }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ id }) => answered(async () => checks.explain(id)),
  );
  server.registerResource(
    'last-report',
    reportUri,
    { title: 'Last Report', description: 'The last report in full.', mimeType: 'application/json' },
    ({ href }) => {
      if (!checks.lastReport) throw new McpError(ErrorCode.InvalidRequest, nothingChecked());
      return { contents: [{ uri: href, mimeType: 'application/json', text: plainJson(checks.lastReport) }] };
    },
  );
  return server;
}

async function answered(answer: () => Promise<AgentAnswer>): Promise<CallToolResult> {
  try {
    const { text, isError = false } = await answer();
    return { content: [{ type: 'text', text }], isError };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { content: [{ type: 'text', text: problemSentences(error) }], isError: true };
  }
}

/** The client's roots that are folders here; the working folder where it has no roots. */
async function clientFolders(
  { server }: McpServer,
  workingDirectory: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (!server.getClientCapabilities()?.roots) return [workingDirectory];
  const asked = server.listRoots(undefined, { signal, timeout: rootsTimeoutMs });
  const { roots } = await asked.catch(() => ({ roots: [] }));
  signal.throwIfAborted();
  if (roots.length === 0) return [workingDirectory];
  return roots.flatMap(({ uri }) => (/^file:/i.test(uri) ? [localPath(uri)] : []));
}
