#!/usr/bin/env node
import { exitCode } from './exitCode.ts';
import { chooseLanguage } from './language.ts';
import { runProgram } from './program.ts';
import { processTerminal } from './terminal.ts';

try {
  await chooseLanguage(process.env);
  process.exitCode = await runProgram(process.argv.slice(2), processTerminal());
} catch (error) {
  // Node would end with 1, which scripts read as a missed threshold.
  console.error(error);
  process.exitCode = exitCode.failed;
}
