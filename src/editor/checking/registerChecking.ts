import * as vscode from 'vscode';
import { lazy } from '../../base/lazy.ts';
import { outputOf, parseCheckArguments } from '../commands/checkArguments.ts';
import {
  cancel,
  checkAnswer,
  checkDocument,
  checkOffline,
  checkSelection,
  recheckStale,
} from '../commands/checkCommands.ts';
import { checkStaged } from '../commands/checkStaged.ts';
import type { CommonParts } from '../commonParts.ts';
import type { ContextParts } from '../context/registerContext.ts';
import { StagedFiles } from '../context/stagedFiles.ts';
import type { ReviewParts } from '../decisions/registerReview.ts';
import { checkTool, commands, innerCommands } from '../ids.ts';
import type { JudgingParts } from '../judging/registerJudging.ts';
import { registerChat } from '../surfaces/chatParticipant.ts';
import { CommitWarning } from '../surfaces/commitWarning.ts';
import { CheckTool } from '../surfaces/languageModelTool.ts';
import { TranscriptLens } from '../surfaces/transcriptLens.ts';
import { Checker } from './checker.ts';
import { ContextReading } from './contextReading.ts';
import { trackEdits } from './documentTracker.ts';
import { LiveMode } from './liveMode.ts';
import { OfflineRecheck } from './offlineRecheck.ts';
import { RequestedCheck } from './requestedCheck.ts';

const transcripts = [{ language: 'json' }, { language: 'jsonl' }, { pattern: '**/*.{json,jsonl,ndjson}' }];

/** What checks documents. */
export interface CheckingParts {
  readonly checker: Checker;
  readonly reading: ContextReading;
  readonly recheck: OfflineRecheck;
}

/** Checks: those that a person or an agent asks for, and the live ones. */
export function registerChecking(
  parts: CommonParts & ReviewParts & ContextParts & JudgingParts,
): CheckingParts {
  const { registrar, settings, findings, answers, bindings, sources, contexts, judges, sideView } = parts;
  const { log } = registrar;
  const checker = new Checker(findings, contexts, judges, parts.indexes);
  // A context is chosen for a check: the threads that it needs start meanwhile.
  registrar.own(
    bindings.onDidChange(() => {
      sources.warm();
      judges.warm();
    }),
  );
  const reading = new ContextReading();
  const check = new RequestedCheck({ ...parts, checker, reading, log });
  registrar.own(trackEdits(findings));
  registrar.own(new LiveMode({ ...parts, checker, log }));
  registrar.own(
    vscode.languages.registerCodeLensProvider(transcripts, new TranscriptLens(answers.reader, log)),
  );
  registrar.own(vscode.lm.registerTool(checkTool, new CheckTool(parts)));
  registrar.own(registerChat({ ...parts, check }));
  registrar.command(commands.checkSelection, (given) => checkSelection(given, check));
  registrar.command(commands.checkDocument, (given) => checkDocument(given, check, bindings));
  registrar.command(innerCommands.checkOffline, (given) => checkOffline(given, check, findings, judges));
  registrar.command(commands.recheckStale, (given) => recheckStale(given, check, findings));
  const staged = registrar.own(new StagedFiles());
  registrar.command(commands.checkStaged, () => checkStaged(checker, staged, contexts, findings, sideView));
  registrar.own(new CommitWarning({ ...parts, staged, checker, log }));
  registrar.command(innerCommands.checkAnswer, (given) => checkAnswer(given, check, answers));
  const watch = lazy(async () => {
    const { TranscriptWatch } = await import('./transcriptWatch.ts');
    return registrar.own(new TranscriptWatch(check, answers, log));
  });
  registrar.command(commands.watchTranscript, async (given) =>
    (await watch()).toggle(await outputOf(await parseCheckArguments(given))),
  );
  registrar.command(innerCommands.cancel, (given) => cancel(given, check));
  return {
    checker,
    reading,
    recheck: registrar.own(new OfflineRecheck(findings, checker, settings, log)),
  };
}
