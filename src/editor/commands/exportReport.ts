import * as vscode from 'vscode';
import * as z from 'zod/mini';
import { modelOfJudge } from '../../check/offlineId.ts';
import { Problem } from '../../check/problem.ts';
import type { Report, ReportClaim } from '../../check/report.ts';
import type { ScorerId } from '../../check/score/scorer.ts';
import { type FormatId, formatIds, reportFormats } from '../../report/formats.ts';
import type { Findings } from '../../review/findings.ts';
import type { LiveFinding, Review } from '../../review/review.ts';
import type { Source } from '../../text/passage.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import type { AlarmLevel } from '../decisions/alarmLevel.ts';
import { activeUri } from '../documents.ts';
import { sideViewId } from '../ids.ts';
import type { Settings } from '../settings.ts';
import { validInput } from './validInput.ts';

const exportArgumentsSchema = z.object({
  output: z.optional(z.string()),
  format: z.optional(z.enum(formatIds)),
  /** URI of the file to write. */
  file: z.optional(z.string()),
  /** Where the person is, who goes on there when all is answered. */
  from: z.optional(z.literal('sideView')),
});

type ReportSettings = Pick<Settings, 'scale' | 'sensitivity'>;

/** Writes what is under review to a file; what the arguments leave open is asked. */
export async function exportReport(
  given: unknown,
  findings: Findings,
  settings: ReportSettings,
  contexts: ContextResolver,
  alarmLevel: Pick<AlarmLevel, 'hiddenBy'>,
): Promise<void> {
  const args = await validInput(exportArgumentsSchema, given ?? {});
  const review = reviewOf(args.output ?? activeUri(), findings);
  const format = args.format ?? (await askFormat());
  const file = format && (args.file ? vscode.Uri.parse(args.file, true) : await askFile(review.uri, format));
  // At once: what is written afterwards takes its time, and the keyboard may be elsewhere by then.
  if (args.from === 'sideView') await vscode.commands.executeCommand(`${sideViewId}.focus`);
  if (!file) return;
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(review.uri, true));
  const report = await reviewReport(
    review,
    findings.scorer,
    settings,
    contexts,
    alarmLevel.hiddenBy(review.findings),
  );
  const written = reportFormats[format].write(report, document.getText());
  await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(written));
  // Whoever reviews goes on where the keyboard was.
  if (!args.file) await vscode.commands.executeCommand('vscode.open', file, { preserveFocus: true });
}

/**
 * The review of a document; who looks at the context means what was checked against it.
 * @throws {Problem} notChecked, noDocument
 */
function reviewOf(uri: string | undefined, findings: Findings): Review {
  const reviews = findings.uris().flatMap((one) => findings.get(one) ?? []);
  const found =
    uri === undefined
      ? reviews[0]
      : (reviews.find((review) => review.uri === uri) ??
        reviews.find(({ run }) => run.context.some((file) => file.uri === uri)));
  if (found) return found;
  throw uri === undefined ? new Problem('noDocument') : new Problem('notChecked', { uri });
}

async function askFormat(): Promise<FormatId | undefined> {
  const { t } = vscode.l10n;
  const names: Readonly<Record<FormatId, string>> = {
    markdown: t('Markdown'),
    html: t('Web page'),
    text: t('Plain text'),
    json: t('JSON'),
    csv: t('CSV (one claim per row)'),
    sarif: t('SARIF (code scanning)'),
    junit: t('JUnit (test reports)'),
  };
  const items = Object.entries(names).map(([id, label]) => ({ id: id as FormatId, label }));
  return (await vscode.window.showQuickPick(items, { title: t('Export Report') }))?.id;
}

function askFile(output: string, format: FormatId): Thenable<vscode.Uri | undefined> {
  const { extension } = reportFormats[format];
  const at = vscode.Uri.parse(output, true);
  const folder = vscode.workspace.getWorkspaceFolder(at)?.uri ?? vscode.workspace.workspaceFolders?.[0]?.uri;
  const base =
    at.scheme === 'untitled' || at.scheme.startsWith('claimlight') ? folder : vscode.Uri.joinPath(at, '..');
  const name = `${at.path.split('/').at(-1)}.claimlight.${extension}`;
  return vscode.window.showSaveDialog({
    ...(base ? { defaultUri: vscode.Uri.joinPath(base, name) } : {}),
    filters: { [extension.toUpperCase()]: [extension] },
  });
}

/** The report of what is under review now, at present offsets. */
async function reviewReport(
  review: Review,
  scorer: ScorerId,
  settings: ReportSettings,
  contexts: ContextResolver,
  hidden: number,
): Promise<Report> {
  const { toReport } = await import('../../report/toReport.ts');
  const { run, span, uri, outcome } = review;
  const byFinding = new Map(review.findings.map((live) => [live.finding, live]));
  return toReport({
    output: { ...span, uri },
    ...(run.question === undefined ? {} : { question: run.question }),
    sources: await Promise.all(
      run.context.filter(({ problem }) => !problem).map((file) => readAgain(uri, file.uri, contexts)),
    ),
    leftOut: run.context.flatMap((file) => (file.problem ? [{ name: file.uri, problem: file.problem }] : [])),
    copies: run.context.flatMap((file) => (file.sameAsOutput ? [file.uri] : [])),
    judge: run.judge,
    fingerprint: run.fingerprint,
    model: modelOfJudge(run.judge),
    outcome,
    scorer,
    options: { scale: settings.scale },
    reviewOf: (finding) => reviewedPart(byFinding.get(finding)),
    sensitivity: settings.sensitivity,
    hiddenClaims: hidden === 0 ? undefined : hidden,
    timings: {
      total: run.total ?? 0,
      ...(run.firstVerdict === undefined ? {} : { firstVerdict: run.firstVerdict }),
    },
  });
}

/** How noisy a person finds it is not for others to read. */
function reviewedPart(live: LiveFinding | undefined): Pick<ReportClaim, 'decision' | 'note' | 'stale'> {
  if (!live?.decision) return { stale: live?.stale, note: live?.note };
  const { kind, note, author, inText } = live.decision;
  return { stale: live.stale, decision: { kind, note, author, inText } };
}

/** A file that is gone since has no size to report. */
async function readAgain(document: string, uri: string, contexts: ContextResolver): Promise<Source> {
  try {
    return (await contexts.read(document, [uri])).sources[0]!;
  } catch (error) {
    if (error instanceof Problem) return { uri, text: '', hash: '', passages: [] };
    throw error;
  }
}
