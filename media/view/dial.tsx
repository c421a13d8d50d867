import type { ViewScore } from '../../src/view/side/sideProtocol.ts';

const radius = 34;
const circumference = 2 * Math.PI * radius;

/** An arc of the ring between two shares of it, from the top clockwise. */
const Arc = ({ from, to, name }: { readonly from: number; readonly to: number; readonly name: string }) => (
  <circle
    class={name}
    cx="40"
    cy="40"
    r={radius}
    stroke-dasharray={`${(to - from) * circumference} ${circumference}`}
    stroke-dashoffset={-from * circumference}
  />
);

interface DialProps {
  readonly score: ViewScore | undefined;
  /** Of a score that still moves, no colour says that it is good. */
  readonly running: boolean;
}

/** The score as a ring; an open score shows where it may still go. The words beside it say the same. */
export function Dial({ score, running }: DialProps) {
  const share = score?.share ?? null;
  const [low, high] = score?.range ? [Math.min(...score.range), Math.max(...score.range)] : [0, 0];
  return (
    <svg
      class={`dial is-${running ? 'none' : (score?.quality ?? 'none')}`}
      viewBox="0 0 80 80"
      aria-hidden="true"
    >
      <circle class="dial-track" cx="40" cy="40" r={radius} />
      {score?.range && <Arc name="dial-range" from={low} to={high} />}
      {share !== null && share > 0 && <Arc name="dial-value" from={0} to={score?.range ? low : share} />}
    </svg>
  );
}
