#!/usr/bin/env node
import { chooseDisplayLanguage } from './displayLanguage.ts';
import { runProgram } from './program.ts';
import { exitCode, processTerminal } from './terminal.ts';

try {
  await chooseDisplayLanguage(process.env);
  process.exitCode = await runProgram(process.argv.slice(2), processTerminal());
} catch (error) {
  // Node would end with 1, which scripts read as a missed threshold.
  console.error(error);
  process.exitCode = exitCode.failed;
}
