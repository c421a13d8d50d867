import * as vscode from 'vscode';
import * as z from 'zod/mini';
import { ThrottledTask } from '../../base/debounce.ts';
import { type MeasureId, measureIds } from '../../check/score/measureCatalogue.ts';
import type { DataFiles, DataParser } from '../../evaluate/data/dataFiles.ts';
import { parseLoader } from '../../evaluate/data/loaderName.ts';
import { fileName } from '../../report/place.ts';
import { readerMegabytes } from '../../sources/limits.ts';
import { DataWorker } from '../../worker/dataWorker.ts';
import type { Workers } from '../../worker/workerPort.ts';
import type { Checker } from '../checking/checker.ts';
import { validInput } from '../commands/validInput.ts';
import type { ContextBindings } from '../context/contextBindings.ts';
import type { ContextSources } from '../context/contextSources.ts';
import type { WorkspaceBounds } from '../context/workspaceBounds.ts';
import type { JudgeFactory } from '../judging/judgeFactory.ts';
import type { ModelFactory } from '../judging/modelFactory.ts';
import type { Log } from '../log.ts';
import { type JudgeKind, judgeKinds, type Settings } from '../settings.ts';
import { EvaluationFactory } from './evaluationFactory.ts';
import { Evaluations } from './evaluations.ts';
import type { LiveResults } from './liveResults.ts';
import { ResultsView, RowOpener } from './resultsView.ts';
import { isResultsFile } from './runStorage.ts';
import { askConsent, workspaceFiles } from './workspaceFiles.ts';

/** Milliseconds between two counts in the notification. */
const reportEvery = 250;

const evaluationArgumentsSchema = z.object({
  /** URI of rows, of a promptfoo configuration, of a loader (`file:///…/loader.ts:function`), or of results. */
  dataset: z.optional(z.string()),
  measure: z.optional(z.enum(measureIds)),
  judges: z.optional(z.array(z.enum(judgeKinds)).check(z.minLength(1))),
});

export interface EvaluationServices {
  readonly settings: Pick<Settings, 'judge' | 'scorer' | 'scale' | 'baseUrl'>;
  readonly models: ModelFactory;
  readonly judges: JudgeFactory;
  readonly sources: ContextSources;
  readonly bindings: ContextBindings;
  readonly checker: Checker;
  readonly bounds: WorkspaceBounds;
  readonly log: Log;
  readonly extensionUri: vscode.Uri;
  readonly workers: Workers | undefined;
  /** The folder where runs are kept. */
  readonly storage: vscode.Uri;
}

/** Evaluates a data set, or shows results that are there already; what the arguments leave open is asked. */
export async function evaluateDataSet(given: unknown, tools: EvaluationServices): Promise<void> {
  const args =
    given instanceof vscode.Uri
      ? { dataset: given.toString() }
      : await validInput(evaluationArgumentsSchema, given ?? {});
  const dataset = args.dataset ?? (await askDataset());
  if (dataset === undefined) return;
  const { settings, models, judges: factory, storage } = tools;
  const evaluations = new Evaluations(new EvaluationFactory(factory, models, settings), storage);
  const stop = new AbortController();
  const files = workspaceFiles(dataset, tools.bounds, askConsent, parserOf(tools.workers, stop.signal));
  if (!parseLoader(dataset) && (await holdsResults(dataset, files))) {
    show(await evaluations.open(dataset), tools);
    return;
  }
  const measure = args.measure ?? (await askMeasure(settings));
  const judges = measure && (args.judges ?? (await askJudges(tools)));
  if (!measure || !judges?.length) return;
  const prepared = await whileOpening(dataset, stop, () =>
    evaluations.prepare({ dataset, measure, judges }, files),
  );
  if (!prepared) return;
  const { results, run } = prepared;
  results.stop.signal.addEventListener('abort', () => stop.abort());
  show(results, tools);
  await withProgress(results, run);
}

const parserOf = (workers: Workers | undefined, stop: AbortSignal): DataParser | undefined =>
  workers && new DataWorker({ start: () => workers.start(readerMegabytes) }, stop);

/** @returns nothing where the person cancelled */
async function whileOpening<T>(
  dataset: string,
  stop: AbortController,
  open: () => Promise<T>,
): Promise<T | undefined> {
  const options = {
    location: vscode.ProgressLocation.Notification,
    title: vscode.l10n.t('Reading {0}', fileName(dataset)),
    cancellable: true,
  };
  return vscode.window.withProgress(options, async (_, token) => {
    const cancelled = token.onCancellationRequested(() => stop.abort());
    try {
      return await open();
    } catch (error) {
      if (stop.signal.aborted) return undefined;
      throw error;
    } finally {
      cancelled.dispose();
    }
  });
}

const show = (results: LiveResults, { extensionUri, sources, bindings, checker, log }: EvaluationServices) =>
  new ResultsView(extensionUri, results, new RowOpener(sources, bindings, checker), log);

async function holdsResults(dataset: string, files: DataFiles): Promise<boolean> {
  for await (const bytes of files.open(dataset)) return isResultsFile(bytes);
  return false;
}

async function askDataset(): Promise<string | undefined> {
  const { t } = vscode.l10n;
  const open = vscode.window.activeTextEditor?.document.uri;
  if (open && /\.(?:jsonl|ndjson|csv|tsv)$/.test(open.path)) return open.toString();
  const picked = await vscode.window.showOpenDialog({
    title: t('Evaluate Data Set'),
    openLabel: t('Evaluate'),
    filters: {
      [t('Data sets and results')]: [
        'jsonl',
        'ndjson',
        'json',
        'csv',
        'tsv',
        'yaml',
        'yml',
        'ts',
        'js',
        'mjs',
      ],
    },
  });
  return picked?.[0]?.toString();
}

async function askMeasure({ scorer }: Pick<Settings, 'scorer'>): Promise<MeasureId | undefined> {
  const { t } = vscode.l10n;
  const details: Readonly<Record<MeasureId, string>> = {
    faithfulness: t('Share of claims that the context supports; higher is better.'),
    hallucination: t('Share of claims that the context contradicts or does not back; lower is better.'),
    contradiction: t('Share of context statements that the output contradicts; lower is better.'),
    factuality: t('Category of the output compared with a reference, from A to E.'),
    'context-recall': t('Share of claims of the reference that the context supports; higher is better.'),
    'context-precision': t(
      'Whether context items that support the reference, or the output if there is none, come first; higher is better.',
    ),
    'noise-sensitivity': t(
      'Share of claims that the reference does not back and that come from the context; lower is better.',
    ),
    summarization: t(
      'The lower of two shares: claims of the summary that the context supports, and claims of the context that the summary keeps; higher is better.',
    ),
    'citation-precision': t('Share of citations that help to support their claim; higher is better.'),
    'citation-recall': t('Share of claims that what they cite supports; higher is better.'),
  };
  const items = measureIds
    .map((id) => ({ id, label: id, detail: details[id] }))
    .toSorted((a, b) => Number(b.id === scorer) - Number(a.id === scorer));
  return (await vscode.window.showQuickPick(items, { title: t('Choose Scorer') }))?.id;
}

/** Asked only where there is a choice. */
async function askJudges({
  settings,
  models,
}: EvaluationServices): Promise<readonly JudgeKind[] | undefined> {
  const { t } = vscode.l10n;
  if (settings.judge === 'offline' || !vscode.workspace.isTrusted) return ['offline'];
  const { id, destination } = models.chosen();
  const items: readonly (vscode.QuickPickItem & { readonly judge: JudgeKind })[] = [
    { judge: settings.judge, label: id, detail: t('Text goes to {0}', destination ?? id), picked: true },
    { judge: 'offline', label: t('Offline judge'), detail: t('No text leaves this machine.') },
  ];
  const picked = await vscode.window.showQuickPick(items, {
    title: t('Judges'),
    placeHolder: t('Select several judges to compare them on the same rows'),
    canPickMany: true,
  });
  return picked?.map(({ judge }) => judge);
}

async function withProgress(results: LiveResults, run: () => Promise<void>): Promise<void> {
  const options = {
    location: vscode.ProgressLocation.Notification,
    title: vscode.l10n.t('Evaluating {0}', results.header.dataset),
    cancellable: true,
  };
  await vscode.window.withProgress(options, async (progress, token) => {
    const cancelled = token.onCancellationRequested(() => results.stop.abort());
    const report = new ThrottledTask(reportEvery, () =>
      progress.report({ message: vscode.l10n.t('Rows: {0}', results.index.size.toLocaleString()) }),
    );
    const changed = results.onDidChange(() => report.schedule());
    try {
      await run();
    } finally {
      cancelled.dispose();
      changed.dispose();
      report.dispose();
    }
  });
}
