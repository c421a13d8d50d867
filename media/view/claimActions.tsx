import { t } from '@vscode/l10n';
import type { FromView, ViewClaim } from '../../src/view/protocol.ts';

interface Props {
  readonly claim: ViewClaim;
  readonly post: (message: FromView) => void;
}

interface Action {
  readonly type: 'applyFix' | 'ignore' | 'verify' | 'note' | 'undoDecision' | 'recheck';
  readonly label: string;
  /** The key that does the same in the list. */
  readonly key: string;
}

/** What can be done about a claim. */
export function ClaimActions({ claim, post }: Props) {
  return (
    <div class="actions">
      {actionsOf(claim).map(({ type, label, key }) => (
        <button
          key={type}
          type="button"
          class={type === 'applyFix' ? 'action is-main' : 'action'}
          title={t('{0} (key {1} in the list)', label, key)}
          onClick={() => post({ type, claim: claim.id })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

export function actionsOf(claim: ViewClaim): readonly Action[] {
  const fix: readonly Action[] =
    claim.correction === undefined
      ? []
      : [{ type: 'applyFix', label: t('Replace with “{0}”', claim.correction), key: 'F' }];
  const recheck: Action = { type: 'recheck', label: t('Recheck'), key: 'R' };
  const note: Action = { type: 'note', label: t('Note…'), key: 'N' };
  if (claim.stale) return [recheck];
  if (claim.decision) return [{ type: 'undoDecision', label: t('Undo'), key: 'U' }, note];
  if (claim.verdict === 'failed') return [recheck];
  const ignore: Action = { type: 'ignore', label: t('Ignore'), key: 'I' };
  const verify: Action = { type: 'verify', label: t('Mark verified'), key: 'V' };
  return claim.verdict === 'supported' ? [verify, note] : [...fix, ignore, verify, note];
}
