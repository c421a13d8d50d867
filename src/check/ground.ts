import { locateQuote } from '../text/locate.ts';
import type { Passage } from '../text/passage.ts';
import type { SearchIndex } from '../text/searchIndex.ts';
import type { Citation, Judged } from './judge.ts';
import type { Reason } from './reason.ts';
import type { Evidence, Flags, Verdict } from './types.ts';

export interface Grounded {
  readonly verdict: Verdict;
  readonly flags: Flags;
  readonly reason: Reason;
  readonly evidence: readonly Evidence[];
}

/**
 * Keeps only evidence that stands in the context. A verdict that rests on evidence (supported, contradicted) and
 * loses all of it is downgraded to unsupported and marked.
 */
export function groundCitations(judged: Judged, index: SearchIndex): Grounded {
  const evidence = judged.citations.flatMap((citation) => locate(citation, index) ?? []);
  const flags = judged.flags ?? {};
  const lost = judged.verdict !== 'unsupported' && evidence.length === 0;
  return lost
    ? {
        verdict: 'unsupported',
        flags: { ...flags, ungrounded: true },
        reason: { code: 'ungrounded' },
        evidence,
      }
    : { verdict: judged.verdict, flags, reason: judged.reason, evidence };
}

function locate(citation: Citation, index: SearchIndex): Evidence | undefined {
  const cited = index.passages[citation.passage];
  if (citation.quote !== undefined) return locateQuoted(citation.quote, citation.role, cited, index);
  return cited && toEvidence(cited, citation.span ?? cited, citation.role, index);
}

/** The cited passage first; then anywhere, since models cite the right words under the wrong number. */
function locateQuoted(
  quote: string,
  role: Evidence['role'],
  cited: Passage | undefined,
  index: SearchIndex,
): Evidence | undefined {
  const near = cited && locateQuote(cited.text, quote);
  if (cited && near)
    return toEvidence(cited, { start: cited.start + near.start, end: cited.start + near.end }, role, index);
  for (const source of index.sources) {
    const span = locateQuote(source.text, quote);
    const passage =
      span && index.passages.find((p) => p.uri === source.uri && p.start <= span.start && span.start < p.end);
    if (span && passage) return toEvidence(passage, span, role, index);
  }
  return undefined;
}

function toEvidence(
  passage: Passage,
  span: { readonly start: number; readonly end: number },
  role: Evidence['role'],
  index: SearchIndex,
): Evidence {
  const source = index.sources.find((s) => s.uri === passage.uri)!;
  const newlines = source.text.slice(passage.start, span.start).split('\n').length - 1;
  return {
    uri: passage.uri,
    start: span.start,
    end: span.end,
    line: passage.line + newlines,
    ...(passage.page === undefined ? {} : { page: passage.page }),
    quote: source.text.slice(span.start, span.end),
    role,
    statement: passage.position,
  };
}
