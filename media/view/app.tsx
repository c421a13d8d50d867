import { t } from '@vscode/l10n';
import { useMemo } from 'preact/hooks';
import type { FromView, ViewClaim, ViewState } from '../../src/view/protocol.ts';
import { Announcer } from './announcer.tsx';
import { arrange } from './arrange.ts';
import { ClaimList } from './claimList.tsx';
import { Comparison } from './comparison.tsx';
import { EmptyState } from './emptyState.tsx';
import { Factuality } from './factuality.tsx';
import { FilterBar } from './filterBar.tsx';
import { Header } from './header.tsx';
import { History } from './history.tsx';
import { KeyHelp } from './keyHelp.tsx';
import type { Memory } from './memory.ts';
import { MemoryContext } from './memoryContext.ts';
import { Notice } from './notice.tsx';
import { Progress } from './progress.tsx';
import { ScoreCard } from './scoreCard.tsx';
import { SkippedList } from './skippedList.tsx';
import { Toolbar } from './toolbar.tsx';

interface Props {
  readonly state: ViewState;
  readonly memory: Memory;
  readonly change: (part: Partial<Memory>) => void;
  readonly post: (message: FromView) => void;
}

export function App({ state, memory, change, post }: Props) {
  const checked = state.run.state !== 'none';
  return (
    <MemoryContext.Provider value={{ memory, change }}>
      <div class="layout">
        <section class="summary" aria-label={t('Summary')}>
          <Header state={state} post={post} />
          {state.notice && <Notice notice={state.notice} post={post} />}
          {state.run.state === 'running' && <Progress run={state.run} post={post} />}
          {checked && <ScoreCard state={state} post={post} />}
          {checked && state.run.state !== 'running' && <Toolbar post={post} />}
          {checked && state.run.state !== 'running' && <Factuality state={state} post={post} />}
          <History runs={state.history} post={post} />
        </section>
        <main class="results">
          {state.comparison ? (
            <Comparison comparison={state.comparison} post={post} />
          ) : checked ? (
            <Results state={state} memory={memory} change={change} post={post} />
          ) : (
            <EmptyState state={state} post={post} />
          )}
        </main>
        <Announcer state={state} />
      </div>
    </MemoryContext.Provider>
  );
}

function Results({ state: { claims, skipped }, memory, change, post }: Props) {
  const shown = useMemo(() => arrange(claims, memory), [claims, memory.filters, memory.query, memory.order]);
  const pick = (claim: ViewClaim) => {
    change({ active: claim.id });
    post({ type: 'showClaim', claim: claim.id });
  };
  return (
    <>
      {claims.length > 0 && <FilterBar claims={claims} memory={memory} change={change} />}
      {shown.length > 0 ? (
        <>
          <ClaimList claims={shown} active={memory.active} post={post} onPick={pick} />
          <KeyHelp />
        </>
      ) : (
        claims.length > 0 && <p class="quiet nothing">{t('No claim matches.')}</p>
      )}
      <SkippedList skipped={skipped} />
      {claims.length > 0 && (
        <p class="quiet caveat">{t('Supported means supported by these files, not true.')}</p>
      )}
    </>
  );
}
