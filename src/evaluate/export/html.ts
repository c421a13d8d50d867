import { t } from '@vscode/l10n';
import type { ColumnSummary } from '../columnSummary.ts';
import type { CaseResult, RunHeader } from '../result.ts';
import { isDisputed, SummaryBuilder } from '../summary.ts';
import { badness } from '../worstCases.ts';
import { caseHtml } from './caseHtml.ts';
import { html, type Markup, raw } from './markup.ts';
import { style } from './style.ts';
import { summaryTables, type Table } from './tables.ts';

/** Cases that a page shows; the worst ones, then those with a failure. */
const mostCases = 500;

/** One page without scripts: summary, distribution, and the worst cases, each with its context and findings. */
export async function toHtml(
  header: RunHeader,
  cases: AsyncIterable<CaseResult> | Iterable<CaseResult>,
): Promise<string> {
  const builder = new SummaryBuilder();
  let kept: { readonly one: CaseResult; readonly bad: number }[] = [];
  for await (const one of cases) {
    builder.add(one);
    kept.push({ one, bad: badnessOf(one) });
    if (kept.length >= 2 * mostCases) kept = worstOf(kept);
  }
  const summary = builder.summary();
  const shown = worstOf(kept);
  const title = t('Evaluation of {0}', header.dataset);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<h1>${title}</h1>
<p>${t('Cases: {0}; failed: {1}', summary.cases, summary.failedCases)}</p>
${summaryTables(summary).map(table)}
${summary.columns.map(distribution)}
<h2>${t('Cases, worst first ({0} of {1})', shown.length, summary.cases)}</h2>
${shown.map(({ one }) => caseHtml(one, isDisputed(one)))}
</body>
</html>
`.text;
}

const worstOf = <T extends { readonly bad: number }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => b.bad - a.bad).slice(0, mostCases);

/** A case that failed as a whole comes after every wrong one, and before the right ones. */
const badnessOf = (one: CaseResult): number =>
  one.problem ? 0.001 : Math.max(0, ...one.results.map((result) => badness(result) ?? 0.001));

const table = ({ title, header, rows }: Table): Markup => html`<h2>${title}</h2>
<table>
<tr>${header.map((cell) => html`<th>${cell}</th>`)}</tr>
${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}
</table>
`;

function distribution({ name, bins, scale }: ColumnSummary): Markup {
  const most = Math.max(1, ...bins);
  const label = (i: number) => (i === 10 ? String(scale) : ((i * scale) / 10).toFixed(1));
  return html`<h2>${t('Distribution: {0}', name)}</h2>
<svg viewBox="0 0 440 120" role="img" aria-label="${bins.map((count, i) => `${label(i)}: ${count}`).join(', ')}">
${bins.map((count, i) => {
  const height = (80 * count) / most;
  return html`<rect x="${i * 40 + 4}" y="${95 - height}" width="32" height="${height}"></rect>
<text x="${i * 40 + 20}" y="${90 - height}">${count}</text><text x="${i * 40 + 20}" y="112">${label(i)}</text>`;
})}
</svg>
`;
}
