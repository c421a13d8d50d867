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
import type { ContextParts } from '../context/registerContext.ts';
import { StagedFiles } from '../context/stagedFiles.ts';
import type { WorkspaceBounds } from '../context/workspaceBounds.ts';
import type { ReviewParts } from '../decisions/registerReview.ts';
import { checkTool, commands, innerCommands } from '../ids.ts';
import type { JudgingParts } from '../judging/registerJudging.ts';
import type { Registrar } from '../registrar.ts';
import type { Settings } from '../settings.ts';
import { registerChat } from '../surfaces/chatParticipant.ts';
import { CommitWarning } from '../surfaces/commitWarning.ts';
import { CheckTool } from '../surfaces/languageModelTool.ts';
import type { SideViewVisibility } from '../surfaces/sideViewVisibility.ts';
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
  registrar: Registrar,
  settings: Settings,
  bounds: WorkspaceBounds,
  { findings }: ReviewParts,
  { answers, bindings, sources, contexts, picker, leftOut }: ContextParts,
  { judges, models, indexes }: JudgingParts,
  sideView: SideViewVisibility,
): CheckingParts {
  const checker = new Checker(findings, contexts, judges, indexes);
  // A context is chosen for a check: the threads that it needs start meanwhile.
  registrar.own(
    bindings.onDidChange(() => {
      sources.warm();
      judges.warm();
    }),
  );
  const reading = new ContextReading();
  const check = new RequestedCheck(
    checker,
    findings,
    bindings,
    contexts,
    picker,
    leftOut,
    sideView,
    reading,
    registrar.log,
  );
  registrar.own(trackEdits(findings));
  registrar.own(new LiveMode(findings, contexts, checker, judges, settings, registrar.log));
  registrar.own(
    vscode.languages.registerCodeLensProvider(transcripts, new TranscriptLens(answers.reader, registrar.log)),
  );
  registrar.own(
    vscode.lm.registerTool(checkTool, new CheckTool(sources, bounds, judges, models, indexes, settings)),
  );
  registrar.own(registerChat({ check, findings, contexts, sources, judges, models, indexes, settings }));
  registrar.command(commands.checkSelection, (given) => checkSelection(given, check));
  registrar.command(commands.checkDocument, (given) => checkDocument(given, check, bindings));
  registrar.command(innerCommands.checkOffline, (given) => checkOffline(given, check, findings, judges));
  registrar.command(commands.recheckStale, (given) => recheckStale(given, check, findings));
  const staged = registrar.own(new StagedFiles());
  registrar.command(commands.checkStaged, () => checkStaged(checker, staged, contexts, findings, sideView));
  registrar.own(new CommitWarning(staged, contexts, findings, checker, judges, settings, registrar.log));
  registrar.command(innerCommands.checkAnswer, (given) => checkAnswer(given, check, answers));
  const watch = lazy(async () => {
    const { TranscriptWatch } = await import('./transcriptWatch.ts');
    return registrar.own(new TranscriptWatch(check, answers, registrar.log));
  });
  registrar.command(commands.watchTranscript, async (given) =>
    (await watch()).toggle(await outputOf(await parseCheckArguments(given))),
  );
  registrar.command(innerCommands.cancel, (given) => cancel(given, check));
  return {
    checker,
    reading,
    recheck: registrar.own(new OfflineRecheck(findings, checker, settings, registrar.log)),
  };
}
