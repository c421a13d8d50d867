import { t } from '@vscode/l10n';
import type { MeasureId } from '../check/score/measureCatalogue.ts';
import type { Band, CountsAs, ScorerId, ScoreStatus } from '../check/score/scorer.ts';
import type { Confidence, SkipKind, Verdict } from '../check/types.ts';

/** The label of a verdict, the same on every surface. */
export function verdictText(verdict: Verdict | 'failed'): string {
  switch (verdict) {
    case 'supported':
      return t('Supported');
    case 'contradicted':
      return t('Contradicted');
    case 'unsupported':
      return t('Unsupported');
    case 'failed':
      return t('Failed');
  }
}

export function confidenceText(confidence: Confidence): string {
  switch (confidence) {
    case 'low':
      return t('low confidence');
    case 'medium':
      return t('medium confidence');
    case 'high':
      return t('high confidence');
  }
}

/** Why a sentence was not checked. */
export function skipText(why: SkipKind): string {
  switch (why) {
    case 'question':
      return t('a question');
    case 'command':
      return t('a command');
    case 'heading':
      return t('a heading');
    case 'offer':
      return t('an offer');
    case 'aboutAnswer':
      return t('about the answer itself');
    case 'code':
      return t('code');
    case 'quotedMarkup':
      return t('markup');
    case 'fragment':
      return t('a fragment');
    case 'noClaim':
      return t('no claim');
    case 'absenceConfirmed':
      return t('absence confirmed: the context says nothing about this');
  }
}

export function scorerText(scorer: MeasureId): string {
  switch (scorer) {
    case 'faithfulness':
      return t('Faithfulness');
    case 'hallucination':
      return t('Hallucination');
    case 'contradiction':
      return t('Contradiction');
    case 'factuality':
      return t('Factuality');
    case 'context-recall':
      return t('Context recall');
    case 'context-precision':
      return t('Context precision');
    case 'noise-sensitivity':
      return t('Noise sensitivity');
    case 'summarization':
      return t('Summarization');
    case 'citation-precision':
      return t('Citation precision');
    case 'citation-recall':
      return t('Citation recall');
  }
}

export const directionText = (direction: 'higherIsBetter' | 'lowerIsBetter'): string =>
  direction === 'higherIsBetter' ? t('higher is better') : t('lower is better');

/** How a scorer counts a claim. */
export function countsAsText(countsAs: CountsAs): string {
  switch (countsAs) {
    case 'supported':
      return t('supported');
    case 'contradicted':
      return t('contradicted');
    case 'unsure':
      return t('unsure');
    case 'hallucinated':
      return t('hallucinated');
    case 'fine':
      return t('not hallucinated');
    case 'clash':
      return t('contradiction');
    case 'noClash':
      return t('no contradiction');
    case 'notCounted':
      return t('not counted');
  }
}

export function statusText(status: ScoreStatus): string {
  switch (status) {
    case 'scored':
      return t('scored');
    case 'partial':
      return t('partial');
    case 'notApplicable':
      return t('not applicable');
    case 'failed':
      return t('failed');
  }
}

/** What a score's band means for its scorer. */
export function bandText(band: Band, scorer: ScorerId): string {
  switch (band) {
    case 'all':
      return t('all supported');
    case 'most':
      return t('most supported');
    case 'some':
      return t('some supported');
    case 'few':
      return t('few supported');
    case 'none':
      return scorer === 'faithfulness' ? t('none supported') : t('none');
    case 'low':
      return t('low');
    case 'mixed':
      return t('mixed');
    case 'moderate':
      return t('moderate');
    case 'high':
      return t('high');
    case 'complete':
      return t('complete');
  }
}
