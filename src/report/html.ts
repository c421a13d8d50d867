import { t } from '@vscode/l10n';
import { shortHash } from '../base/hash.ts';
import type { Report, ReportClaim, ReportEvidence } from '../check/report.ts';
import { verdictOrder } from '../check/tally.ts';
import { verdictText } from './labels.ts';
import { html, type Markup, page } from './page.ts';
import { fileName, outputName, placeText } from './place.ts';
import { provenanceText } from './provenanceText.ts';
import { remarksOf, reviewText } from './reviewText.ts';
import { type RunReport, runTitle, runTotals, uncheckedData } from './runReport.ts';
import { headline } from './text.ts';

/** The checked text beside what it was held against, and the claims below; one file for everybody. */
export function toHtml(report: Report, document: string): string {
  return page(t('Check of {0}', outputName(report)), body(report, document), style);
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
    style,
  );

const unchecked = ({ notChecked }: RunReport): Markup | string =>
  notChecked.length === 0
    ? ''
    : html`<h2>${t('Not checked')}</h2>
<ul>${notChecked.map(uncheckedData).map(({ name, message }) => html`<li>${name}: ${message}</li>`)}</ul>`;

/** @param prefix of all ids of an output, where there are several on the page */
function body(report: Report, document: string, prefix = ''): Markup {
  const numbers = new Map(report.claims.map((claim, at) => [claim, at + 1]));
  const own: Ids = {
    claim: ({ id }) => `${prefix}${id}`,
    finding: ({ id }) => `${prefix}finding-${id}`,
    passage: ({ uri, start }) => `${prefix}passage-${shortHash(`${uri} ${start}`)}`,
    number: (claim) => numbers.get(claim)!,
  };
  return html`<p><strong>${headline(report)}</strong></p>
<p>${report.reason}</p>
<p>${reviewText(report)}</p>
<div class="report">
<fieldset class="filter"><legend>${t('Show')}</legend>${verdictOrder.map((verdict) => filter(verdict, report))}</fieldset>
<div class="sides">
<section aria-label="${t('Output')}"><h3>${outputName(report)}</h3>
<div class="text">${linked(report, document, own)}</div></section>
<section aria-label="${t('Context')}"><h3>${t('Context')}</h3>
${passages(report, own)}</section>
</div>
<h3>${t('Claims')}</h3>
<dl>
${report.claims.map((claim) => finding(claim, own))}
</dl>
</div>
<p class="provenance">${provenanceText(report)}</p>`;
}

/** Names of the places on the page that lead to each other, and a claim's number in the text. */
interface Ids {
  readonly claim: (claim: ReportClaim) => string;
  readonly finding: (claim: ReportClaim) => string;
  readonly passage: (evidence: ReportEvidence) => string;
  readonly number: (claim: ReportClaim) => number;
}

const filter = (verdict: ReportClaim['verdict'], { claims }: Report): Markup | string => {
  const count = claims.filter((claim) => claim.verdict === verdict).length;
  return count === 0
    ? ''
    : html`<label class="${verdict}"><input type="checkbox" name="${verdict}" checked>${signs[verdict]} ${verdictText(verdict)} (${count})</label> `;
};

/** Beside a claim's number, so that nobody needs the colour. */
const signs = { supported: '', contradicted: '✗', unsupported: '?', failed: '!' } as const;

/** The checked part of the document; each claim leads to what it was held against. Those that overlap an earlier one are left to the list below. */
function linked({ output, claims }: Report, document: string, ids: Ids): readonly (string | Markup)[] {
  const parts: (string | Markup)[] = [];
  let at = output.start;
  for (const claim of claims) {
    if (claim.start < at) continue;
    const [first] = claim.evidence;
    const goal = first ? ids.passage(first) : ids.finding(claim);
    const words = document.slice(claim.start, claim.end);
    const about = `${ids.number(claim)}. ${verdictText(claim.verdict)}: ${claim.reason}`;
    parts.push(
      document.slice(at, claim.start),
      html`<a class="claim ${claim.verdict}" id="${ids.claim(claim)}" href="#${goal}" title="${about}">${words}</a><sup>${signs[claim.verdict]}${ids.number(claim)}</sup>`,
    );
    at = claim.end;
  }
  return [...parts, document.slice(at, output.end)];
}

/** The passages of the context that claims were held against, by file and in its order; each leads back to its claims. */
function passages({ claims, context }: Report, ids: Ids): readonly Markup[] {
  const files = new Set([...context, ...claims.flatMap(({ evidence }) => evidence)].map(({ uri }) => uri));
  return [...files].map((uri) => {
    const cited = new Map<string, { at: ReportEvidence; by: ReportClaim[] }>();
    for (const claim of claims)
      for (const at of claim.evidence.filter((one) => one.uri === uri)) {
        const known = cited.get(ids.passage(at));
        if (known) known.by.push(claim);
        else cited.set(ids.passage(at), { at, by: [claim] });
      }
    const inOrder = [...cited.values()].sort((a, b) => a.at.start - b.at.start);
    return html`<h4>${fileName(uri)}</h4>
${inOrder.length === 0 ? html`<p>${t('No claim cites this file.')}</p>` : ''}
${inOrder.map(({ at, by }) => passage(at, by, ids))}`;
  });
}

const passage = (at: ReportEvidence, claims: readonly ReportClaim[], ids: Ids): Markup =>
  html`<p class="passage" id="${ids.passage(at)}"><small>${placeText(at)}</small> ${at.quote} ${claims.map(
    (claim) =>
      html`<a class="back ${claim.verdict}" href="#${ids.claim(claim)}" title="${verdictText(claim.verdict)}: ${claim.text}">${ids.number(claim)}</a> `,
  )}</p>
`;

function finding(claim: ReportClaim, ids: Ids): Markup {
  const { text, verdict, reason, evidence, correction } = claim;
  const quotes = evidence.map(
    (e) => html`<blockquote>${e.quote} (<a href="#${ids.passage(e)}">${placeText(e)}</a>)</blockquote>`,
  );
  const fix = correction === undefined ? '' : html`<p>${t('Suggested correction: {0}', correction)}</p>`;
  const remarks = remarksOf(claim).map((remark) => html`<p><strong>${remark}</strong></p>`);
  return html`<div class="finding ${verdict}" id="${ids.finding(claim)}"><dt><a href="#${ids.claim(claim)}">${ids.number(claim)}. ${verdictText(verdict)}</a>: ${text}</dt><dd>${reason}${quotes}${fix}${remarks}</dd></div>
`;
}

/** Looks only, and what a filter hides; nothing runs on the page. */
const style = `
body { max-width: 80rem; }
.sides { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 2rem; align-items: start; }
.sides section + section { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; }
@media (max-width: 50rem) { .sides { grid-template-columns: minmax(0, 1fr); } .sides section + section { position: static; max-height: none; } }
h4 { font-size: .9rem; margin: 1rem 0 .25rem; }
sup { font-size: .65rem; line-height: 0; opacity: .8; }
.claim { color: inherit; text-decoration: underline 1px transparent; text-underline-offset: 3px; }
.claim:hover, .claim:focus-visible { background: color-mix(in srgb, currentColor 12%, transparent); }
.claim.supported { text-decoration: underline dotted 1px color-mix(in srgb, currentColor 45%, transparent); }
.claim.contradicted { text-decoration: underline wavy 1px #d1690f; }
.claim.unsupported { text-decoration: underline wavy 1px #2f7fd1; }
.claim.failed { text-decoration: underline dotted 2px currentColor; }
.passage { margin: .3rem 0; padding: .2rem .6rem; border-left: 3px solid #8888; }
.passage small { opacity: .75; }
.back { font-size: .8rem; }
.finding { padding: 0 .4rem; }
:target { background: color-mix(in srgb, Highlight 22%, transparent); outline: 2px solid Highlight; }
.filter { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; border: 1px solid #8886; border-radius: .3rem; }
${['contradicted', 'unsupported', 'supported', 'failed']
  .map(
    (verdict) => `.report:has(input[name=${verdict}]:not(:checked)) :is(.claim, .finding, .back).${verdict}`,
  )
  .map((hidden) => `${hidden}:not(.claim) { display: none; } ${hidden}.claim { text-decoration: none; }`)
  .join('\n')}
.provenance { margin-top: 2rem; font-size: .8rem; opacity: .75; overflow-wrap: anywhere; }
@media print { .filter { display: none; } .sides section + section { position: static; max-height: none; } a { color: inherit; } .finding { break-inside: avoid; } }
`;
