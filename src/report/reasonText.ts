import { t } from '@vscode/l10n';
import type { Place, Reason } from '../check/reason.ts';
import { placeText } from './place.ts';

/** The words of a claim's reason. A model's own words are hostile data: plain text, never markup. */
export function reasonText(reason: Reason): string {
  switch (reason.code) {
    case 'found':
      return t('Found in {0}.', placeText(reason.at));
    case 'foundInParts':
      return t('Found in parts: {0}.', placesText(reason.at));
    case 'rounded':
      return t(
        'Agrees within rounding: {0} here, {1} in {2}.',
        reason.here,
        reason.there,
        placeText(reason.at),
      );
    case 'coarser':
      return t(
        'Less precise than the context: {0} here, {1} in {2}.',
        reason.here,
        reason.there,
        placeText(reason.at),
      );
    case 'differs':
      return t('{0} here; {1} in {2}.', reason.here, reason.there, placeText(reason.at));
    case 'notFound':
      return t('Not found in the context: {0}.', listText(reason.missing));
    case 'nothingNear':
      return t('Not found in the context: nothing there is about this.');
    case 'fromQuestion':
      return t('From the question, not in the context: {0}.', listText(reason.values));
    case 'language':
      return t('Not decided: word knowledge for this language ({0}) is missing.', reason.language);
    case 'model':
      return reason.at.length === 0
        ? t('The model found nothing about this in the context.')
        : t('The model decided by {0}.', placesText(reason.at));
    case 'modelSays':
      return reason.text;
    case 'ungrounded':
      return t('The evidence that the model named is not in the context.');
  }
}

const placesText = (places: readonly Place[]): string => places.map(placeText).join('; ');

const listText = (items: readonly string[]): string => items.map((item) => t('“{0}”', item)).join(', ');
