import { type FindingVerdict, type Tally, tallyOf, verdictOrder } from '../../src/check/tally.ts';
import type { ViewClaim } from '../../src/view/side/sideProtocol.ts';
import { Icon } from '../shared/icons.tsx';

export const tallyClaims = (claims: readonly ViewClaim[]): Tally =>
  tallyOf(claims.map(({ verdict }) => verdict));

/** How the claims divide, at a glance. The filter below it says the same in words and numbers. */
export function VerdictBar({ claims }: { readonly claims: readonly ViewClaim[] }) {
  const tally = tallyClaims(claims);
  return (
    <div class="verdict-bar" aria-hidden="true">
      {verdictOrder.map((verdict) =>
        tally[verdict] === 0 ? null : (
          <span key={verdict} class={`is-${verdict}`} style={{ flexGrow: tally[verdict] }} />
        ),
      )}
    </div>
  );
}

interface VerdictIconProps {
  readonly verdict: FindingVerdict;
  /** Where no words beside it say the same. */
  readonly label?: string;
}

export const VerdictIcon = ({ verdict, label }: VerdictIconProps) => (
  <span
    class={`verdict-icon is-${verdict}`}
    {...(label && { role: 'img', title: label, 'aria-label': label })}
  >
    <Icon name={verdict} />
  </span>
);
