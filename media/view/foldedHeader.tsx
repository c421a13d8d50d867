import { t } from '@vscode/l10n';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ViewState } from '../../src/view/side/sideProtocol.ts';
import { Icon } from '../shared/icons.tsx';
import { Dial } from './dial.tsx';
import { whereTextGoes } from './setup.tsx';

/** What stays at the top while the list scrolls, the first above the second. */
const sticky = ['.folded', '.filters'] as const;

/** Tells the styles how much of the page its sticky parts cover, so that nothing is scrolled to beneath them. */
export function useStickyHeight() {
  const layout = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const parts = sticky.map((part) => layout.current?.querySelector<HTMLElement>(part) ?? undefined);
    const measure = () => {
      const [line = 0, filters = 0] = parts.map((part) => part?.offsetHeight ?? 0);
      const { style } = document.documentElement;
      style.setProperty('--header', `${line}px`);
      style.setProperty('--covered', `${line + filters}px`);
    };
    measure();
    const resized = new ResizeObserver(measure);
    for (const part of parts) if (part) resized.observe(part);
    return () => resized.disconnect();
  });
  return layout;
}

interface Props {
  readonly state: ViewState;
  readonly open: boolean;
  readonly onClick: () => void;
}

/** The header in one line: the score, and who judges or, above all that is known of the result, which text. */
export const FoldedHeader = ({ state, open, onClick }: Props) => {
  const { document, judge, run, score } = state;
  const isPlain = judge.destination === undefined && !judge.restricted;
  return (
    <h1 class="folded-bar">
      <button
        type="button"
        class="folded"
        title={[document?.name, score?.counts, open ? t('Less') : t('More')].filter(Boolean).join('\n')}
        aria-expanded={open}
        onClick={onClick}
      >
        <span class={`folded-mark ${open ? 'is-open' : ''}`}>
          <Icon name="down" />
        </span>
        <Dial score={score} running={run.state === 'running'} />
        <b class="dial-number" title={score?.tooltip}>
          {score?.display ?? '–'}
        </b>
        {open ? (
          <span class="folded-words">{document?.name}</span>
        ) : (
          <span class="folded-words">
            {judge.name}
            {!isPlain && <span class="quiet"> · {whereTextGoes(judge)}</span>}
          </span>
        )}
      </button>
    </h1>
  );
};
