import { t } from '@vscode/l10n';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ViewState } from '../../src/view/side/sideProtocol.ts';
import { Icon } from '../shared/icons.tsx';

/** In a view of fewer pixels, the whole header would leave no room for a claim; `filters.css` has the same. */
const shortHeight = 460;

/** Of the folded header, in pixels. */
const lineHeight = 28;

/** How the header stands to what is seen: whether there is little room for it, and whether it is scrolled away. */
export function useFolding() {
  const summary = useRef<HTMLElement>(null);
  const [folding, setFolding] = useState({ short: window.innerHeight < shortHeight, past: false });
  useLayoutEffect(() => {
    const look = () => {
      const short = window.innerHeight < shortHeight;
      const past = (summary.current?.getBoundingClientRect().bottom ?? lineHeight + 1) <= lineHeight;
      setFolding((before) => (before.short === short && before.past === past ? before : { short, past }));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return { summary, ...folding };
}

interface Props {
  readonly state: ViewState;
  /** In a short view the line is the header, which it opens; over a long list it leads back to it. */
  readonly place: 'header' | 'overList';
  readonly open: boolean;
  readonly onClick: () => void;
}

/** The header in one line: which text, its score, its counts. */
export const FoldedHeader = ({ state: { document, score }, place, open, onClick }: Props) => (
  <button
    type="button"
    class={`folded ${place === 'overList' ? 'is-over' : ''}`}
    title={place === 'overList' ? t('Back to the summary') : open ? t('Less') : t('More')}
    aria-expanded={place === 'header' ? open : undefined}
    onClick={onClick}
  >
    <span class={`folded-mark ${open ? 'is-open' : ''}`}>
      <Icon name="down" />
    </span>
    <b class="folded-score">{score?.display ?? '–'}</b>
    <span class="folded-words">
      {document?.name} <span class="quiet">{score?.counts}</span>
    </span>
  </button>
);
