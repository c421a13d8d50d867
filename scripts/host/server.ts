import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cached, command, npmInstall } from './cache.ts';
import { openSlowDoor } from './latency.ts';

const codeServerVersion = '4.139.1';
const nodeMajor = 24;

/** The version of VS Code that the server host is. */
export const serverVsCodeVersion = codeServerVersion.replace(/^4/, '1');

export interface ServerOptions {
  /** Folders of unpacked extensions that are installed beside the one under test. */
  readonly extensions?: readonly string[];
  /** Packaged extensions (VSIX), installed the way a person does. */
  readonly packages?: readonly string[];
  /** Workspace trust is off unless a test is about it. */
  readonly workspaceTrust?: boolean;
  /** Settings of the machine, for those that a workspace may not set. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly port?: number;
}

export interface Server {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly port: number;
  readonly extensionsFolder: string;
  /** What the server wrote so far; read when something went wrong. */
  log(): string;
  stop(): Promise<void>;
}

const accepted = ['--accept-server-license-terms', '--disable-telemetry'];

interface ServerProgram {
  readonly node: string;
  readonly main: string;
}

/** VS Code's own server and web workbench, brought from the npm registry on the first use. */
export async function bringServer(): Promise<ServerProgram> {
  const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = await cached(
    `server-${codeServerVersion}`,
    `Downloading VS Code ${serverVsCodeVersion} as a server, once: about 160 MB from the npm registry, 780 MB on disk`,
    async (partial) => {
      await npmInstall(partial, [`${nodePackage}@${nodeMajor}`, `code-server@${codeServerVersion}`]);
      await npmInstall(join(partial, 'node_modules/code-server/lib/vscode'), []);
    },
  );
  const modules = join(folder, 'node_modules');
  return {
    node: join(modules, nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'),
    main: join(modules, 'code-server/lib/vscode/out/server-main.js'),
  };
}

/** Tests of surfaces need no model: each window would load it anew. One of its own has it on. */
const rulesAlone = { 'claimlight.offline.model': 'off' };

/** Starts a server with data folders of its own: a reused one would restore dirty editors. */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const program = await bringServer();
  const folder = await mkdtemp(join(tmpdir(), 'claimlight-server-'));
  const extensionsFolder = join(folder, 'extensions');
  await copyExtensions(options.extensions ?? [], extensionsFolder);
  const machine = join(folder, 'data/data/Machine');
  await mkdir(machine, { recursive: true });
  await writeFile(join(machine, 'settings.json'), JSON.stringify({ ...rulesAlone, ...options.settings }));
  const folders = ['--server-data-dir', join(folder, 'data'), '--extensions-dir', extensionsFolder];
  for (const file of options.packages ?? []) {
    await command(program.node, [program.main, ...folders, ...accepted, '--install-extension', file]);
  }
  const port = options.port ?? (await freePort());
  const child = spawn(
    program.node,
    [
      program.main,
      ...['--host', '127.0.0.1', '--port', String(port), '--without-connection-token'],
      ...[...folders, ...accepted, '--enable-smoke-test-driver'],
      ...(options.workspaceTrust === true ? [] : ['--disable-workspace-trust']),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...options.env } },
  );
  const output = collect(child);
  const latency = Number(process.env.CLAIMLIGHT_TEST_LATENCY ?? 0);
  const door = latency > 0 ? await openSlowDoor(port, latency) : { port, close: () => {} };
  const stop = async (): Promise<void> => {
    door.close();
    await end(child);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await answering(child, `http://127.0.0.1:${port}/version`, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://127.0.0.1:${door.port}`, port: door.port, extensionsFolder, log: output, stop };
}

async function copyExtensions(sources: readonly string[], extensionsFolder: string): Promise<void> {
  for (const source of sources) {
    for (const name of await readdir(source).catch(() => [])) {
      await cp(join(source, name), join(extensionsFolder, name), { recursive: true });
    }
  }
}

function collect(child: ChildProcess): () => string {
  const chunks: string[] = [];
  child.stdout?.on('data', (chunk) => chunks.push(String(chunk)));
  child.stderr?.on('data', (chunk) => chunks.push(String(chunk)));
  return () => chunks.join('');
}

async function answering(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`VS Code's server did not start:\n${output()}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  const forced = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await exited;
  clearTimeout(forced);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
