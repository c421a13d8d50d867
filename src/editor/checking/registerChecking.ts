import * as vscode from 'vscode';
import {
  cancel,
  checkAnswer,
  checkDocument,
  checkSelection,
  recheckStale,
} from '../commands/checkCommands.ts';
import type { ContextParts } from '../context/registerContext.ts';
import type { WorkspaceBounds } from '../context/workspaceBounds.ts';
import type { ReviewParts } from '../decisions/registerReview.ts';
import { checkTool, commands, innerCommands } from '../ids.ts';
import type { JudgingParts } from '../judging/registerJudging.ts';
import type { Registrar } from '../registrar.ts';
import type { Settings } from '../settings.ts';
import { CheckTool } from '../surfaces/languageModelTool.ts';
import { TranscriptLens } from '../surfaces/transcriptLens.ts';
import { Checker } from './checker.ts';
import { ContextRecheck } from './contextRecheck.ts';
import { trackEdits } from './documentTracker.ts';
import { LiveMode } from './liveMode.ts';
import { RequestedCheck } from './requestedCheck.ts';

const transcripts = [{ language: 'json' }, { language: 'jsonl' }, { pattern: '**/*.{json,jsonl,ndjson}' }];

/** Checks: those that a person or an agent asks for, and the live ones. */
export function registerChecking(
  registrar: Registrar,
  settings: Settings,
  bounds: WorkspaceBounds,
  { findings }: ReviewParts,
  { answers, bindings, sources, contexts, picker }: ContextParts,
  { judges, models }: JudgingParts,
): Checker {
  const checker = new Checker(findings, contexts, judges);
  const check = new RequestedCheck(checker, findings, bindings, contexts, picker);
  registrar.own(trackEdits(findings));
  registrar.own(new LiveMode(findings, contexts, checker, judges, settings, registrar.log));
  registrar.own(new ContextRecheck(findings, checker, settings, registrar.log));
  registrar.own(vscode.languages.registerCodeLensProvider(transcripts, new TranscriptLens()));
  registrar.own(vscode.lm.registerTool(checkTool, new CheckTool(sources, bounds, judges, models, settings)));
  registrar.command(commands.checkSelection, (given) => checkSelection(given, check));
  registrar.command(commands.checkDocument, (given) => checkDocument(given, check));
  registrar.command(commands.recheckStale, (given) => recheckStale(given, check));
  registrar.command(innerCommands.checkAnswer, (given) => checkAnswer(given, check, answers));
  registrar.command(innerCommands.cancel, (given) => cancel(given, findings));
  return checker;
}
