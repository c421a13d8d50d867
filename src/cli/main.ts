#!/usr/bin/env node
import { chooseDisplayLanguage } from './displayLanguage.ts';
import { faultText } from './faultText.ts';
import { runProgram } from './program.ts';
import { exitCode, processTerminal } from './terminal.ts';

try {
  await chooseDisplayLanguage(process.env);
  process.exitCode = await runProgram(process.argv.slice(2), processTerminal());
} catch (error) {
  // Node would end with 1, which scripts read as a missed threshold.
  // Its name and place alone: its words and fields may hold text or keys.
  processTerminal().writeError(`claimlight: ${faultText(error)}\n`);
  process.exitCode = exitCode.failed;
}
