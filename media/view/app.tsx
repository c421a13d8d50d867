import { t } from '@vscode/l10n';
import { useMemo } from 'preact/hooks';
import type { FromView, ViewClaim, ViewState } from '../../src/view/side/sideProtocol.ts';
import { arrangeClaims } from './claimArrangement.ts';
import { ClaimList, KeyHelp, SkippedList } from './claimList.tsx';
import { Toolbar } from './commands.tsx';
import { Comparison } from './comparison.tsx';
import { Dependents } from './dependents.tsx';
import { FaintFindings } from './faintFindings.tsx';
import { FilterBar } from './filterBar.tsx';
import { FoldedHeader, useStickyHeight } from './foldedHeader.tsx';
import { History } from './history.tsx';
import { type Memory, MemoryContext } from './memory.ts';
import { ModelTest } from './modelTest.tsx';
import { Notice, Progress, ReadingProgress } from './runStatus.tsx';
import { Factuality, ScoreCard } from './scoreCard.tsx';
import { EmptyState, LeftOut, SetupHeader } from './setup.tsx';

interface Props {
  readonly state: ViewState;
  readonly memory: Memory;
  readonly change: (part: Partial<Memory>) => void;
  readonly post: (message: FromView) => void;
}

/** Among the open sections of the memory. */
const header = 'header';

export function App({ state, memory, change, post }: Props) {
  const checked = state.run.state !== 'none';
  const layout = useStickyHeight();
  const open = !checked || memory.openSections.includes(header);
  const ended = checked && state.run.state !== 'running';
  const toggle = () => {
    const others = memory.openSections.filter((one) => one !== header);
    change({ openSections: open ? others : [...others, header] });
  };
  return (
    <MemoryContext.Provider value={{ memory, change }}>
      <div class={`layout ${open ? 'is-open' : ''}`} ref={layout}>
        {checked && <FoldedHeader state={state} open={open} onClick={toggle} />}
        <section class="summary" aria-label={t('Summary')}>
          {state.notice && <Notice notice={state.notice} post={post} />}
          {state.reading && <ReadingProgress reading={state.reading} post={post} />}
          {state.run.state === 'running' && !state.reading && <Progress run={state.run} post={post} />}
          {open && <SetupHeader state={state} post={post} />}
          {!open && state.leftOut && <LeftOut leftOut={state.leftOut} post={post} />}
          {checked && open && <ScoreCard state={state} post={post} />}
          {ended && open && <Toolbar post={post} />}
          {ended && open && <Factuality state={state} post={post} />}
          {open && <History runs={state.history} post={post} />}
        </section>
        {state.dependents && <Dependents dependents={state.dependents} post={post} />}
        <main class="results">
          {state.modelTest && <ModelTest test={state.modelTest} post={post} />}
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

function Results({ state: { claims, skipped, faint }, memory, change, post }: Props) {
  const shown = useMemo(
    () => arrangeClaims(claims, memory),
    [claims, memory.filters, memory.query, memory.order],
  );
  const pick = (claim: ViewClaim) => {
    change({ active: claim.id });
    post({ type: 'showClaim', claim: claim.id });
    if (memory.follow && claim.evidence.length > 0)
      post({ type: 'showEvidence', claim: claim.id, evidence: 0 });
  };
  return (
    <>
      {claims.length > 0 && <FilterBar claims={claims} memory={memory} change={change} />}
      {faint && <FaintFindings faint={faint} post={post} />}
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
        <p class="quiet caveat">{t('“Supported” means supported by these files, not true.')}</p>
      )}
    </>
  );
}

/** Tells a screen reader that a check began or ended, and how; not each claim as it comes. */
function Announcer({ state }: { readonly state: ViewState }) {
  return (
    <p class="sr-only" role="status" aria-live="polite">
      {announcement(state)}
    </p>
  );
}

export function announcement({ run, claims, score }: ViewState): string {
  switch (run.state) {
    case 'none':
      return '';
    case 'running':
      return t('Checking {0} sentences.', run.total);
    case 'done':
    case 'cancelled':
    case 'failed': {
      const result = t(
        '{0} claims: {1}. Score {2}.',
        claims.length,
        score?.counts ?? '',
        score?.display ?? t('none'),
      );
      return run.state === 'done' ? t('Check finished. {0}', result) : t('Check stopped. {0}', result);
    }
  }
}
