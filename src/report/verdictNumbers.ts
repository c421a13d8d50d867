import { t } from '@vscode/l10n';
import type { Report, ReportClaim } from '../check/report.ts';
import { countsAsHedged } from '../check/score/scorer.ts';
import type { Tally } from '../check/tally.ts';
import type { Flags } from '../check/types.ts';
import { attributionCounts } from './attributionText.ts';

/** The flags of an assessment, or of a claim of a report. */
type ClaimFlags = { readonly [F in keyof Flags]: Flags[F] | undefined };

/** The counts of claims that every surface shows. */
interface ClaimCounts extends Tally {
  /** The flags of the supported claims, where they are known. */
  readonly supportedFlags?: readonly ClaimFlags[];
  /** Claims that are not supported and that someone has ignored or verified. */
  readonly decided?: number;
}

/** "3 contradicted, 7 unsupported, 23 of 33 supported · 2 of 10 reviewed"; only what there is. */
export function countsText(counts: ClaimCounts): string {
  const { contradicted, unsupported, failed, supported, decided = 0 } = counts;
  const judged = contradicted + unsupported + supported;
  if (judged + failed === 0) return t('no claims');
  const flags = counts.supportedFlags ?? Array.from({ length: supported }, () => ({}));
  const verdicts = [
    ...(contradicted > 0 ? [t('{0} contradicted', contradicted)] : []),
    ...(unsupported > 0 ? [t('{0} unsupported', unsupported)] : []),
    ...(failed > 0 ? [t('{0} failed', failed)] : []),
    ...(judged > 0 ? [supportedNumberText(flags, judged)] : []),
  ].join(', ');
  const problems = contradicted + unsupported + failed;
  return decided === 0 ? verdicts : `${verdicts} · ${t('{0} of {1} reviewed', decided, problems)}`;
}

/**
 * "23 of 33 supported (1 only within rounding)", so that it adds up with a score that counts 22 of them.
 * @param supported the flags of the supported claims.
 * @param judged the number of claims with a verdict, which the score is a share of.
 */
export function supportedNumberText(supported: readonly ClaimFlags[], judged: number): string {
  const hedged = supported.filter(countsAsHedged).length;
  const rounded = supported.filter((flags) => flags.rounded && !countsAsHedged(flags)).length;
  const notes = [
    ...(rounded > 0 ? [t('{0} only within rounding', rounded)] : []),
    ...(hedged > 0 ? [t('{0} hedged', hedged)] : []),
  ];
  return notes.length === 0
    ? t('{0} of {1} supported', supported.length, judged)
    : t('{0} of {1} supported ({2})', supported.length, judged, notes.join(', '));
}

/** "1 of 3 supported, 1 contradicted, 1 unsupported, 1 absence confirmed, 2 without a claim": what the claims of a report came to. */
export function claimCounts({ claims, skipped }: Pick<Report, 'claims' | 'skipped'>): string {
  const those = (verdict: ReportClaim['verdict']) => claims.filter((claim) => claim.verdict === verdict);
  const failed = those('failed').length;
  const confirmed = skipped.filter(({ why }) => why === 'absenceConfirmed').length;
  const weak = claims.filter(({ unwarranted }) => unwarranted).length;
  return [
    supportedNumberText(those('supported'), claims.length - failed),
    t('{0} contradicted', those('contradicted').length),
    t('{0} unsupported', those('unsupported').length),
    ...(failed > 0 ? [t('{0} failed', failed)] : []),
    ...(weak > 0 ? [t('{0} with weak evidence', weak)] : []),
    ...attributionCounts({ claims }),
    ...(confirmed > 0 ? [t('{0} absence confirmed', confirmed)] : []),
    ...(skipped.length > confirmed ? [t('{0} without a claim', skipped.length - confirmed)] : []),
  ].join(', ');
}
