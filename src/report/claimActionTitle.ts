import { t } from '@vscode/l10n';

/** What a person can have done to a text about one of its claims. */
export type TextAction =
  | { readonly act: 'correct'; readonly correction: string }
  | { readonly act: 'insertEvidence'; readonly form: 'quote' | 'footnote' | 'citation' }
  | { readonly act: 'removeSentence' }
  | { readonly act: 'ignoreInText'; readonly scope: 'line' | 'block' | 'file' };

/** The name of an action, the same in every editor. */
export function actionTitle(action: TextAction): string {
  switch (action.act) {
    case 'correct':
      return t('Replace with “{0}”', action.correction);
    case 'removeSentence':
      return t('Remove this sentence');
    case 'insertEvidence':
      switch (action.form) {
        case 'quote':
          return t('Insert evidence as quote');
        case 'footnote':
          return t('Insert evidence as footnote');
        case 'citation':
          return t('Cite evidence');
      }
      break;
    case 'ignoreInText':
      switch (action.scope) {
        case 'line':
          return t('Ignore this line with a comment');
        case 'block':
          return t('Ignore this block with a comment');
        case 'file':
          return t('Ignore this file with a comment');
      }
  }
}
