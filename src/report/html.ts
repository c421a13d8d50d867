import { t } from '@vscode/l10n';
import type { Report, ReportClaim } from '../check/report.ts';
import { verdictText } from './labels.ts';
import { html, type Markup, page } from './page.ts';
import { fileName, placeText } from './place.ts';
import { remarksOf, reviewText } from './reviewText.ts';
import { headline } from './text.ts';

/** The checked text with what was found marked in it, and the findings below; one file for everybody. */
export function toHtml(report: Report, document: string): string {
  const file = report.output.uri === undefined ? t('output') : fileName(report.output.uri);
  const findings = report.claims.filter(
    ({ verdict, decision, stale }) => verdict !== 'supported' || decision || stale,
  );
  return page(
    t('Check of {0}', file),
    html`<p><strong>${headline(report)}</strong></p>
<p>${report.reason}</p>
<p>${reviewText(report)}</p>
<div class="text">${marked(report, document)}</div>
<dl>
${findings.map(finding)}
</dl>`,
  );
}

/** The checked part of the document; claims that overlap an earlier one are left to the list below. */
function marked({ output, claims }: Report, document: string): readonly (string | Markup)[] {
  const parts: (string | Markup)[] = [];
  let at = output.start;
  for (const claim of claims) {
    if (claim.verdict === 'supported' || claim.start < at) continue;
    parts.push(
      document.slice(at, claim.start),
      html`<mark class="${claim.verdict}" id="${claim.id}">${document.slice(claim.start, claim.end)}</mark>`,
    );
    at = claim.end;
  }
  return [...parts, document.slice(at, output.end)];
}

const finding = (claim: ReportClaim): Markup => {
  const { id, text, verdict, reason, evidence } = claim;
  const quotes = evidence.map((e) => html`<blockquote>${e.quote} (${placeText(e)})</blockquote>`);
  const remarks = remarksOf(claim).map((remark) => html`<p><strong>${remark}</strong></p>`);
  return html`<dt><a href="#${id}">${verdictText(verdict)}</a>: ${text}</dt><dd>${reason}${quotes}${remarks}</dd>
`;
};
