#!/usr/bin/env node
import { exitCode } from './exitCode.ts';
import { runProgram } from './program.ts';
import { processTerminal } from './terminal.ts';

try {
  process.exitCode = await runProgram(process.argv.slice(2), processTerminal());
} catch (error) {
  // Node would end with 1, which scripts read as a missed threshold.
  console.error(error);
  process.exitCode = exitCode.failed;
}
