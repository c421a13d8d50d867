import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { t } from '@vscode/l10n';
import { Command, Option } from 'commander';
import { Problem } from '../../check/problem.ts';
import { exists } from '../../sources/fileSystem.node.ts';
import { boundsOf, writeOut } from '../fileArgument.ts';
import type { MakeCommand } from '../options.ts';
import { type ExitCode, exitCode, type Terminal } from '../terminal.ts';

export const initCommand: MakeCommand = (terminal, conclude) =>
  new Command('init')
    .description('Set up an example evaluation. Its data is downloaded from its publisher.')
    .addOption(
      new Option('--example <name>', 'example to set up')
        .choices(Object.keys(examples))
        .makeOptionMandatory(),
    )
    .option('--dir <folder>', 'folder to create it in', '.')
    .option('--from <url>', 'address to download the data from instead')
    .option('--no-fetch', 'write only the configuration')
    .action(async (options: InitOptions) => {
      conclude(await runInitCommand(options, terminal));
    });

interface Example {
  readonly data: string;
  readonly file: string;
  readonly licence: string;
  readonly config: string;
}

const truthfulQa: Example = {
  data: 'https://raw.githubusercontent.com/sylinrl/TruthfulQA/main/TruthfulQA.csv',
  file: 'TruthfulQA.csv',
  licence: 'Apache-2.0',
  config: `# Answers the questions of TruthfulQA and grades them against its best answers.
providers:
  - openai:gpt-4o-mini
prompts:
  - 'Answer in one or two sentences: {{Question}}'
defaultTest:
  assert:
    - type: factuality
      value: '{{Best Answer}}'
tests: file://TruthfulQA.csv
`,
};

/** The second is what promptfoo calls the same data. */
const examples = {
  truthfulqa: truthfulQa,
  'huggingface-dataset-factuality': truthfulQa,
} as const satisfies Readonly<Record<string, Example>>;

interface InitOptions {
  readonly example: keyof typeof examples;
  readonly dir: string;
  readonly from?: string;
  readonly fetch: boolean;
}

/** Writes an example's configuration and downloads its data. Files that are there already are kept. */
async function runInitCommand(
  { example, dir, from, fetch: fetchData }: InitOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { data, file, licence, config } = examples[example];
  await writeNew(join(dir, `${example}.yaml`), config, terminal);
  const path = join(dir, file);
  if (fetchData && (await exists(path)))
    terminal.writeError(`${t('{0} already exists and was kept.', path)}\n`);
  else if (fetchData) {
    const url = from ?? data;
    terminal.writeError(`${t('Downloading {0} (licence: {1})', url, licence)}\n`);
    const bytes = await download(url, terminal.stop);
    await writeNew(path, bytes, terminal);
    terminal.writeError(`SHA-256 ${createHash('sha256').update(bytes).digest('hex')}\n`);
  }
  terminal.write(
    `claimlight eval ${join(dir, `${example}.yaml`)} --grader openai:gpt-4o --out results.jsonl\n`,
  );
  return exitCode.passed;
}

async function download(url: string, signal: AbortSignal): Promise<Uint8Array> {
  if (!URL.canParse(url)) throw new Problem('badInput', { url });
  let response: Response;
  try {
    response = await fetch(url, { signal });
  } catch (cause) {
    throw new Problem('download', { url }, cause);
  }
  if (!response.ok) throw new Problem('download', { url, cause: response.status });
  return new Uint8Array(await response.arrayBuffer());
}

async function writeNew(path: string, content: string | Uint8Array, terminal: Terminal): Promise<void> {
  if (await exists(path)) {
    terminal.writeError(`${t('{0} already exists and was kept.', path)}\n`);
    return;
  }
  await writeOut(path, content, boundsOf({}, terminal));
  terminal.writeError(`${t('Created {0}.', path)}\n`);
}
