import { Command, Option } from 'commander';
import { examples, type InitOptions, runInit } from '../evaluate/runInit.ts';
import type { MakeCommand } from '../makeCommand.ts';

export const initCommand: MakeCommand = (terminal, conclude) =>
  new Command('init')
    .description('Set an example evaluation up. Its data are downloaded, never shipped.')
    .addOption(
      new Option('--example <name>', 'which example').choices(Object.keys(examples)).makeOptionMandatory(),
    )
    .option('--dir <folder>', 'where to put it', '.')
    .option('--from <url>', 'download the data from here instead')
    .option('--no-fetch', 'write the configuration only')
    .action(async (options: InitOptions) => {
      conclude(await runInit(options, terminal));
    });
