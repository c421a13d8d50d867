import { t } from '@vscode/l10n';
import { countsAsHedged } from '../check/score/scorer.ts';
import type { Flags, Verdict } from '../check/types.ts';

/** The flags of an assessment, or of a claim of a report. */
type ClaimFlags = { readonly [F in keyof Flags]: Flags[F] | undefined };

/** "3 contradicted, 7 unsupported, 23 supported"; failed claims only where there are some. */
export const verdictNumbersText = (numbers: Readonly<Record<Verdict | 'failed', number>>): string =>
  [
    t('{0} contradicted', numbers.contradicted),
    t('{0} unsupported', numbers.unsupported),
    ...(numbers.failed > 0 ? [t('{0} failed', numbers.failed)] : []),
    t('{0} supported', numbers.supported),
  ].join(', ');

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
