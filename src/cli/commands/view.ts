import { Command, Option } from 'commander';
import { runView, type ViewOptions, viewFormats } from '../evaluate/runView.ts';
import type { MakeCommand } from '../makeCommand.ts';
import { parseCount } from '../options.ts';

export const viewCommand: MakeCommand = (terminal, conclude) =>
  new Command('view')
    .description('Show the results of an evaluation, or export them.')
    .argument('<results>', 'a file that claimlight eval --out wrote')
    .addOption(new Option('--format <format>', 'how to show').choices(viewFormats).default('text'))
    .option('--out <file>', 'write to this file instead of the terminal')
    .option('--worst <number>', 'how many of the worst cases to list', parseCount, 10)
    .option('--disagreements', 'list only cases on which the judges differ')
    .action(async (results: string, options: ViewOptions) => {
      conclude(await runView(results, options, terminal));
    });
