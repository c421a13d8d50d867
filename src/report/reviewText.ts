import { t } from '@vscode/l10n';
import type { Report, ReportClaim, ReportDecision } from '../check/report.ts';
import { attributionRemark } from './attributionText.ts';

/** "Ignored by Ann: the old name is kept on purpose" */
export function decisionText({ kind, author, note, inText, inBaseline }: ReportDecision): string {
  if (inBaseline) return t('In the baseline');
  const by = inText
    ? t('Ignored by a comment in the text')
    : author === undefined
      ? kind === 'ignored'
        ? t('Ignored')
        : t('Verified')
      : kind === 'ignored'
        ? t('Ignored by {0}', author)
        : t('Verified by {0}', author);
  return note === undefined ? by : t('{0}: {1}', by, note);
}

/** That a verdict is older than the text or the context; empty where it is not. */
function staleText({ stale }: Pick<ReportClaim, 'stale'>): string {
  switch (stale) {
    case 'edited':
      return t('Edited after the check');
    case 'context':
      return t('The context changed after the check');
    case undefined:
      return '';
  }
}

/** What is to be known of a claim beside its verdict, a line each. */
export const remarksOf = (
  claim: Pick<ReportClaim, 'decision' | 'stale' | 'attribution'>,
): readonly string[] => [
  ...(claim.attribution ?? []).map(attributionRemark),
  ...[staleText(claim), claim.decision ? decisionText(claim.decision) : ''].filter((text) => text !== ''),
];

/** "Reviewed by Ann: 2 ignored, 1 verified, 4 open. 3 verdicts are out of date." Empty where nobody looked yet. */
export function reviewText({ claims, hiddenClaims = 0 }: Pick<Report, 'claims' | 'hiddenClaims'>): string {
  const decisions = claims.flatMap(({ decision }) => decision ?? []);
  const stale = claims.filter((claim) => claim.stale !== undefined).length;
  const open = claims.filter(({ verdict, decision }) => verdict !== 'supported' && !decision).length;
  const authors = [...new Set(decisions.flatMap(({ author }) => author ?? []))].sort();
  const ignored = decisions.filter(({ kind, inBaseline }) => kind === 'ignored' && !inBaseline);
  const inBaseline = decisions.filter((decision) => decision.inBaseline).length;
  const inText = ignored.filter((decision) => decision.inText).length;
  const counts = [
    inText === 0
      ? t('{0} ignored', ignored.length)
      : t('{0} ignored ({1} by comments in the text)', ignored.length, inText),
    t('{0} verified', decisions.filter(({ kind }) => kind === 'verified').length),
    ...(inBaseline === 0 ? [] : [t('{0} in the baseline', inBaseline)]),
    t('{0} open', open),
  ].join(', ');
  const reviewed =
    decisions.length === 0
      ? ''
      : authors.length === 0
        ? t('Reviewed: {0}.', counts)
        : t('Reviewed by {0}: {1}.', authors.join(', '), counts);
  const outdated =
    stale === 0
      ? ''
      : stale === 1
        ? t('1 verdict is out of date.')
        : t('{0} verdicts are out of date.', stale);
  const hidden =
    hiddenClaims === 0
      ? ''
      : hiddenClaims === 1
        ? t('1 faint finding is not underlined, by choice.')
        : t('{0} faint findings are not underlined, by choice.', hiddenClaims);
  return [reviewed, outdated, hidden].filter((text) => text !== '').join(' ');
}
