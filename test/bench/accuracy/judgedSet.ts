import type { Judged } from '../../../src/check/judge.ts';
import { type ClassifierWeights, logOdds } from '../../../src/judges/offline/classifier.ts';
import { decideParts } from '../../../src/judges/offline/decide.ts';
import type { Features } from '../../../src/judges/offline/features.ts';
import type { Span } from '../../../src/text/span.ts';
import { combine, toExamples } from './examples.ts';
import type { Labelled } from './labelled.ts';

/** One thing that a claim says; `span` is in the output. */
export interface JudgedPart {
  readonly span: Span;
  readonly decision: Omit<Judged, 'type' | 'sentence' | 'start' | 'end'>;
}

/** An item with what the shipped judge measures of each of its claims and says of their parts. */
export interface JudgedItem {
  readonly item: Labelled;
  readonly supported: boolean;
  readonly claims: readonly { readonly features: Features }[];
  readonly parts: readonly JudgedPart[];
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
      claims: example.claims.map(({ features }) => ({ features })),
      parts: example.claims.flatMap(({ observation, features }) =>
        decideParts(observation, features, example.reader).map(({ part, decision }) => ({
          span: observation.inDocument(part),
          decision,
        })),
      ),
    });
  }
  return { name, items, pace: (performance.now() - start) / Math.max(1, claims) };
}

/** One score an item: higher is better supported. */
export const itemOdds = ({ claims }: JudgedItem, model?: ClassifierWeights): number =>
  combine(claims.map(({ features }) => logOdds(features, model)));
