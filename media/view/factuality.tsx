import { t } from '@vscode/l10n';
import { useEffect } from 'preact/hooks';
import type { FromView, ViewState } from '../../src/view/protocol.ts';
import { Section } from './section.tsx';

interface Props {
  readonly state: ViewState;
  readonly post: (message: FromView) => void;
}

/** How the text stands to its context as a reference: a category from A to E, derived once it is looked at. */
export const Factuality = ({ state, post }: Props) => (
  <Section id="factuality" title={t('Factuality grade')}>
    <Category state={state} post={post} />
  </Section>
);

function Category({ state: { factuality }, post }: Props) {
  useEffect(() => {
    if (!factuality) post({ type: 'findFactuality', form: 'derived' });
  }, [factuality === undefined]);
  if (!factuality) return <p class="factuality quiet">{t('Comparing…')}</p>;
  const { category, title, reason, source, quality } = factuality;
  return (
    <div class="factuality">
      <div class="category">
        <span class={`category-letter is-${quality}`}>{category ?? '–'}</span>
        <p>{title || reason}</p>
      </div>
      {title && <p class="quiet">{reason}</p>}
      {title && <p class="quiet">{source}</p>}
      <button type="button" class="action" onClick={() => post({ type: 'findFactuality', form: 'graded' })}>
        {t('Grade with a Model')}
      </button>
    </div>
  );
}
