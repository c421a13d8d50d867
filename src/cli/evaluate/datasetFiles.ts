import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { t } from '@vscode/l10n';
import { nodeFiles } from '../../evaluate/data/dataFiles.node.ts';
import type { DataFiles } from '../../evaluate/data/dataFiles.ts';
import { parseLoader } from '../../evaluate/data/loaderName.ts';
import { realPathWithin } from '../../sources/realPath.node.ts';
import { boundsOf, pathOfArgument } from '../fileArgument.ts';
import { dataParser } from '../readBeside.ts';
import type { Terminal } from '../terminal.ts';

/** What the person lets a data set do. */
export interface Permissions {
  readonly allowOutside?: true;
  readonly allowCode?: true;
  readonly allowEnv?: readonly string[];
}

/** The disk for a data set that the person typed: that file, and what it may name besides. */
export function datasetFiles(argument: string, permissions: Permissions, terminal: Terminal): DataFiles {
  const bounds = boundsOf(permissions, terminal);
  const loader = parseLoader(argument)?.path ?? argument;
  const typed = resolve(loader.startsWith('file:///') ? fileURLToPath(loader) : loader);
  return nodeFiles({
    realPath: (path) =>
      resolve(path) === typed ? pathOfArgument(path, bounds) : realPathWithin(path, bounds),
    parser: dataParser(terminal.stop),
    hubCache: hubCache(terminal.env),
    env: Object.fromEntries((permissions.allowEnv ?? []).map((name) => [name, terminal.env[name]])),
    onCode:
      permissions.allowCode && ((path) => terminal.writeError(`${t('Running code from {0}.', path)}\n`)),
  });
}

/** As Hugging Face's own programs find it. */
const hubCache = ({ HF_HUB_CACHE, HF_HOME, XDG_CACHE_HOME }: Terminal['env']): string =>
  HF_HUB_CACHE ?? join(HF_HOME ?? join(XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'huggingface'), 'hub');
