import { t } from '@vscode/l10n';
import { numberText, percentage } from '../../report/shownNumber.ts';
import type { ColumnSummary } from '../results/resultColumns.ts';
import type { Summary } from '../results/summary.ts';

/** A table in words, for every place that shows one: terminal, Markdown, page. */
export interface Table {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface SummaryTable extends Table {
  /** What it is read for. */
  readonly about: 'scores' | 'labels' | 'agreement';
}

/** What a run found, as tables; those that have nothing to say are left out. */
export function summaryTables(summary: Summary): readonly SummaryTable[] {
  const labelled = summary.columns.filter((column) => column.labelled);
  const refusing = summary.columns.filter((column) => column.abstentions);
  return [
    scores(summary.columns),
    ...(refusing.length > 0 ? [abstentions(refusing)] : []),
    ...(labelled.length > 0 ? [qualities(labelled)] : []),
    ...labelled.map(confusion),
    ...(summary.agreement.length > 0 ? [agreements(summary)] : []),
  ];
}

const scores = (columns: readonly ColumnSummary[]): SummaryTable => ({
  about: 'scores',
  title: t('Scores'),
  header: [
    t('Scorer'),
    t('Mean'),
    t('Pass rate'),
    t('Scored'),
    t('Partial'),
    t('Not applicable'),
    t('Failed'),
  ],
  rows: columns.map(({ name, mean, passRate, counts, missing, scale }) => [
    name,
    mean === null ? '–' : `${numberText(mean)}${scale === 1 ? '' : ` / ${scale}`}`,
    percentText(passRate),
    String(counts.scored),
    String(counts.partial),
    String(counts.notApplicable),
    String(counts.failed + missing),
  ]),
});

const abstentions = (columns: readonly ColumnSummary[]): SummaryTable => ({
  about: 'scores',
  title: t('Abstentions (outputs that only say that the context does not tell)'),
  header: [t('Scorer'), t('Abstentions'), t('The context has the answer')],
  rows: columns.map(({ name, abstentions }) => [
    name,
    String(abstentions!.justified + abstentions!.answerable),
    String(abstentions!.answerable),
  ]),
});

const qualities = (columns: readonly ColumnSummary[]): SummaryTable => ({
  about: 'labels',
  title: t('Compared with labels (detecting wrong outputs)'),
  header: [
    t('Scorer'),
    t('Precision'),
    t('Recall'),
    t('F1'),
    t('Balanced accuracy'),
    t('Accuracy'),
    t('Cohen’s kappa'),
    t('Labelled wrong'),
  ],
  rows: columns.map(({ name, labelled }) => {
    const { precision, recall, f1, balancedAccuracy, accuracy, kappa, baseRate } = labelled!.quality;
    return [
      name,
      ...[precision, recall, f1, balancedAccuracy, accuracy].map(percentText),
      kappa === null ? '–' : numberText(kappa),
      percentText(baseRate),
    ];
  }),
});

function confusion({ name, labelled }: ColumnSummary): SummaryTable {
  const { matrix } = labelled!;
  const found = [...new Set(Object.values(matrix).flatMap(Object.keys))].toSorted();
  return {
    about: 'labels',
    title: t('Confusion matrix (rows: label; columns: result): {0}', name),
    header: [t('Label'), ...found],
    rows: Object.entries(matrix).map(([label, row]) => [
      label,
      ...found.map((column) => String(row[column] ?? 0)),
    ]),
  };
}

const agreements = ({ agreement }: Summary): SummaryTable => ({
  about: 'agreement',
  title: t('Agreement between judges'),
  header: [t('Judges'), t('Cases'), t('Agreement'), t('Cohen’s kappa')],
  rows: agreement.map(({ judges, cases, share, kappa }) => [
    judges.join(' · '),
    String(cases),
    percentText(share),
    kappa === null ? '–' : numberText(kappa),
  ]),
});

/** A share as a percentage with one digit; "–" where there is none. */
export const percentText = (share: number | null): string =>
  share === null ? '–' : `${percentage(share, 1).toFixed(1)} %`;
