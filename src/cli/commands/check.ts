import { Command, Option } from 'commander';
import { scorerIds } from '../../check/score/scorers.ts';
import { formatIds } from '../../report/formats.ts';
import { type CheckOptions, runCheckCommand } from '../check/runCheckCommand.ts';
import type { MakeCommand } from '../makeCommand.ts';
import { parsePositive, parseShare } from '../options.ts';

export const checkCommand: MakeCommand = (terminal, conclude) =>
  new Command('check')
    .description('Check every statement of a text against the files it must agree with.')
    .argument('<output>', 'the text to check: a file, lines of a file (FILE:10-20), or - for standard input')
    .option(
      '-c, --context <file...>',
      'the files, folders or globs that the text must agree with; may be left out where its front matter names them, and for a chat transcript, whose last answer is checked against its tool results',
    )
    .option('-q, --query <text>', 'the question that the text answers')
    .option(
      '--judge <judge>',
      'who decides: offline, openai (with --model), or a model such as openai:gpt-4o',
      'offline',
    )
    .option('--model <id>', 'model of the judge, such as gpt-4o')
    .option('--base-url <url>', 'address of an OpenAI-compatible endpoint')
    .addOption(
      new Option('--scorer <scorer>', 'how to score')
        .choices([...scorerIds, 'factuality'])
        .default('faithfulness'),
    )
    .option('--grader <model>', 'model that grades factuality, such as openai:gpt-4o')
    .option('--scale <number>', 'the score of a perfect (or the worst) text', parsePositive, 1)
    .addOption(new Option('--format <format>', 'how to report').choices(formatIds).default('text'))
    .option('--fail-under <share>', 'exit with 1 when the score is below this share of the scale', parseShare)
    .option('--fail-over <share>', 'exit with 1 when the score is above this share of the scale', parseShare)
    .action(async (output: string, options: CheckOptions) => {
      conclude(await runCheckCommand(output, options, terminal));
    });
