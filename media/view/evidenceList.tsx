import { t } from '@vscode/l10n';
import type { FromView, ViewClaim } from '../../src/view/protocol.ts';
import { Icon } from './icons.tsx';

interface Props {
  readonly claim: ViewClaim;
  readonly post: (message: FromView) => void;
}

/** What the context says, word for word; each quote opens its place. */
export function EvidenceList({ claim, post }: Props) {
  if (claim.evidence.length === 0) return null;
  return (
    <ul class="evidence" aria-label={t('Evidence')}>
      {claim.evidence.map(({ place, quote, role }, i) => (
        <li key={`${place}\n${quote}`} class={`evidence-item does-${role}`}>
          <button
            type="button"
            title={t('Open {0}', place)}
            onClick={() => post({ type: 'openEvidence', claim: claim.id, evidence: i })}
          >
            <span class="evidence-quote">{quote}</span>
            <span class="evidence-place">
              <Icon name="open" />
              {place}
              <span class="quiet"> · {role === 'clashes' ? t('clashes') : t('supports')}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
