import * as vscode from 'vscode';
import type { AttributionProblem } from '../../attribution/attributionProblem.ts';
import { verdictOf } from '../../check/tally.ts';
import type { Evidence } from '../../check/types.ts';
import { attributionLine, attributionText } from '../../report/attributionText.ts';
import { escapeMarkdown, hoverHead, hoverNotes, shortQuote } from '../../report/findingHover.ts';
import { placeText } from '../../report/place.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { reasonText } from '../../report/reasonText.ts';
import type { Findings } from '../../review/findings.ts';
import { faultsOf, findingsAt, type LiveFinding } from '../../review/review.ts';
import type { EvidencePlace } from '../context/openEvidence.ts';
import type { AlarmLevel } from '../decisions/alarmLevel.ts';
import { rangeOf } from '../documents.ts';
import { type DiagnosticCode, innerCommands } from '../ids.ts';
import { codeOf } from './diagnostics.ts';

/** Says what is known of the claim under the pointer, supported ones too. */
export class ClaimHover implements vscode.HoverProvider {
  constructor(
    private readonly findings: Findings,
    private readonly alarmLevel: Pick<AlarmLevel, 'quietText'>,
  ) {}

  provideHover(document: vscode.TextDocument, position: vscode.Position): vscode.Hover | undefined {
    const uri = document.uri.toString();
    const offset = document.offsetAt(position);
    const under = findingsAt(this.findings.get(uri), offset);
    if (under.length === 0) return undefined;
    const first = under[0]!.finding.claim;
    const told = vscode.languages
      .getDiagnostics(document.uri)
      .flatMap((diagnostic) => (diagnostic.range.contains(position) ? (codeOf(diagnostic) ?? []) : []));
    return new vscode.Hover(
      under.flatMap((live) => contents(live, told, this.alarmLevel.quietText(live.finding))),
      rangeOf(document, first),
    );
  }
}

/**
 * Words of files and models and links of ours never share a Markdown string: only ours may run a command.
 * @param told codes of our diagnostics that are shown above the hover: one of a verdict tells it, its reason and the words of
 * the evidence already
 * @param quiet why it raises none
 */
function contents(
  live: LiveFinding,
  told: readonly DiagnosticCode[],
  quiet: string | undefined,
): vscode.MarkdownString[] {
  const { finding } = live;
  const head = hoverHead(live, quiet);
  if (finding.type === 'failure') {
    const { message, nextStep } = problemText(finding.problem);
    return [paragraphs(head, escapeMarkdown(`${message} ${nextStep}`))];
  }
  const faults = live.stale
    ? []
    : faultsOf(finding)
        .filter(({ kind }) => !told.includes(`claim.${kind}`))
        .map((fault) => paragraphs(escapeMarkdown(faultLine(fault))));
  if (told.some((code) => code === `claim.${verdictOf(finding)}`) && live.stale === undefined)
    return [
      paragraphs(hoverNotes(live).map(escapeMarkdown).join(' · ')),
      ...finding.evidence.map(linkBeside),
      ...faults,
    ];
  return [
    paragraphs(head, escapeMarkdown(reasonText(finding.reason))),
    ...finding.evidence.flatMap((evidence) => [quote(evidence), link(evidence, placeText(evidence))]),
    ...faults,
  ];
}

const faultLine = (fault: AttributionProblem): string =>
  attributionLine({ kind: fault.kind, reason: attributionText(fault) });

const paragraphs = (...texts: readonly string[]) => new vscode.MarkdownString(texts.join('\n\n'));

const quote = ({ quote: words }: Evidence) =>
  new vscode.MarkdownString(`> ${escapeMarkdown(shortQuote(words))}`);

const linkBeside = (evidence: Evidence): vscode.MarkdownString =>
  link(evidence, vscode.l10n.t('Open {0} to the side', placeText(evidence)));

function link({ uri, start, end, quote: words }: Evidence, label: string): vscode.MarkdownString {
  const place: EvidencePlace = { uri, start, end, quote: words };
  const markdown = new vscode.MarkdownString(
    `[${escapeMarkdown(label)}](command:${innerCommands.openEvidence}?${linkArgument(place)})`,
  );
  markdown.isTrusted = { enabledCommands: [innerCommands.openEvidence] };
  return markdown;
}

/** Parentheses would end a Markdown link, and `encodeURIComponent` leaves them. */
const linkArgument = (argument: unknown): string =>
  encodeURIComponent(JSON.stringify([argument]))
    .replace(/\(/g, '%28')
    .replace(/\)/g, '%29');
