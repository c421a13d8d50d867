import { t } from '@vscode/l10n';
import {
  type AttributionKind,
  type AttributionProblem,
  attributionKinds,
} from '../attribution/attributionProblem.ts';
import type { Report, ReportAttribution } from '../check/report.ts';
import { fileName, placeText } from './place.ts';

/** The label of what is wrong with where a claim comes from, the same on every surface. */
export const attributionLabel = (kind: AttributionKind): string =>
  ({
    misattributed: t('Misattributed'),
    dangling: t('Dangling'),
    misquoted: t('Misquoted'),
    sourcesDisagree: t('Sources disagree'),
  })[kind];

/** What is wrong, in a sentence. Words of the output and of files are hostile data: plain text, never markup. */
export function attributionText(problem: AttributionProblem): string {
  switch (problem.kind) {
    case 'misattributed':
      return problem.speaker === undefined
        ? t('“{0}” does not say this; {1} does.', problem.text, placeText(problem.at))
        : t(
            '“{0}” does not say this, but “{1}” ({2}).',
            problem.text,
            problem.speaker,
            placeText(problem.at),
          );
    case 'misquoted':
      return t(
        'The text quotes “{0}”; the source says “{1}” ({2}).',
        problem.text,
        problem.correction,
        placeText(problem.at),
      );
    case 'dangling':
      return danglingText(problem);
    case 'sourcesDisagree':
      return t(
        'The context says “{0}” ({1}), and “{2}” ({3}).',
        problem.text,
        placeText(problem.at),
        problem.other,
        placeText(problem.otherAt),
      );
  }
}

function danglingText({ lacks, text, uri = '' }: Extract<AttributionProblem, { kind: 'dangling' }>): string {
  switch (lacks) {
    case 'marker':
      return t('No source belongs to “{0}”.', text);
    case 'file':
      return t('The context has no source “{0}”.', text);
    case 'place':
      return t('{0} has no such place: “{1}”.', fileName(uri), text);
  }
}

/** Characters of a quotation in the title of a fix. */
const longestTitle = 60;

/** The title of the fix that puts the right marker, name or wording in; undefined where that is not known. */
export function sourceFixTitle({ kind, text, correction }: AttributionProblem): string | undefined {
  if (correction === undefined) return undefined;
  const words = correction.length > longestTitle ? `${correction.slice(0, longestTitle)}…` : correction;
  return kind === 'misquoted' ? t('Quote “{0}”', words) : t('Replace “{0}” with “{1}”', text, words);
}

/** A fault as reports tell it. */
export const toReportAttribution = (problem: AttributionProblem): ReportAttribution => ({
  kind: problem.kind,
  text: problem.text,
  start: problem.start,
  end: problem.end,
  reason: attributionText(problem),
  ...('at' in problem ? { at: problem.at } : {}),
  ...('otherAt' in problem ? { otherAt: problem.otherAt } : {}),
  ...(problem.correction === undefined ? {} : { correction: problem.correction }),
});

/** "Misattributed: “[2]” does not say this; a.md, line 3 does." */
export const attributionLine = ({ kind, reason }: Pick<ReportAttribution, 'kind' | 'reason'>): string =>
  t('{0}: {1}', attributionLabel(kind), reason);

/** The same with what to write instead, where that is not in the reason already. */
export const attributionRemark = (fault: ReportAttribution): string =>
  fault.correction === undefined || fault.kind === 'misquoted'
    ? attributionLine(fault)
    : `${attributionLine(fault)} ${t('Suggested correction: {0}', fault.correction)}`;

/** "2 misattributed, 1 dangling", what there is of it; empty where nothing is wrong. They count in no score. */
export function attributionCounts({ claims }: Pick<Report, 'claims'>): readonly string[] {
  const kinds = claims.flatMap(({ attribution = [] }) => attribution.map(({ kind }) => kind));
  const told: Readonly<Record<AttributionKind, (count: number) => string>> = {
    misattributed: (count) => t('{0} misattributed', count),
    dangling: (count) => t('{0} dangling', count),
    misquoted: (count) => t('{0} misquoted', count),
    sourcesDisagree: (count) => t('{0} where sources disagree', count),
  };
  return attributionKinds.flatMap((of) => {
    const count = kinds.filter((kind) => kind === of).length;
    return count > 0 ? [told[of](count)] : [];
  });
}
