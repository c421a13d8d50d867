import { t } from '@vscode/l10n';
import { confidenceText } from '../../src/report/words.ts';
import type { FromView, ViewClaim } from '../../src/view/protocol.ts';
import { ClaimActions } from './claimActions.tsx';
import { EvidenceList } from './evidenceList.tsx';
import { VerdictIcon } from './icons.tsx';
import { verdictTitle } from './verdicts.ts';

interface Props {
  readonly claim: ViewClaim;
  /** The one that the keyboard is on; it is opened up. */
  readonly active: boolean;
  /** Where the Tab key stops. */
  readonly stop: boolean;
  readonly post: (message: FromView) => void;
  readonly onPick: (claim: ViewClaim) => void;
}

/** A claim with its verdict and reason; the active one also with evidence and what can be done about it. */
export function ClaimCard({ claim, active, stop, post, onPick }: Props) {
  const state = [
    `is-${claim.verdict}`,
    active ? 'is-active' : '',
    claim.stale ? 'is-stale' : '',
    claim.decision ? 'is-decided' : '',
  ];
  return (
    <article class={`claim ${state.join(' ')}`}>
      <button
        type="button"
        class="claim-head"
        data-claim={claim.id}
        tabIndex={stop ? 0 : -1}
        aria-expanded={active}
        onClick={() => onPick(claim)}
        onDblClick={() => post({ type: 'openClaim', claim: claim.id })}
      >
        <VerdictIcon verdict={claim.verdict} />
        <span class="claim-words">
          <ClaimState claim={claim} />
          <ClaimText claim={claim} />
          {(active || claim.verdict !== 'supported') && <span class="claim-reason">{claim.reason}</span>}
        </span>
      </button>
      {active && (
        <div class="claim-more">
          <EvidenceList claim={claim} post={post} />
          {claim.decision?.note && <p class="claim-note">{claim.decision.note}</p>}
          <ClaimActions claim={claim} post={post} />
          <p class="quiet">
            {[
              claim.confidence && confidenceText(claim.confidence),
              t('counted as {0}', claim.countsAs),
              claim.judge,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      )}
    </article>
  );
}

/** The claim with the words at fault marked. */
function ClaimText({ claim: { text, focus } }: { readonly claim: ViewClaim }) {
  if (!focus) return <span class="claim-text">{text}</span>;
  return (
    <span class="claim-text">
      {text.slice(0, focus.start)}
      <mark>{text.slice(focus.start, focus.end)}</mark>
      {text.slice(focus.end)}
    </span>
  );
}

function ClaimState({ claim }: { readonly claim: ViewClaim }) {
  const words = [
    ...(claim.decision ? [claim.decision.kind === 'ignored' ? t('ignored') : t('verified')] : []),
    ...(claim.stale ? [claim.stale === 'edited' ? t('edited since') : t('context changed since')] : []),
    ...claim.flags,
  ];
  return (
    <span class="claim-state">
      <span>
        <b>{verdictTitle(claim.verdict)}</b>
        {words.map((word) => (
          <span key={word}> · {word}</span>
        ))}
      </span>{' '}
      <span class="claim-line">{t('line {0}', claim.line)}</span>
    </span>
  );
}
