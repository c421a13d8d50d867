import type { Judged } from '../../../src/check/judge.ts';
import { logOdds, type Weights } from '../../../src/judges/offline/classifier.ts';
import { decide } from '../../../src/judges/offline/decide.ts';
import type { Features } from '../../../src/judges/offline/features.ts';
import type { Span } from '../../../src/text/span.ts';
import { combine, toExamples } from './examples.ts';
import type { Labelled } from './labelled.ts';

export interface JudgedClaim {
  readonly features: Features;
  readonly span: Span;
  readonly decision: Omit<Judged, 'type' | 'sentence' | 'start' | 'end'>;
}

/** An item with what the shipped judge says of each of its claims. */
export interface JudgedItem {
  readonly item: Labelled;
  readonly supported: boolean;
  readonly claims: readonly JudgedClaim[];
}

export interface JudgedSet {
  readonly name: string;
  readonly items: readonly JudgedItem[];
  /** Milliseconds a claim, reading of the context included. */
  readonly pace: number;
}

export async function judgeSet(name: string, labelled: readonly Labelled[]): Promise<JudgedSet> {
  const items: JudgedItem[] = [];
  const start = performance.now();
  let claims = 0;
  for await (const example of toExamples(labelled)) {
    claims += example.claims.length;
    items.push({
      item: example.item,
      supported: example.supported,
      claims: example.claims.map(({ observation, features, span }) => ({
        features,
        span,
        decision: decide(observation, features),
      })),
    });
  }
  return { name, items, pace: (performance.now() - start) / Math.max(1, claims) };
}

/** One score an item: higher is better supported. */
export const itemOdds = ({ claims }: JudgedItem, model?: Weights): number =>
  combine(claims.map(({ features }) => logOdds(features, model)));
