import { t } from '@vscode/l10n';
import { verdictOrder } from '../../src/check/tally.ts';
import { verdictText } from '../../src/report/labels.ts';
import type { ViewClaim } from '../../src/view/side/sideProtocol.ts';
import { Icon } from '../shared/icons.tsx';
import type { Filter, Memory } from './memory.ts';
import { tallyClaims } from './verdicts.tsx';

interface Props {
  readonly claims: readonly ViewClaim[];
  readonly memory: Memory;
  readonly change: (memory: Partial<Memory>) => void;
}

/** Counts by verdict, each a filter; search; order; whether evidence follows. */
export function FilterBar({ claims, memory, change }: Props) {
  const counts = tallyClaims(claims);
  const stale = claims.filter((claim) => claim.stale).length;
  const toggle = (filter: Filter) => () =>
    change({
      filters: memory.filters.includes(filter)
        ? memory.filters.filter((other) => other !== filter)
        : [...memory.filters, filter],
    });
  const worst = memory.order === 'worst';
  const chips = [
    ...verdictOrder.map((filter) => ({ filter, count: counts[filter], label: verdictText(filter) })),
    { filter: 'stale' as const, count: stale, label: t('Stale') },
  ].filter(({ filter, count }) => count > 0 || memory.filters.includes(filter));
  return (
    <div class="filters">
      <fieldset class="chips">
        <legend class="sr-only">{t('Show only')}</legend>
        {chips.map(({ filter, count, label }) => (
          <button
            key={filter}
            type="button"
            class={`chip is-${filter}`}
            title={t('Show only: {0}', label)}
            aria-pressed={memory.filters.includes(filter)}
            onClick={toggle(filter)}
          >
            <Icon name={filter} />
            <b>{count}</b> <span class="chip-label">{label}</span>
          </button>
        ))}
      </fieldset>
      <div class="find">
        <label class="search">
          <Icon name="search" />
          <input
            type="search"
            value={memory.query}
            placeholder={t('Search claims')}
            aria-label={t('Search claims')}
            onInput={({ currentTarget }) => change({ query: currentTarget.value })}
          />
        </label>
        <button
          type="button"
          class="order"
          title={
            worst ? t('Worst first. Click for document order.') : t('Document order. Click for worst first.')
          }
          onClick={() => change({ order: worst ? 'text' : 'worst' })}
        >
          <Icon name={worst ? 'worst' : 'lines'} />
          <span>{worst ? t('Worst first') : t('Document order')}</span>
        </button>
        <button
          type="button"
          class="follow"
          title={t('Show the evidence of each claim beside the text')}
          aria-label={t('Show the evidence of each claim beside the text')}
          aria-pressed={memory.follow}
          onClick={() => change({ follow: !memory.follow })}
        >
          <Icon name="beside" />
        </button>
      </div>
    </div>
  );
}
