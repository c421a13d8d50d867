import { t } from '@vscode/l10n';
import type { HintKind } from '../check/factuality/wordingHints.ts';
import type { Place, Reason } from '../check/types.ts';
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

/** What is wrong with the words of a reference, and what to write instead. */
export function referenceHintText(kind: HintKind): string {
  switch (kind) {
    case 'ornament':
      return t('Ornament: an answer without it may be graded as incomplete. Keep to the fact.');
    case 'vagueTime':
      return t('Vague about time: say the date or the year.');
    case 'vagueSource':
      return t('Vague about its source: name it, or state the fact itself.');
    case 'incompleteList':
      return t('The list is not given in full: name its members, so that they can be compared.');
    case 'opinion':
      return t('An opinion: answers cannot be graded against it. State the fact behind it.');
    case 'ages':
      return t('True only for a while: say as of when.');
    case 'ambiguous':
      return t('More than one reading: write the one that is meant.');
  }
}
