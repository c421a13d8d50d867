import type { ViewClaim } from '../../src/view/protocol.ts';
import { countVerdicts, verdicts } from './verdicts.ts';

/** How the claims divide, at a glance. The filter below it says the same in words and numbers. */
export function VerdictBar({ claims }: { readonly claims: readonly ViewClaim[] }) {
  const counts = countVerdicts(claims);
  return (
    <div class="verdict-bar" aria-hidden="true">
      {verdicts.map((verdict) =>
        counts[verdict] === 0 ? null : (
          <span key={verdict} class={`is-${verdict}`} style={{ flexGrow: counts[verdict] }} />
        ),
      )}
    </div>
  );
}
