import { t } from '@vscode/l10n';
import type { Report, ReportClaim } from '../check/report.ts';
import { verdictText } from './labels.ts';
import { html, type Markup, page } from './page.ts';
import { outputName, placeText } from './place.ts';
import { remarksOf, reviewText } from './reviewText.ts';
import { type RunReport, runTitle, runTotals, uncheckedData } from './runReport.ts';
import { headline } from './text.ts';

/** The checked text with what was found marked in it, and the findings below; one file for everybody. */
export function toHtml(report: Report, document: string): string {
  return page(t('Check of {0}', outputName(report)), body(report, document));
}

/** The same for several outputs on one page. */
export const outputsToHtml = (run: RunReport): string =>
  page(
    runTitle(run),
    html`<p><strong>${runTotals(run)}</strong></p>
${run.checked.map(
  ({ name, report, document }, at) => html`<h2>${name}</h2>
${body(report, document, `${at + 1}-`)}`,
)}
${unchecked(run)}`,
  );

const unchecked = ({ notChecked }: RunReport): Markup | string =>
  notChecked.length === 0
    ? ''
    : html`<h2>${t('Not checked')}</h2>
<ul>${notChecked.map(uncheckedData).map(({ name, message }) => html`<li>${name}: ${message}</li>`)}</ul>`;

/** @param prefix of the marks that the findings lead to, where there are those of other outputs */
function body(report: Report, document: string, prefix = ''): Markup {
  const findings = report.claims.filter(
    ({ verdict, decision, stale, attribution }) =>
      verdict !== 'supported' || decision || stale || attribution,
  );
  return html`<p><strong>${headline(report)}</strong></p>
<p>${report.reason}</p>
<p>${reviewText(report)}</p>
<div class="text">${marked(report, document, prefix)}</div>
<dl>
${findings.map((claim) => finding(claim, prefix))}
</dl>`;
}

/** The checked part of the document; claims that overlap an earlier one are left to the list below. */
function marked({ output, claims }: Report, document: string, prefix: string): readonly (string | Markup)[] {
  const parts: (string | Markup)[] = [];
  let at = output.start;
  for (const claim of claims) {
    if ((claim.verdict === 'supported' && !claim.attribution) || claim.start < at) continue;
    parts.push(
      document.slice(at, claim.start),
      html`<mark class="${claim.verdict}" id="${prefix}${claim.id}">${document.slice(claim.start, claim.end)}</mark>`,
    );
    at = claim.end;
  }
  return [...parts, document.slice(at, output.end)];
}

const finding = (claim: ReportClaim, prefix: string): Markup => {
  const { id, text, verdict, reason, evidence } = claim;
  const quotes = evidence.map((e) => html`<blockquote>${e.quote} (${placeText(e)})</blockquote>`);
  const remarks = remarksOf(claim).map((remark) => html`<p><strong>${remark}</strong></p>`);
  return html`<dt><a href="#${prefix}${id}">${verdictText(verdict)}</a>: ${text}</dt><dd>${reason}${quotes}${remarks}</dd>
`;
};
