import { t } from '@vscode/l10n';
import type { ViewClaim } from '../../src/view/side/sideProtocol.ts';
import { Icon, type IconName } from '../shared/icons.tsx';

/** Does what a button or a key asks for, where it makes sense for the claim. */
export type ActOnClaim = (type: ClaimAction['type'], claim: ViewClaim) => void;

interface ClaimAction {
  readonly type: 'applyFix' | 'ignore' | 'verify' | 'note' | 'undoDecision' | 'recheck' | 'chooseAction';
  readonly icon: IconName;
  readonly label: string;
  /** The key that does the same in the list. */
  readonly key: string;
}

/** Beside the one for all else. */
const mostButtons = 3;

interface Props {
  readonly claim: ViewClaim;
  /** Where the Tab key stops. */
  readonly stop: boolean;
  readonly act: ActOnClaim;
}

/** What is done most about a claim, and one that asks for all else. */
export function ClaimButtons({ claim, stop, act }: Props) {
  const actions = actionsOf(claim);
  const shown = [...actions.slice(0, -1).slice(0, mostButtons), ...actions.slice(-1)];
  return (
    <div class="actions">
      {shown.map(({ type, icon, label, key }) => (
        <button
          key={type}
          type="button"
          class="claim-button"
          tabIndex={stop ? 0 : -1}
          title={t('{0} ({1})', label, key)}
          aria-label={label}
          onClick={() => act(type, claim)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

/** The most wanted first, what asks for all else last; none where the text itself says what becomes of the claim. */
export function actionsOf(claim: ViewClaim): readonly ClaimAction[] {
  const fix: readonly ClaimAction[] =
    claim.correction === undefined
      ? []
      : [
          {
            type: 'applyFix',
            icon: 'edit',
            label: fixLabel(claim.correction, claim.copiesCorrection),
            key: 'F',
          },
        ];
  const recheck: ClaimAction = { type: 'recheck', icon: 'again', label: t('Recheck'), key: 'R' };
  const note: ClaimAction = { type: 'note', icon: 'question', label: t('Note…'), key: 'N' };
  const more: ClaimAction = {
    type: 'chooseAction',
    icon: 'more',
    label: t('More for this claim…'),
    key: 'M',
  };
  if (claim.decision?.inText) return [];
  if (claim.stale) return [recheck, more];
  if (claim.decision) return [{ type: 'undoDecision', icon: 'undo', label: t('Undo'), key: 'U' }, note, more];
  if (claim.verdict === 'failed') return [recheck, more];
  const ignore: ClaimAction = { type: 'ignore', icon: 'close', label: t('Ignore'), key: 'I' };
  const verify: ClaimAction = { type: 'verify', icon: 'done', label: t('Mark as Verified'), key: 'V' };
  return claim.verdict === 'supported' ? [verify, note, more] : [...fix, ignore, verify, note, more];
}

const fixLabel = (correction: string, copies: ViewClaim['copiesCorrection']): string =>
  copies ? t('Copy Answer with “{0}”', correction) : t('Replace with “{0}”', correction);
