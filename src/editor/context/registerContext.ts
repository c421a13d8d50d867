import * as vscode from 'vscode';
import { outputOf, parseCheckArguments } from '../commands/checkArguments.ts';
import type { CommonParts } from '../commonParts.ts';
import type { ReviewParts } from '../decisions/registerReview.ts';
import { answerScheme, commands, innerCommands, rowScheme, sourceScheme } from '../ids.ts';
import { ContextBindings } from './contextBindings.ts';
import { ContextPicker } from './contextPicker.ts';
import { ContextResolver } from './contextResolver.ts';
import { ContextSources } from './contextSources.ts';
import { ContextWatcher } from './contextWatcher.ts';
import { LeftOutFiles } from './leftOutFiles.ts';
import { openEvidence } from './openEvidence.ts';
import { rememberContext } from './rememberContext.ts';
import { TranscriptAnswers } from './transcriptAnswers.ts';
import { TranscriptReader } from './transcriptReader.ts';

/** What documents are checked against. */
export interface ContextParts {
  readonly answers: TranscriptAnswers;
  readonly bindings: ContextBindings;
  readonly sources: ContextSources;
  readonly contexts: ContextResolver;
  readonly picker: ContextPicker;
  readonly leftOut: LeftOutFiles;
}

export function registerContext({
  registrar,
  settings,
  workspaceState,
  bounds,
  findings,
  workers,
  sideView,
}: CommonParts & ReviewParts): ContextParts {
  const bindings = new ContextBindings(workspaceState);
  const transcripts = new TranscriptReader(workers);
  const sources = new ContextSources(workers, transcripts);
  const contexts = registrar.own(new ContextResolver(bindings, settings, bounds, sources));
  const leftOut = new LeftOutFiles(findings, sideView);
  const picker = new ContextPicker(bindings, sources, bounds, leftOut);
  registrar.own(new ContextWatcher(findings, contexts, settings.onDidChange));
  const answers = registrar.own(new TranscriptAnswers(transcripts));
  for (const scheme of [sourceScheme, rowScheme])
    registrar.own(vscode.workspace.registerTextDocumentContentProvider(scheme, sources));
  registrar.own(vscode.workspace.registerTextDocumentContentProvider(answerScheme, answers));
  const contextCommands = () => import('../commands/contextCommands.ts');
  registrar.command(commands.chooseContext, async (given) =>
    (await contextCommands()).chooseContext(given, picker, bindings),
  );
  registrar.command(commands.useAsContext, async (given, selected) =>
    (await contextCommands()).useAsContext(given, selected, bindings, contexts, leftOut),
  );
  registrar.command(commands.showUnreadFiles, async (given) =>
    leftOut.show((await outputOf(await parseCheckArguments(given))).uri.toString()),
  );
  registrar.command(commands.rememberContext, async (given) => {
    const document = await outputOf(await parseCheckArguments(given));
    await rememberContext(document, bindings);
    await contexts.of(document);
  });
  registrar.command(commands.setQuestion, async (given) =>
    (await contextCommands()).setQuestion(given, bindings),
  );
  registrar.command(innerCommands.openEvidence, (given) => openEvidence(given, sources));
  return { answers, bindings, sources, contexts, picker, leftOut };
}
