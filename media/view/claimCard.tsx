import { t } from '@vscode/l10n';
import { confidenceText, verdictText } from '../../src/report/labels.ts';
import type { FromView, ViewClaim } from '../../src/view/side/sideProtocol.ts';
import { Icon } from '../shared/icons.tsx';
import { VerdictIcon } from './verdicts.tsx';

interface Props {
  readonly claim: ViewClaim;
  /** The one that the keyboard is on; it is opened up. */
  readonly active: boolean;
  /** Where the Tab key stops. */
  readonly stop: boolean;
  /** Why the last key did nothing; a status beside the list tells it to screen readers. */
  readonly said: string | undefined;
  readonly post: (message: FromView) => void;
  readonly act: ActOnClaim;
  readonly onPick: (claim: ViewClaim) => void;
}

/** A claim with its verdict and reason; the active one also with evidence and what can be done about it. */
export function ClaimCard({ claim, active, stop, said, post, act, onPick }: Props) {
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
          <Marked class="claim-text" text={claim.text} focus={claim.focus} />
          {claim.reason && (active || claim.verdict !== 'supported') && (
            <span class="claim-reason">{claim.reason}</span>
          )}
          {!claim.stale &&
            claim.faults.map(({ label, reason }) => (
              <span key={reason} class="claim-fault">
                <b>{label}</b> · {reason}
              </span>
            ))}
        </span>
      </button>
      {active && (
        <div class="claim-more">
          {said && (
            <p class="quiet" aria-hidden="true">
              {said}
            </p>
          )}
          <SourceFixes claim={claim} post={post} />
          <EvidenceList claim={claim} post={post} />
          {claim.note && (
            <p class="claim-note" dir="auto">
              {claim.note}
            </p>
          )}
          <ClaimActions claim={claim} act={act} />
          <p class="quiet">
            {t('counted as {0}', claim.countsAs)} · {claim.judge}
          </p>
        </div>
      )}
    </article>
  );
}

/** Puts right where the claim says that it comes from. */
function SourceFixes({ claim, post }: EvidenceListProps) {
  if (claim.stale || claim.decision) return null;
  const fixes = claim.faults.flatMap(({ fix }, fault) => (fix === undefined ? [] : [{ fix, fault }]));
  if (fixes.length === 0) return null;
  return (
    <div class="actions">
      {fixes.map(({ fix, fault }) => (
        <button
          key={fault}
          type="button"
          class="action"
          onClick={() => post({ type: 'applySourceFix', claim: claim.id, fault })}
        >
          {fix}
        </button>
      ))}
    </div>
  );
}

interface MarkedProps {
  readonly class: string;
  readonly text: string;
  readonly focus: ViewClaim['focus'];
}

/** Words of a document, those that differ from another's marked. */
const Marked = ({ class: name, text, focus: { start, end } = { start: 0, end: 0 } }: MarkedProps) => (
  <span class={name} dir="auto">
    {text.slice(0, start)}
    {start < end && <mark>{text.slice(start, end)}</mark>}
    {text.slice(end)}
  </span>
);

function ClaimState({ claim }: { readonly claim: ViewClaim }) {
  const words = [
    ...(claim.decision ? [decisionWord(claim.decision)] : []),
    ...(claim.stale
      ? [claim.stale === 'edited' ? t('edited after the check') : t('context changed after the check')]
      : []),
    ...(claim.confidence ? [confidenceText(claim.confidence)] : []),
    ...claim.flags,
    ...(claim.cell ? [claim.cell] : []),
    ...(claim.quiet ? [claim.quiet] : []),
  ];
  return (
    <span class="claim-state">
      <span>
        <b>{verdictText(claim.verdict)}</b>
        {words.map((word) => (
          <span key={word}> · {word}</span>
        ))}
      </span>{' '}
      <span class="claim-line">{t('line {0}', claim.line)}</span>
    </span>
  );
}

const decisionWord = ({ kind, inText }: NonNullable<ViewClaim['decision']>): string =>
  inText ? t('ignored by a comment in the text') : kind === 'ignored' ? t('ignored') : t('verified');

interface ClaimActionsProps {
  readonly claim: ViewClaim;
  readonly act: ActOnClaim;
}

/** Does what a button or a key asks for, where it makes sense for the claim. */
export type ActOnClaim = (type: ClaimAction['type'], claim: ViewClaim) => void;

interface ClaimAction {
  readonly type: 'applyFix' | 'ignore' | 'verify' | 'note' | 'undoDecision' | 'recheck';
  readonly label: string;
  /** The key that does the same in the list. */
  readonly key: string;
}

/** What can be done about a claim. */
function ClaimActions({ claim, act }: ClaimActionsProps) {
  return (
    <div class="actions">
      {actionsOf(claim).map(({ type, label, key }) => (
        <button
          key={type}
          type="button"
          class={type === 'applyFix' ? 'action is-main' : 'action'}
          title={t('{0} ({1})', label, key)}
          onClick={() => act(type, claim)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

export function actionsOf(claim: ViewClaim): readonly ClaimAction[] {
  const fix: readonly ClaimAction[] =
    claim.correction === undefined
      ? []
      : [{ type: 'applyFix', label: fixLabel(claim.correction, claim.copiesCorrection), key: 'F' }];
  const recheck: ClaimAction = { type: 'recheck', label: t('Recheck'), key: 'R' };
  const note: ClaimAction = { type: 'note', label: t('Note…'), key: 'N' };
  if (claim.decision?.inText) return [];
  if (claim.stale) return [recheck];
  if (claim.decision) return [{ type: 'undoDecision', label: t('Undo'), key: 'U' }, note];
  if (claim.verdict === 'failed') return [recheck];
  const ignore: ClaimAction = { type: 'ignore', label: t('Ignore'), key: 'I' };
  const verify: ClaimAction = { type: 'verify', label: t('Mark as Verified'), key: 'V' };
  return claim.verdict === 'supported' ? [verify, note] : [...fix, ignore, verify, note];
}

const fixLabel = (correction: string, copies: ViewClaim['copiesCorrection']): string =>
  copies ? t('Copy Answer with “{0}”', correction) : t('Replace with “{0}”', correction);

interface EvidenceListProps {
  readonly claim: ViewClaim;
  readonly post: (message: FromView) => void;
}

/** What the context says, word for word; each quote shows its place, and goes there with Shift. */
function EvidenceList({ claim, post }: EvidenceListProps) {
  if (claim.evidence.length === 0) return null;
  return (
    <ul class="evidence" aria-label={t('Evidence')}>
      {claim.evidence.map(({ place, quote, focus, role }, i) => (
        <li key={`${place}\n${quote}`} class={`evidence-item does-${role}`}>
          <button
            type="button"
            title={t('Open {0}', place)}
            onClick={({ shiftKey }) =>
              post({ type: shiftKey ? 'openEvidence' : 'showEvidence', claim: claim.id, evidence: i })
            }
          >
            <Marked class="evidence-quote" text={quote} focus={focus} />
            <span class="evidence-place">
              <Icon name="open" />
              {place}
              <span class="quiet"> · {role === 'clashes' ? t('contradicts') : t('supports')}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
