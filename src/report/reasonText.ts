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
      return t('Found in several places: {0}.', placesText(reason.at));
    case 'rounded':
      return t(
        'Agrees only within rounding: the text says {0}, the context says {1} ({2}).',
        reason.here,
        reason.there,
        placeText(reason.at),
      );
    case 'coarser':
      return t(
        'Less precise than the context: the text says {0}, the context says {1} ({2}).',
        reason.here,
        reason.there,
        placeText(reason.at),
      );
    case 'differs':
      return t(
        'The text says {0}; the context says {1} ({2}).',
        reason.here,
        reason.there,
        placeText(reason.at),
      );
    case 'saysOtherwise':
      return t(
        'The text says “{0}”; the context says otherwise: “{1}” ({2}).',
        reason.here,
        reason.there,
        placeText(reason.at),
      );
    case 'notFound':
      return t('Not found in the context: {0}.', listText(reason.missing));
    case 'notDeclared':
      return reason.nearest === undefined
        ? t('The context does not declare {0}.', listText(reason.names))
        : t('The context does not declare {0}, but “{1}”.', listText(reason.names), reason.nearest);
    case 'notMissing':
      return t('The context does speak of this: “{0}” ({1}).', reason.quote, placeText(reason.at));
    case 'nothingNear':
      return t('The context says nothing about this.');
    case 'notSaid':
      return reason.words.length === 0
        ? t('The closest passage does not say this: “{0}” ({1}).', reason.quote, placeText(reason.at))
        : t(
            'The closest passage does not say {0}: “{1}” ({2}).',
            listText(reason.words),
            reason.quote,
            placeText(reason.at),
          );
    case 'fromQuestion':
      return t('Only in the question, not in the context: {0}.', listText(reason.values));
    case 'model':
      return reason.at.length === 0
        ? t('The model found nothing about this in the context.')
        : t('The model based its verdict on {0}.', placesText(reason.at));
    case 'modelReads':
      return t(
        'The text says “{0}”; the model reads “{1}” in the context ({2}).',
        reason.here,
        reason.there,
        placesText(reason.at),
      );
    case 'modelSays':
      return reason.text;
    case 'notMentioned':
      return t(
        'The cited passage ({0}) does not mention {1}.',
        placesText(reason.at),
        listText(reason.missing),
      );
    case 'ownEvidenceClashes':
      return t(
        'The cited passage ({0}) says otherwise, though the judge calls it supported.',
        placesText(reason.at),
      );
    case 'saysTheSame':
      return t('The cited passage ({0}) says the same, not otherwise.', placesText(reason.at));
    case 'ungrounded':
      return t('The evidence cited by the model is not in the context.');
  }
}

const placesText = (places: readonly Place[]): string => places.map(placeText).join('; ');

const listText = (items: readonly string[]): string => items.map((item) => t('“{0}”', item)).join(', ');

/** What is wrong with the words of a reference, and what to write instead. */
export const referenceHintText = (kind: HintKind): string =>
  ({
    ornament: t('Unnecessary detail: an answer without it may be graded as incomplete.'),
    vagueTime: t('Vague time: give the date or the year.'),
    vagueSource: t('Vague source: name it, or state the fact itself.'),
    incompleteList: t('Incomplete list: name all its items so that they can be compared.'),
    opinion: t('Opinion: answers cannot be graded against it. State the fact behind it.'),
    ages: t('Soon outdated: say as of when it is true.'),
    ambiguous: t('Ambiguous: write the intended meaning.'),
  })[kind];
