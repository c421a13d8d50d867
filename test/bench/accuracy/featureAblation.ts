import { featureNames } from '../../../src/judges/offline/probability/features.ts';
import { type JudgedSet, setsOfPart } from './judgedSet.ts';
import { bestThreshold, leftOutScoring, macro, rank } from './ranking.ts';
import { sideBySide, table } from './table.ts';

type FeatureName = (typeof featureNames)[number];

/** What the classifier looks at, by what it tells. */
const groups: Readonly<Record<string, readonly FeatureName[]>> = {
  'coverage by words of the context': ['window', 'context', 'twoWindows'],
  'coverage by rare words': ['rareWindow', 'rareSentence'],
  'copied words': ['pairs', 'triples', 'run', 'runLength'],
  'pairs that stand together': ['together'],
  'where words are missing': ['longestGap', 'gapRarity', 'endMissing', 'lastMissing'],
  'which words are missing': ['missingWords', 'nearlyKnown', 'meanFar', 'sumMissing'],
  values: ['anyMissingValue', 'missingValues', 'anyFarValue', 'clash'],
  names: ['anyMissingName', 'missingNames', 'anyFarName'],
  'what else is said': ['opposite', 'name', 'comparison'],
};

/** How well the score ranks without each group of features, and with it alone; family left out, one threshold. */
export function featureAblation(sets: readonly JudgedSet[]): string {
  const parts = [setsOfPart(sets, 'open'), setsOfPart(sets, 'closed')] as const;
  const cells = (columns: readonly FeatureName[]): readonly string[] => {
    const scoring = leftOutScoring(sets, columns);
    const threshold = bestThreshold(sets, scoring);
    const [open, closed] = parts.map((part) => macro(rank(part, scoring, threshold)));
    return [
      sideBySide(open!.balancedAccuracy, closed!.balancedAccuracy),
      sideBySide(open!.auroc, closed!.auroc),
    ];
  };
  const names = Object.keys(groups);
  return table(
    ['features', 'without: balanced accuracy', 'without: AUROC', 'alone: balanced accuracy', 'alone: AUROC'],
    [
      ['all', '', '', ...cells(featureNames)],
      ...names.map((name) => [
        name,
        ...cells(featureNames.filter((one) => !groups[name]!.includes(one))),
        ...cells(groups[name]!),
      ]),
    ],
  );
}
