import { t } from '@vscode/l10n';
import { verdictText } from '../../report/labels.ts';
import { html, type Markup, page } from '../../report/page.ts';
import { numberText } from '../../report/shownNumber.ts';
import type { CaseResult, Result, RunHeader } from '../results/result.ts';
import type { ColumnSummary } from '../results/resultColumns.ts';
import { judgesDiffer, SummaryBuilder } from '../results/summary.ts';
import { badness } from '../results/worstCases.ts';
import { summaryTables, type Table } from './tables.ts';

/** Cases that a page shows; the worst ones, then those with a failure. */
const mostCases = 500;

/** One page without scripts: summary, distribution, and the worst cases, each with its context and findings. */
export async function runToHtml(
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
  return page(
    title,
    html`<p>${t('Cases: {0}; failed: {1}', summary.cases, summary.casesWithFailures)}</p>
${summaryTables(summary).map(table)}
${summary.columns.map(distribution)}
<h2>${t('Cases, worst first ({0} of {1})', shown.length, summary.cases)}</h2>
${shown.map(({ one }) => caseHtml(one, judgesDiffer(one)))}`,
  );
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

type Claim = Result['claims'][number];

/** One case: its output with the findings of each judge marked in it, and what it was checked against. */
const caseHtml = (one: CaseResult, disputed: boolean): Markup => html`<details>
<summary>${t('Line {0}', one.line)} ${one.provider ?? ''} ${one.prompt ?? ''}
${one.results.map((result) => html`<b>${result.score === null ? '–' : numberText(result.score)}</b> `)}
${disputed ? html`<em>${t('judges differ')}</em>` : ''} ${excerpt(one)}</summary>
${one.problem ? html`<p class="failed">${one.problem.message}</p>` : ''}
${one.input === undefined ? '' : html`<h3>${t('Input')}</h3><p>${one.input}</p>`}
${one.results.map((result) => resultHtml(one.output ?? '', result))}
${one.expected === undefined ? '' : html`<p>${t('Label: {0}', one.expected)}</p>`}
${one.reference === undefined ? '' : html`<h3>${t('Reference')}</h3><pre>${one.reference}</pre>`}
${(one.context ?? []).map((text, i) => html`<h3>${t('Context {0}', i + 1)}</h3><pre>${text}</pre>`)}
</details>
`;

const excerpt = ({ output, input, problem }: CaseResult): string =>
  (problem?.message ?? output ?? input ?? '').slice(0, 120);

const resultHtml = (output: string, result: Result): Markup => html`<h3>${result.judge}: ${result.reason}</h3>
<pre>${marked(output, result.claims)}</pre>
<ul>
${result.claims.filter(isWrong).map(claimHtml)}
</ul>
`;

const isWrong = ({ verdict }: Claim): boolean => verdict !== 'supported';

const claimHtml = (
  claim: Claim,
): Markup => html`<li class="${claim.verdict}"><b>${verdictText(claim.verdict ?? 'failed')}</b> ${claim.text}: ${claim.reason}
${claim.evidence.map(({ quote, line, uri }) => html`<q>${quote}</q> (${uri}, ${t('line {0}', line)}) `)}</li>
`;

/** The output with its wrong claims marked; claims that overlap an earlier one are in the list alone. */
function marked(output: string, claims: readonly Claim[]): readonly (string | Markup)[] {
  const parts: (string | Markup)[] = [];
  let at = 0;
  for (const claim of claims.filter(isWrong)) {
    const { start, end } = claim.focus ?? claim;
    if (start < at) continue;
    parts.push(
      output.slice(at, start),
      html`<mark class="${claim.verdict}">${output.slice(start, end)}</mark>`,
    );
    at = end;
  }
  return [...parts, output.slice(at)];
}
