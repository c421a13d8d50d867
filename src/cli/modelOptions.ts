import { t } from '@vscode/l10n';
import { InvalidArgumentError, Option } from 'commander';
import type { Price } from '../models/usage.ts';

/** How endpoints are reached, and what they cost: the options of every command that asks a model. */
export interface ModelConnection {
  /** Sent to the endpoint of the command line, and to no address that a file names. */
  readonly header?: Readonly<Record<string, string>>;
  readonly proxy?: string;
  readonly price?: Price;
  /** Looks at what the judge is in doubt about. */
  readonly secondModel?: string;
}

export const modelOptions = (): readonly Option[] => [
  new Option('--header <line...>', t('header for the endpoint: "Name: value"')).argParser(parseHeader),
  new Option('--proxy <url>', t('proxy to the endpoint (default: HTTPS_PROXY, HTTP_PROXY and NO_PROXY)')),
  new Option(
    '--price <prompt/completion>',
    t('price per million tokens, such as 2.5/10; the cost is then shown'),
  ).argParser(parsePrice),
  new Option('--second-model <id>', t('stronger model that looks again at what the judge is in doubt about')),
];

/** Which judge decides. */
export interface NamedJudge extends ModelConnection {
  /** "offline", "wording", "openai" (with a model), or a model's id. */
  readonly judge: string;
  readonly model?: string;
  readonly modelFolder?: string;
  readonly baseUrl?: string;
}

export const judgeOptions = (): readonly Option[] => [
  new Option(
    '--judge <judge>',
    t(
      'judge: offline, wording (offline, rules alone), openai (with --model), or a model such as openai:gpt-4o',
    ),
  ).default('offline'),
  new Option('--model <id>', t('model of the judge, such as gpt-4o')),
  new Option(
    '--model-folder <folder>',
    t('local model of the offline judge: config.json, tokenizer.json, model.onnx'),
  ),
  new Option('--base-url <url>', t('address of an OpenAI-compatible endpoint')),
];

function parseHeader(
  line: string,
  before: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const [, name, value] = /^\s*([!#$%&'*+.^`|~\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
  if (name === undefined || value === undefined || /[^\t\x20-\x7e\x80-\xff]/.test(value))
    throw new InvalidArgumentError('It must look like "Name: value".');
  return { ...before, [name]: value };
}

function parsePrice(value: string): Price {
  const [prompt, completion, more] = value.split(/[/,:]/).map(Number);
  const isPrice = (number: number | undefined): number is number => number !== undefined && number >= 0;
  if (!isPrice(prompt) || !isPrice(completion) || more !== undefined)
    throw new InvalidArgumentError('It must look like 2.5/10: prompt, then completion.');
  return { promptPerMillion: prompt, completionPerMillion: completion };
}
