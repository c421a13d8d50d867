import { t } from '@vscode/l10n';
import type { CaseResult, Result } from '../result.ts';
import { html, type Markup } from './markup.ts';
import { numberText } from './tables.ts';

type Claim = Result['claims'][number];

/** One case: its output with the findings of each judge marked in it, and what it was checked against. */
export const caseHtml = (one: CaseResult, disputed: boolean): Markup => html`<details>
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

const claimHtml = (claim: Claim): Markup => html`<li class="${claim.verdict}">${claim.text}: ${claim.reason}
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
