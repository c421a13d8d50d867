import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import { scorers } from '../../check/score/catalogue.ts';
import { tallyOf, verdictOf } from '../../check/tally.ts';
import type { Finding, Outcome } from '../../check/types.ts';
import { escapeMarkdown } from '../../report/findingHover.ts';
import { judgedBy } from '../../report/judgeName.ts';
import { scorerText, verdictText } from '../../report/labels.ts';
import { placeText } from '../../report/place.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { reasonText } from '../../report/reasonText.ts';
import { countsText } from '../../report/verdictNumbers.ts';
import { worstFirst } from '../../review/findingOrder.ts';
import type { Findings } from '../../review/findings.ts';
import type { LiveFinding } from '../../review/review.ts';
import type { Indexes } from '../../text/searchIndex.ts';
import { displayScore } from '../../view/side/scoreView.ts';
import { withCancellation } from '../cancellation.ts';
import type { RequestedCheck } from '../checking/requestedCheck.ts';
import { outputOf, selectedSpan } from '../commands/checkArguments.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import type { ContextSources } from '../context/contextSources.ts';
import { rangeOf } from '../documents.ts';
import { innerCommands } from '../ids.ts';
import type { JudgeFactory } from '../judging/judgeFactory.ts';
import type { ModelFactory } from '../judging/modelFactory.ts';
import type { Settings } from '../settings.ts';

export interface ChatParts {
  readonly check: Pick<RequestedCheck, 'run' | 'prepare' | 'cancel'>;
  readonly findings: Findings;
  readonly contexts: ContextResolver;
  readonly sources: ContextSources;
  readonly judges: Pick<JudgeFactory, 'create'>;
  readonly models: Pick<ModelFactory, 'chosen'>;
  readonly indexes: Indexes;
  readonly settings: Pick<Settings, 'scale'>;
}

/** What a check found, wherever its text stands. */
interface Checked {
  readonly judge: string;
  readonly outcome: Outcome;
  readonly findings: readonly LiveFinding[];
  readonly counts: string;
  /** Absent where the text stands in the message. */
  readonly document?: vscode.TextDocument;
}

/** Claims in one answer; the view lists all. */
const maxClaims = 50;

/**
 * Checks the document in front, or its selection, or the text of the message, against the document's context. No model
 * is asked but the judge that the person chose.
 */
export async function answerChat(
  { prompt, command }: Pick<vscode.ChatRequest, 'prompt' | 'command'>,
  stream: Pick<vscode.ChatResponseStream, 'markdown' | 'anchor' | 'progress' | 'button'>,
  token: vscode.CancellationToken,
  parts: ChatParts,
): Promise<vscode.ChatResult> {
  const { t } = vscode.l10n;
  try {
    const document = await outputOf({});
    const { destination } = parts.models.chosen();
    stream.progress(destination === undefined ? t('Checking…') : t('Text goes to {0}', destination));
    const text = command === 'check' ? '' : prompt.trim();
    const checked =
      text === ''
        ? await checkDocument(document, token, parts)
        : await withCancellation(token, (signal) => checkText(text, document, signal, parts));
    if (checked) write(checked, stream, parts);
    else stream.markdown(t('No context was chosen, so nothing was checked.'));
    return {};
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { message, nextStep } = problemText(error);
    return { errorDetails: { message: `${message} ${nextStep}` } };
  }
}

/** As the commands do, so that its findings are underlined as well. */
async function checkDocument(
  document: vscode.TextDocument,
  token: vscode.CancellationToken,
  { check, findings }: ChatParts,
): Promise<Checked | undefined> {
  const uri = document.uri.toString();
  const before = findings.runOf(uri)?.id;
  const stop = token.onCancellationRequested(() => check.cancel(uri));
  try {
    await check.run(document, selectedSpan(document, {}), {});
  } finally {
    stop.dispose();
  }
  const review = findings.get(uri);
  if (!review || review.run.id === before) return undefined;
  const { outcome, run, tally } = review;
  return { judge: run.judge, outcome, findings: review.findings, counts: countsText(tally), document };
}

async function checkText(
  text: string,
  document: vscode.TextDocument,
  signal: AbortSignal,
  { check, contexts, judges, indexes }: ChatParts,
): Promise<Checked | undefined> {
  if (!(await check.prepare(document, {}))) return undefined;
  const uri = document.uri.toString();
  const { sources } = await contexts.read(uri, contexts.known(uri).context, { signal });
  const [{ requestOf, requireSentences }, { collectWhole }] = await Promise.all([
    import('../../check/prepare.ts'),
    import('../../check/collect.ts'),
  ]);
  const judge = await judges.create();
  const index = await indexes.of(sources, signal);
  const outcome = await collectWhole(requireSentences(requestOf({ text, index, judge })), signal);
  const counts = countsText(tallyOf(outcome.findings.map(verdictOf)));
  return { judge: judge.id, outcome, findings: outcome.findings.map((finding) => ({ finding })), counts };
}

/** The score, and each claim that is not supported, the worst first. */
function write(
  { judge, outcome, findings, counts, document }: Checked,
  stream: Pick<vscode.ChatResponseStream, 'markdown' | 'anchor' | 'button'>,
  { findings: { scorer }, settings, sources }: ChatParts,
): void {
  const { t } = vscode.l10n;
  const score = scorers[scorer].score(outcome, { scale: settings.scale });
  const shown = score.value === null ? t('no score') : displayScore(score);
  stream.markdown(
    `**${escapeMarkdown(`${scorerText(scorer)}: ${shown}`)}** · ${escapeMarkdown(`${counts} · ${judgedBy(judge)}`)}\n`,
  );
  const listed = worstFirst(findings).filter(
    ({ finding, decision }) => !decision && verdictOf(finding) !== 'supported',
  );
  for (const { finding } of listed.slice(0, maxClaims)) {
    stream.markdown(`\n- **${escapeMarkdown(verdictText(verdictOf(finding)))}** `);
    if (document) stream.anchor(...lineLink(document, finding));
    stream.markdown(` ${escapeMarkdown(finding.claim.text)}  \n  ${escapeMarkdown(whyOf(finding))}`);
    for (const evidence of finding.type === 'assessment' ? finding.evidence : []) {
      stream.markdown(' ');
      stream.anchor(sources.locate(evidence), placeText(evidence));
    }
  }
  if (listed.length > maxClaims) stream.markdown(`\n\n${t('{0} more claims', listed.length - maxClaims)}`);
  if (document) stream.button({ title: t('Open the Claimlight View'), command: innerCommands.openSideView });
}

function lineLink(document: vscode.TextDocument, finding: Finding): [vscode.Location, string] {
  const range = rangeOf(document, (finding.type === 'assessment' && finding.focus) || finding.claim);
  return [new vscode.Location(document.uri, range), vscode.l10n.t('line {0}', range.start.line + 1)];
}

const whyOf = (finding: Finding): string =>
  finding.type === 'failure' ? problemText(finding.problem).message : reasonText(finding.reason);
