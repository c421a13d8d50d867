import { t } from '@vscode/l10n';
import type { HintKind } from '../check/referenceHints.ts';

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
