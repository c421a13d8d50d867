import { t } from '@vscode/l10n';
import type { FromView, ViewState } from '../../src/view/side/sideProtocol.ts';

interface Props {
  readonly faint: NonNullable<ViewState['faint']>;
  readonly post: (message: FromView) => void;
}

/** The choice to hide faint findings: asked for after several were dismissed, and shown, to be changed, once made. */
export function FaintFindings({ faint: { state, hidden }, post }: Props) {
  const choose = (choice: 'hide' | 'keep') => () => post({ type: 'chooseFaint', choice });
  switch (state) {
    case 'offered':
      return (
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
      );
    case 'hidden':
      return (
        <div class="faint">
          <p class="quiet">{t('Faint findings are not underlined, as you chose: {0} here.', hidden)}</p>
          <button type="button" class="link" onClick={choose('keep')}>
            {t('Underline Them Again')}
          </button>
        </div>
      );
    case 'kept':
      return (
        <div class="faint">
          <p class="quiet">{t('Faint findings are underlined, as you chose.')}</p>
          <button type="button" class="link" onClick={choose('hide')}>
            {t('Hide Faint Findings')}
          </button>
        </div>
      );
  }
}
