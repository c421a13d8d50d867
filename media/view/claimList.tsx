import { t } from '@vscode/l10n';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { FromView, ViewClaim, ViewState } from '../../src/view/side/sideProtocol.ts';
import { type ActOnClaim, actionsOf } from './claimButtons.tsx';
import { ClaimCard } from './claimCard.tsx';
import { Section } from './disclosure.tsx';
import { useReviewActions } from './reviewActions.ts';
import { type ReviewKey, reviewKey } from './reviewKeys.ts';
import { useRows } from './virtualRows.ts';

interface Props {
  readonly claims: readonly ViewClaim[];
  readonly active: string | undefined;
  readonly post: (message: FromView) => void;
  /** The person is on this claim now. */
  readonly onPick: (claim: ViewClaim) => void;
}

/** Pixels of a row that is not opened up, at VS Code's own size of letters. */
const twoLines = () => 50;

/** The claims as one stop of the Tab key: arrows move within, letters act (the review mode). */
export function ClaimList({ claims, active, post, onPick }: Props) {
  const ids = useMemo(() => claims.map(({ id }) => id), [claims]);
  const { list, tops, first, end } = useRows(ids, twoLines);
  const position = active === undefined ? -1 : ids.indexOf(active);
  const stop = Math.max(0, position);

  const goTo = (next: number) => {
    const claim = claims[Math.min(claims.length - 1, Math.max(0, next))];
    if (claim) onPick(claim);
  };
  const [said, say] = useState<{ readonly claim: string; readonly words: string }>();
  const act = useReviewActions(claims, post, onPick);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = reviewKey(event);
    const claim = claims[stop];
    const onHead = event.target instanceof HTMLElement && event.target.dataset.claim !== undefined;
    // Enter presses whichever button of the open claim has the keyboard.
    if (!key) followed.current = false;
    if (!key || !claim || (event.key === 'Enter' && !onHead)) return;
    event.preventDefault();
    if ('move' in key) {
      goTo(targetPosition(key.move, stop, claims.length));
      return;
    }
    const missing = whatIsMissing(key.act, claim);
    say(missing === undefined ? undefined : { claim: claim.id, words: missing });
    if (missing === undefined) actByKey(key.act, claim, act, post);
  };

  // The keyboard follows the active claim, but never comes into the list by itself.
  const followed = useFollowed(active, position);
  useLayoutEffect(() => {
    const head = list.current?.querySelector<HTMLElement>('.is-active .claim-head');
    if (head && list.current?.contains(document.activeElement)) head.focus({ preventScroll: true });
  }, [active, position]);
  // Also once rows above have turned out to be higher than they were thought.
  useLayoutEffect(() => {
    if (followed.current)
      list.current?.querySelector('[data-row]:has(.is-active)')?.scrollIntoView({ block: 'nearest' });
  });

  const drawn = claims.slice(first, end).map((claim, i) => ({ claim, at: first + i }));
  // The Tab key's stop stays in the document even where it is out of sight.
  if (claims[stop] && (stop < first || stop >= end)) drawn.push({ claim: claims[stop], at: stop });
  return (
    <>
      <p class="sr-only" role="status">
        {said?.words}
      </p>
      <ul
        ref={list}
        class="claims"
        aria-label={t('Claims')}
        style={{ height: `${tops.at(-1)}px` }}
        onKeyDown={onKeyDown}
      >
        {drawn.map(({ claim, at }) => (
          <li
            key={claim.id}
            data-row={claim.id}
            aria-setsize={claims.length}
            aria-posinset={at + 1}
            style={{ top: `${tops[at]}px` }}
          >
            <ClaimCard
              claim={claim}
              active={at === position}
              said={said?.claim === claim.id ? said.words : undefined}
              stop={at === stop}
              post={post}
              act={act}
              onPick={onPick}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether the active claim is kept in sight: from when it became that, or moved, until the person scrolls. */
function useFollowed(active: string | undefined, position: number) {
  const followed = useRef(false);
  useLayoutEffect(() => {
    followed.current = true;
  }, [active, position]);
  useLayoutEffect(() => {
    const letGo = () => {
      followed.current = false;
    };
    const acts = ['wheel', 'pointerdown', 'touchmove'] as const;
    for (const act of acts) window.addEventListener(act, letGo, { passive: true });
    return () => {
      for (const act of acts) window.removeEventListener(act, letGo);
    };
  }, []);
  return followed;
}

function targetPosition(
  move: Extract<ReviewKey, { move: string }>['move'],
  from: number,
  count: number,
): number {
  switch (move) {
    case 'next':
      return from + 1;
    case 'previous':
      return from - 1;
    case 'first':
      return 0;
    case 'last':
      return count - 1;
  }
}

function actByKey(
  key: Extract<ReviewKey, { act: string }>['act'],
  claim: ViewClaim,
  act: ActOnClaim,
  post: Props['post'],
): void {
  switch (key) {
    case 'focusEditor':
      post({ type: key });
      return;
    case 'openClaim':
      post({ type: key, claim: claim.id });
      return;
    case 'showEvidence':
    case 'openEvidence':
      post({ type: key, claim: claim.id, evidence: 0 });
      return;
    default:
      act(key, claim);
  }
}

/** Why a key does nothing for a claim; undefined where it does. */
function whatIsMissing(
  key: Extract<ReviewKey, { act: string }>['act'],
  claim: ViewClaim,
): string | undefined {
  switch (key) {
    case 'applyFix':
      return actionsOf(claim).some(({ type }) => type === key)
        ? undefined
        : t('There is no fix for this claim.');
    case 'showEvidence':
    case 'openEvidence':
      return claim.evidence.length > 0 ? undefined : t('There is no evidence for this claim.');
    default:
      return undefined;
  }
}

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
  ['M', t('more')],
  ['Esc', t('text')],
];

/** Sentences that hold no claim, and why: nothing is left out silently. */
export function SkippedList({ skipped }: Pick<ViewState, 'skipped'>) {
  if (skipped.length === 0) return null;
  return (
    <Section id="skipped" title={t('Sentences without a claim: {0}', skipped.length)}>
      <ul class="skipped">
        {skipped.map(({ text, line, why }) => (
          <li key={`${line} ${text}`}>
            <span dir="auto">{text}</span>
            <span class="quiet">
              {why} · {t('line {0}', line)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
