import { t } from '@vscode/l10n';
import type { Report, ReportClaim } from '../check/report.ts';
import { escapeMarkup } from './escape.ts';
import { verdictText } from './labels.ts';
import { fileName, placeText } from './place.ts';
import { remarksOf, reviewText } from './reviewText.ts';
import { headline } from './text.ts';

/** Readable in light and dark, on screen and paper; no script, nothing loaded. */
const style = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
mark { background: none; color: inherit; text-decoration: underline wavy 1px; text-underline-offset: 3px; }
mark.contradicted { text-decoration-color: #d1690f; }
mark.unsupported { text-decoration-color: #2f7fd1; }
mark.failed { text-decoration: underline dotted; }
dt { margin-top: 1rem; font-weight: 600; }
dd { margin-left: 1rem; }
blockquote { margin: .25rem 0; padding-left: .75rem; border-left: 3px solid #8888; }`;

/** The checked text with what was found marked in it, and the findings below; one file for everybody. */
export function toHtml(report: Report, document: string): string {
  const file = report.output.uri === undefined ? t('output') : fileName(report.output.uri);
  const title = escapeMarkup(t('Check of {0}', file));
  const findings = report.claims.filter(
    ({ verdict, decision, stale }) => verdict !== 'supported' || decision || stale,
  );
  return `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
<p><strong>${escapeMarkup(headline(report))}</strong></p>
<p>${escapeMarkup(report.reason)}</p>
<p>${escapeMarkup(reviewText(report))}</p>
<div class="text">${marked(report, document)}</div>
<dl>
${findings.map(finding).join('\n')}
</dl>
`;
}

/** The checked part of the document; claims that overlap an earlier one are left to the list below. */
function marked({ output, claims }: Report, document: string): string {
  let at = output.start;
  let text = '';
  for (const claim of claims) {
    if (claim.verdict === 'supported' || claim.start < at) continue;
    const words = escapeMarkup(document.slice(claim.start, claim.end));
    text += `${escapeMarkup(document.slice(at, claim.start))}<mark class="${claim.verdict}" id="${claim.id}">${words}</mark>`;
    at = claim.end;
  }
  return text + escapeMarkup(document.slice(at, output.end));
}

function finding(claim: ReportClaim): string {
  const { id, text, verdict, reason, evidence } = claim;
  return [
    `<dt><a href="#${id}">${escapeMarkup(verdictText(verdict))}</a>: ${escapeMarkup(text)}</dt>`,
    `<dd>${escapeMarkup(reason)}`,
    ...evidence.map(
      (e) => `<blockquote>${escapeMarkup(e.quote)} (${escapeMarkup(placeText(e))})</blockquote>`,
    ),
    ...remarksOf(claim).map((remark) => `<p><strong>${escapeMarkup(remark)}</strong></p>`),
    '</dd>',
  ].join('');
}
