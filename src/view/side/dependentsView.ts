import { t } from '@vscode/l10n';
import type { ProblemData } from '../../check/problem.ts';
import { type FindingVerdict, verdictOrder } from '../../check/tally.ts';
import { fileName } from '../../report/place.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { countsText } from '../../report/verdictNumbers.ts';
import { worstFirst } from '../../review/findingOrder.ts';
import type { LiveFinding, Review } from '../../review/review.ts';
import type { ViewDependents } from './sideProtocol.ts';

/** Documents that must agree with one file, as far as they are checked; what was found in them is in the store. */
export interface Dependents {
  /** URI of the file. */
  readonly source: string;
  readonly state: 'running' | 'done' | 'cancelled';
  readonly total: number;
  readonly documents: readonly { readonly uri: string; readonly problem?: ProblemData }[];
  /** Not all files of the workspace could be searched. */
  readonly incomplete: boolean;
}

/** What a file contradicts in a document, the worst first; what someone decided about, or is older, is left out. */
export const contradictedBy = (review: Review | undefined, source: string): readonly LiveFinding[] =>
  worstFirst(
    (review?.findings ?? []).filter(
      ({ finding, decision, stale }) =>
        !decision &&
        !stale &&
        finding.type === 'assessment' &&
        finding.verdict === 'contradicted' &&
        finding.evidence.some(({ uri }) => uri === source),
    ),
  );

/** Those that the file contradicts first, then those that could not be checked. */
export function dependentsView(
  { source, state, total, documents, incomplete }: Dependents,
  reviewOf: (uri: string) => Review | undefined,
  pathOf: (uri: string) => string,
): ViewDependents {
  const rows = documents.map(({ uri, problem }) => {
    const review = reviewOf(uri);
    return {
      uri,
      name: fileName(uri),
      path: pathOf(uri),
      contradicted: contradictedBy(review, source).length,
      verdict: problem || !review ? ('failed' as const) : worstVerdict(review),
      summary: problem ? problemText(problem).message : review ? countsText(review.tally) : '',
    };
  });
  return {
    name: fileName(source),
    state,
    total,
    summary: summaryOf(rows, fileName(source), { state, total }),
    warning: incomplete
      ? t('Some files of the workspace could not be searched; documents may be missing.')
      : undefined,
    documents: rows.toSorted(
      (a, b) =>
        b.contradicted - a.contradicted ||
        verdictOrder.indexOf(a.verdict) - verdictOrder.indexOf(b.verdict) ||
        (a.path < b.path ? -1 : a.path > b.path ? 1 : 0),
    ),
  };
}

const worstVerdict = ({ tally }: Review): FindingVerdict =>
  verdictOrder.find((verdict) => tally[verdict] > 0) ?? 'supported';

function summaryOf(
  rows: readonly { readonly contradicted: number; readonly verdict: FindingVerdict }[],
  source: string,
  { state, total }: Pick<Dependents, 'state' | 'total'>,
): string {
  const contradicted = rows.filter((row) => row.contradicted > 0).length;
  const failed = rows.filter((row) => row.verdict === 'failed').length;
  const left = total - rows.length;
  if (state === 'done' && total === 0)
    return t('No document in this workspace is checked against “{0}”.', source);
  return [
    t('{0} of {1} documents contradicted by “{2}”', contradicted, total, source),
    ...(failed > 0 ? [t('{0} could not be checked', failed)] : []),
    ...(state === 'cancelled' && left > 0 ? [t('{0} not checked', left)] : []),
  ].join(', ');
}
