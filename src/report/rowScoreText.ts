import { t } from '@vscode/l10n';
import type { CountedClaims, RowFound, RowNeed, RowScore } from '../check/score/row/rowScorer.ts';
import { quoteList, rangeText, scoreNumber } from './scoreReasonText.ts';

/** Why the score of a row is what it is, or why there is none, written from what it was made of. */
export function rowScoreText({ value, found, missing, range }: RowScore): string {
  if (found.scorer === 'none') return lackText(found);
  if (value === null) return t('There is no score because no claim could be checked.');
  const sentences = [
    ...becauseTexts(scoreNumber(value), found),
    ...(missing === 0 ? [] : [missingText(found, missing)]),
    ...(range ? [rangeText(range)] : []),
  ];
  return sentences.join(' ');
}

type Found<Id extends RowFound['scorer']> = Extract<RowFound, { scorer: Id }>;

/** What cannot be scored, and what to do about it. */
function lackText({ why, text }: Found<'none'>): string {
  switch (why) {
    case 'missing':
      return missingNeedText(text);
    case 'noClaims':
      return noClaimsText(text);
    case 'noCitations':
      return t('There is no score because no claim cites a source.');
  }
}

function missingNeedText(need: RowNeed): string {
  switch (need) {
    case 'context':
      return t('There is no score because there is no context. Provide the context as a list of texts.');
    case 'source':
      return t('There is no score because there is no source. Provide the text that the output summarizes.');
    case 'reference':
      return t('There is no score because there is no reference. Provide the expected answer.');
    case 'output':
      return t('There is no score because the output is empty. Provide an output.');
    case 'expected':
      return t(
        'There is no score because there is neither a reference nor an output. Provide the expected answer.',
      );
  }
}

function noClaimsText(text: RowNeed): string {
  switch (text) {
    case 'context':
    case 'source':
      return t('There is no score because the source makes no claim. Provide one that states facts.');
    case 'reference':
    case 'expected':
      return t('There is no score because the reference makes no claim. Provide one that states facts.');
    case 'output':
      return t('There is no score because the output makes no claim.');
  }
}

function becauseTexts(x: string, found: Exclude<RowFound, { scorer: 'none' }>): readonly string[] {
  switch (found.scorer) {
    case 'contextRecall':
      return [
        recallText(x, found),
        ...listText(quotesOf(found, false), (count, list) =>
          t('Not in the context ({0}): {1}.', count, list),
        ),
      ];
    case 'contextPrecision':
      return [precisionText(x, found)];
    case 'noiseSensitivity':
      return [
        noiseText(x, found),
        ...listText(quotesOf(found, true), (count, list) =>
          t('Taken from the context ({0}): {1}.', count, list),
        ),
      ];
    case 'summarization':
      return summarizationTexts(x, found);
    case 'citationPrecision':
      return [
        citationPrecisionText(x, found),
        ...listText(quotesOf(found, false), (count, list) =>
          t('Cited without need or wrongly ({0}): {1}.', count, list),
        ),
      ];
    case 'citationRecall':
      return [
        citationRecallText(x, found),
        ...listText(quotesOf(found, false), (count, list) =>
          t('Not supported by what they cite ({0}): {1}.', count, list),
        ),
      ];
  }
}

const recallText = (x: string, { share: { counted, total } }: Found<'contextRecall'>): string =>
  total === 1
    ? t('The score is {0} because {1} of 1 claim of the reference is in the context.', x, counted)
    : t('The score is {0} because {1} of {2} claims of the reference are in the context.', x, counted, total);

const citationPrecisionText = (x: string, { share: { counted, total } }: CountedClaims): string =>
  total === 1
    ? t('The score is {0} because {1} of 1 citation supports its claim.', x, counted)
    : t('The score is {0} because {1} of {2} citations support their claims.', x, counted, total);

const citationRecallText = (x: string, { share: { counted, total } }: CountedClaims): string =>
  total === 1
    ? t('The score is {0} because {1} of 1 claim is supported by what it cites.', x, counted)
    : t('The score is {0} because {1} of {2} claims are supported by what they cite.', x, counted, total);

function precisionText(x: string, { items, of }: Found<'contextPrecision'>): string {
  const places = items.flatMap(({ relevant }, i) => (relevant ? [i + 1] : []));
  if (places.length === 0)
    return of === 'reference'
      ? t('The score is {0} because no context item supports a claim of the reference.', x)
      : t('The score is {0} because no context item supports a claim of the output.', x);
  const told = [x, places.length, items.length, places.join(', ')] as const;
  return of === 'reference'
    ? t(
        'The score is {0} because {1} of {2} context items support a claim of the reference (positions: {3}).',
        ...told,
      )
    : t(
        'The score is {0} because {1} of {2} context items support a claim of the output (positions: {3}).',
        ...told,
      );
}

const noiseText = (x: string, { focus, share: { counted, total } }: Found<'noiseSensitivity'>): string =>
  focus === 'relevant'
    ? t(
        'The score is {0} because {1} of {2} claims are not backed by the reference and come from relevant context.',
        x,
        counted,
        total,
      )
    : t(
        'The score is {0} because {1} of {2} claims are not backed by the reference and come only from irrelevant context.',
        x,
        counted,
        total,
      );

function summarizationTexts(x: string, { alignment, coverage }: Found<'summarization'>): readonly string[] {
  const head =
    partOf(alignment) < partOf(coverage)
      ? t('The score is {0} because alignment is lower than coverage.', x)
      : t('The score is {0} because coverage is lower than alignment.', x);
  const equal = t('The score is {0} because alignment and coverage are equal.', x);
  return [
    partOf(alignment) === partOf(coverage) ? equal : head,
    t(
      'Alignment: {0} of {1} claims of the summary are in the source.',
      alignment.share.counted,
      alignment.share.total,
    ),
    t(
      'Coverage: {0} of {1} claims of the source are in the summary.',
      coverage.share.counted,
      coverage.share.total,
    ),
    ...listText(quotesOf(alignment, false), (count, list) => t('Not in the source ({0}): {1}.', count, list)),
    ...listText(quotesOf(coverage, false), (count, list) => t('Left out ({0}): {1}.', count, list)),
  ];
}

const partOf = ({ share: { counted, total } }: CountedClaims): number => counted / total;

const quotesOf = ({ claims }: CountedClaims, counts: boolean): readonly string[] => [
  ...new Set(claims.filter((claim) => claim.counts === counts).map(({ finding }) => finding.claim.text)),
];

const listText = (
  quotes: readonly string[],
  text: (count: number, list: string) => string,
): readonly string[] => (quotes.length === 0 ? [] : [text(quotes.length, quoteList(quotes))]);

const missingText = ({ scorer }: RowFound, missing: number): string =>
  scorer === 'contextPrecision'
    ? t('Context items that could not be rated: {0}.', missing)
    : t('Claims that could not be checked: {0}.', missing);
