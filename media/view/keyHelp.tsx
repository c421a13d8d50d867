import { t } from '@vscode/l10n';

/** The keys of the review mode, shown while the list has the keyboard. */
export const KeyHelp = () => (
  <p class="key-help" aria-hidden="true">
    {keys().map(([key, does]) => (
      <span key={key}>
        <kbd>{key}</kbd> {does}
      </span>
    ))}
  </p>
);

const keys = (): readonly (readonly [string, string])[] => [
  ['↑↓', t('move')],
  ['Enter', t('go to')],
  ['E', t('evidence')],
  ['F', t('fix')],
  ['I', t('ignore')],
  ['V', t('verify')],
  ['N', t('note')],
  ['U', t('undo')],
  ['R', t('recheck')],
  ['Esc', t('text')],
];
