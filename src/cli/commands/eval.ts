import { Command, Option } from 'commander';
import { measures } from '../../evaluate/rowCheck.ts';
import { type EvalOptions, runEval } from '../evaluate/runEval.ts';
import type { MakeCommand } from '../makeCommand.ts';
import { parseCount, parsePositive, parseShare } from '../options.ts';

export const evalCommand: MakeCommand = (terminal, conclude) =>
  new Command('eval')
    .description('Check and score every row of a data set.')
    .argument(
      '<dataset>',
      'rows (.jsonl, .json, .csv, .yaml), a promptfoo configuration, or file://loader.ts:function',
    )
    .addOption(new Option('--scorer <scorer>', 'how to score').choices(measures).default('faithfulness'))
    .option(
      '--judge <judge>',
      'who decides: offline, openai (with --model), or a model such as openai:gpt-4o',
      'offline',
    )
    .option('--model <id>', 'model of the judge, such as gpt-4o')
    .option('--compare <judge...>', 'more judges for the same rows')
    .option('--grader <model>', 'model that grades factuality, such as openai:gpt-4o; offline: derive it')
    .option('--provider <model...>', 'models that answer rows without an output')
    .option('--prompt <text...>', 'what they are asked; {{input}} and other fields are filled in')
    .option('--base-url <url>', 'address of an OpenAI-compatible endpoint')
    .option('--scale <number>', 'the score of a perfect (or the worst) text', parsePositive, 1)
    .option(
      '--threshold <share>',
      'share of the scale at which a row passes: at least, or at most where lower is better (default: without fault)',
      parseShare,
    )
    .option('--concurrency <number>', 'rows under way at a time', parseCount, 4)
    .option('--out <file>', 'write results here; an interrupted run goes on from there')
    .option(
      '--batch',
      'ask models in batches (OpenAI Batch API): cheaper, within a day; can be stopped and run again',
    )
    .option('--batch-poll <seconds>', 'how often to look for the answers', parsePositive, 60)
    .option('--retry-failed', 'run those rows again that failed; keep the others')
    .option('--restart', 'start over, also where the file has results; batches under way are cancelled')
    .addOption(new Option('--format <format>', 'how to report').choices(['text', 'json']).default('text'))
    .option(
      '--fail-under <share>',
      'exit with 1 when a mean, at its worst, is below this share of the scale',
      parseShare,
    )
    .option(
      '--fail-over <share>',
      'exit with 1 when a mean, at its worst, is above this share of the scale',
      parseShare,
    )
    .action(async (dataset: string, options: EvalOptions) => {
      conclude(await runEval(dataset, options, terminal));
    });
