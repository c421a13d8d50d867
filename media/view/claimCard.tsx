import { t } from '@vscode/l10n';
import { confidenceText, verdictText } from '../../src/report/labels.ts';
import type { FromView, ViewClaim } from '../../src/view/side/sideProtocol.ts';
import { Icon, type IconName } from '../shared/icons.tsx';
import { type ActOnClaim, ClaimButtons } from './claimButtons.tsx';
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

/** Two lines: a claim, and the reason of its verdict. The active one shows both in full, with the evidence. */
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
        <VerdictIcon verdict={claim.verdict} label={verdictText(claim.verdict)} />
        <Marked class="claim-text" text={claim.text} focus={claim.focus} />
        <ClaimState claim={claim} />
        <ClaimReason claim={claim} active={active} />
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
        </div>
      )}
      <div class="claim-foot">
        <ClaimButtons claim={claim} stop={stop} act={act} />
        {active && <Sign icon="judge" says={`${claim.judge} · ${t('counted as {0}', claim.countsAs)}`} />}
      </div>
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

/** Words of a document, those that differ from another's marked: the last that are cut where there is little room. */
function Marked({ class: name, text, focus }: MarkedProps) {
  if (!focus)
    return (
      <span class={name} dir="auto">
        {text}
      </span>
    );
  return (
    <span class={`${name} has-mark`} dir="auto">
      <span>{text.slice(0, focus.start)}</span>
      <mark>{text.slice(focus.start, focus.end)}</mark>
      <span>{text.slice(focus.end)}</span>
    </span>
  );
}

/** What is known of a claim beside its reason, as signs, and where it stands. */
const ClaimState = ({ claim: { confidence, quiet, line } }: { readonly claim: ViewClaim }) => (
  <span class="claim-state">
    {quiet && <Sign icon="notUnderlined" says={quiet} />}
    {confidence && <Sign icon={confidence} says={confidenceText(confidence)} />}
    <span class="claim-line" role="img" title={t('line {0}', line)} aria-label={t('line {0}', line)}>
      {line}
    </span>
  </span>
);

/** A drawing that says something by itself. */
const Sign = ({ icon, says }: { readonly icon: IconName; readonly says: string }) => (
  <span class="sign" role="img" title={says} aria-label={says}>
    <Icon name={icon} />
  </span>
);

/** The second line. Evidence follows the reason where it is neither quoted there nor listed below. */
function ClaimReason({ claim, active }: Pick<Props, 'claim' | 'active'>) {
  const [first] = active ? [] : claim.evidence.filter(({ quote }) => !claim.reason.includes(quote));
  const parts = [...notesOf(claim), claim.reason].filter(Boolean);
  const words = parts.length === 0 && !first ? verdictText(claim.verdict) : parts.join(' · ');
  return (
    <span class="claim-reason">
      {words}
      {!claim.stale &&
        claim.faults.map(({ label, reason }) => (
          <span key={reason} class="claim-fault">
            <b>{label}</b> · {reason}
          </span>
        ))}
      {first && <q dir="auto">{first.quote}</q>}
    </span>
  );
}

const notesOf = ({ decision, stale, flags, cell }: ViewClaim): readonly string[] => [
  ...(decision ? [decisionWord(decision)] : []),
  ...(stale ? [stale === 'edited' ? t('edited after the check') : t('context changed after the check')] : []),
  ...flags,
  ...(cell ? [cell] : []),
];

const decisionWord = ({ kind, inText }: NonNullable<ViewClaim['decision']>): string =>
  inText ? t('ignored by a comment in the text') : kind === 'ignored' ? t('ignored') : t('verified');

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
