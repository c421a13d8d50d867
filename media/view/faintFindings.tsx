import { t } from '@vscode/l10n';
import type { FromView, ViewState } from '../../src/view/side/sideProtocol.ts';

interface Props {
  readonly faint: NonNullable<ViewState['faint']>;
  readonly post: (message: FromView) => void;
}

/** The choice to hide faint findings: offered after several were dismissed, and shown, to be taken back, once made. */
export const FaintFindings = ({ faint: { state, hidden }, post }: Props) => {
  const choose = (choice: 'hide' | 'keep') => () => post({ type: 'chooseFaint', choice });
  return state === 'offered' ? (
    <div class="faint">
      <p>{t('You dismissed several faint findings. Stop underlining findings as faint as these?')}</p>
      <div class="actions">
        <button type="button" class="action" onClick={choose('hide')}>
          {t('Hide Faint Findings')}
        </button>
        <button type="button" class="action" onClick={choose('keep')}>
          {t('Keep Underlining')}
        </button>
      </div>
    </div>
  ) : (
    <div class="faint">
      <p class="quiet">{t('Faint findings are not underlined, as you chose: {0} here.', hidden)}</p>
      <button type="button" class="link" onClick={choose('keep')}>
        {t('Underline Them Again')}
      </button>
    </div>
  );
};
