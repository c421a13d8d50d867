import { t } from '@vscode/l10n';
import type { RuleId } from '../check/ruleId.ts';
import type { MeasureId } from '../check/score/measureCatalogue.ts';
import type { Band, CountsAs, ScorerId, ScoreStatus } from '../check/score/scorer.ts';
import type { Confidence, SkipKind, Verdict } from '../check/types.ts';

/** The label of a verdict, the same on every surface. */
export const verdictText = (verdict: Verdict | 'failed'): string =>
  ({
    supported: t('Supported'),
    contradicted: t('Contradicted'),
    unsupported: t('Unsupported'),
    failed: t('Failed'),
  })[verdict];

export const confidenceText = (confidence: Confidence): string =>
  ({
    low: t('low confidence'),
    medium: t('medium confidence'),
    high: t('high confidence'),
  })[confidence];

/** What decided about a claim, to be read behind "decided". */
export const ruleText = (rule: RuleId): string =>
  ({
    provenClash: t('by another value for the same thing'),
    likelyClash: t('by another value for what is most likely the same thing'),
    verbatimCopy: t('word for word'),
    deniedPresence: t('by what is said to be missing'),
    missingMeasure: t('by a value that the context does not give for it'),
    openAbsence: t('by what is said to be missing and may not be'),
    missingValue: t('by a value or name that the context does not give'),
    undeniedDenial: t('by a denial that the context does not make'),
    foreignValues: t('by values and names alone, since the languages differ'),
    reading: t('read by the local model'),
    sharedWords: t('by words and values only, without the local model'),
  })[rule];

/** Why a sentence was not checked. */
export const skipText = (why: SkipKind): string =>
  ({
    question: t('a question'),
    command: t('a command'),
    heading: t('a heading'),
    offer: t('an offer'),
    aboutAnswer: t('about the answer itself'),
    code: t('code'),
    quotedMarkup: t('markup'),
    fragment: t('a fragment'),
    noClaim: t('no claim'),
    absenceConfirmed: t('absence confirmed: the context says nothing about this'),
  })[why];

export const scorerText = (scorer: MeasureId): string =>
  ({
    faithfulness: t('Faithfulness'),
    hallucination: t('Hallucination'),
    contradiction: t('Contradiction'),
    factuality: t('Factuality'),
    'context-recall': t('Context recall'),
    'context-precision': t('Context precision'),
    'noise-sensitivity': t('Noise sensitivity'),
    summarization: t('Summarization'),
    'citation-precision': t('Citation precision'),
    'citation-recall': t('Citation recall'),
  })[scorer];

export const directionText = (direction: 'higherIsBetter' | 'lowerIsBetter'): string =>
  direction === 'higherIsBetter' ? t('higher is better') : t('lower is better');

/** How a scorer counts a claim. */
export const countsAsText = (countsAs: CountsAs): string =>
  ({
    supported: t('supported'),
    contradicted: t('contradicted'),
    unsure: t('unsure'),
    hallucinated: t('hallucinated'),
    fine: t('not hallucinated'),
    clash: t('contradiction'),
    noClash: t('no contradiction'),
    notCounted: t('not counted'),
  })[countsAs];

export const statusText = (status: ScoreStatus): string =>
  ({
    scored: t('scored'),
    partial: t('partial'),
    notApplicable: t('not applicable'),
    failed: t('failed'),
  })[status];

/** What a score's band means for its scorer. */
export const bandText = (band: Band, scorer: ScorerId): string =>
  ({
    all: t('all supported'),
    most: t('most supported'),
    some: t('some supported'),
    few: t('few supported'),
    none: scorer === 'faithfulness' ? t('none supported') : t('none'),
    low: t('low'),
    mixed: t('mixed'),
    moderate: t('moderate'),
    high: t('high'),
    complete: t('complete'),
  })[band];
