import * as vscode from 'vscode';
import { percentText } from '../../evaluate/export/tables.ts';
import type { ColumnSummary } from '../../evaluate/results/resultColumns.ts';
import type { Summary } from '../../evaluate/results/summary.ts';
import { numberText } from '../../report/shownNumber.ts';
import type { ResultsTile } from '../../view/results/resultsProtocol.ts';

/** With more columns than this their scores share a tile: the table of scores has each. */
const mostScores = 3;

/** What is read first: rows, scores with how low they may be, what failed, what it cost. */
export function summaryTiles(summary: Summary): ResultsTile[] {
  const { t } = vscode.l10n;
  const { cases, failedCases, casesWithFailures, columns } = summary;
  const scored = columns.filter(({ mean }) => mean !== null);
  const scores = columns.length > mostScores ? sharedScore(scored) : scored.map(scoreOf);
  return [
    {
      name: t('Outputs'),
      value: cases.toLocaleString(),
      note: failedCases === 0 ? '' : t('{0} without an output', failedCases.toLocaleString()),
    },
    ...scores,
    {
      name: t('Failed'),
      value: casesWithFailures.toLocaleString(),
      note: cases === 0 ? '' : percentText(casesWithFailures / cases),
    },
    costOf(columns),
  ];
}

/** "0.83", and below it "66.7 % passed, 0.71 at worst". */
function scoreOf({ name, mean, worstMean, passRate, scale }: ColumnSummary): ResultsTile {
  const { t } = vscode.l10n;
  const worst = worstMean === null ? '' : numberText(worstMean);
  return {
    name,
    value: `${numberText(mean!)}${scale === 1 ? '' : ` / ${scale}`}`,
    note: [
      ...(passRate === null ? [] : [t('{0} passed', percentText(passRate))]),
      ...(worst === '' || worst === numberText(mean!) ? [] : [t('{0} at worst', worst)]),
    ].join(', '),
  };
}

function sharedScore(scored: readonly ColumnSummary[]): ResultsTile[] {
  const { t } = vscode.l10n;
  const means = scored.map(({ mean }) => mean!).toSorted((a, b) => a - b);
  if (means.length === 0) return [];
  return [
    {
      name: t('Mean scores'),
      value: t('{0} to {1}', numberText(means[0]!), numberText(means.at(-1)!)),
      note: t('of {0} columns', means.length),
    },
  ];
}

function costOf(columns: readonly ColumnSummary[]): ResultsTile {
  const { t } = vscode.l10n;
  const sum = (of: (column: ColumnSummary) => number) =>
    columns.reduce((total, column) => total + of(column), 0);
  const tokens = sum(({ usage }) => usage.promptTokens + usage.completionTokens);
  const priced = columns.some(({ usage }) => usage.cost !== undefined);
  return {
    name: t('Cost'),
    value: priced ? sum(({ usage }) => usage.cost ?? 0).toPrecision(2) : tokens === 0 ? '0' : '–',
    note:
      tokens === 0
        ? t('no model was asked')
        : t(
            '{0} calls, {1} tokens',
            sum(({ usage }) => usage.calls).toLocaleString(),
            tokens.toLocaleString(),
          ),
  };
}
