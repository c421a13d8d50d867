import { verdictText } from '../../src/report/labels.ts';
import type { ViewClaim, ViewVerdict } from '../../src/view/side/sideProtocol.ts';
import { Icon } from '../shared/icons.tsx';

/** Worst first. */
export const verdicts = ['contradicted', 'unsupported', 'failed', 'supported'] as const;

/** The verdict's words at the start of a line. */
export const verdictTitle = (verdict: ViewVerdict): string => {
  const [first = '', ...rest] = verdictText(verdict);
  return first.toLocaleUpperCase() + rest.join('');
};

export const countVerdicts = (claims: readonly ViewClaim[]): Readonly<Record<ViewVerdict, number>> => {
  const counts = { contradicted: 0, unsupported: 0, failed: 0, supported: 0 };
  for (const { verdict } of claims) counts[verdict]++;
  return counts;
};

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

export const VerdictIcon = ({ verdict }: { readonly verdict: ViewVerdict }) => (
  <span class={`verdict-icon is-${verdict}`}>
    <Icon name={verdict} />
  </span>
);
