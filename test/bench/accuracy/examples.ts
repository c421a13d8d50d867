import type { SkipKind } from '../../../src/check/types.ts';
import { splitClaims } from '../../../src/judges/offline/claims.ts';
import { type Observation, observe, readQuestion } from '../../../src/judges/offline/observation.ts';
import { type Features, measure } from '../../../src/judges/offline/probability/features.ts';
import { ContextReader } from '../../../src/judges/offline/retrieval.ts';
import { whyNotCheckable } from '../../../src/judges/shared/checkable.ts';
import { toLocalIndex } from '../../../src/text/searchIndex.ts';
import { segment } from '../../../src/text/segment.ts';
import type { Labelled } from './labelled.ts';
import { indexContext } from './textOutcome.ts';

/** A claim with what the judge sees of it. */
export interface ExampleClaim {
  readonly features: Features;
  readonly observation: Observation;
}

export interface Example {
  readonly item: Labelled;
  readonly supported: boolean;
  /** Claims that count; where every sentence is set aside, those sentences all the same (but none about the answer). */
  readonly claims: readonly ExampleClaim[];
  readonly reader: ContextReader;
}

/** Reads labelled items as the judge reads a check; contexts that repeat are read once. */
export async function* toExamples(items: Iterable<Labelled>): AsyncGenerator<Example> {
  let known: { readonly context: string; readonly reader: ContextReader } | undefined;
  for (const item of items) {
    if (known?.context !== item.context) {
      const index = await toLocalIndex(await indexContext(item.context));
      known = { context: item.context, reader: new ContextReader(index) };
    }
    const { reader } = known;
    const question = readQuestion(item.query ?? '');
    const all: (ExampleClaim & { readonly why: SkipKind | undefined })[] = [];
    for (const sentence of segment(item.output)) {
      const why = whyNotCheckable(sentence);
      for (const span of why ? [sentence] : splitClaims(sentence)) {
        const observation = observe(sentence, span, reader, question);
        if (observation.content.length > 0)
          all.push({ observation, features: measure(observation, reader), why });
      }
    }
    const counted = all.filter(({ why }) => why === undefined);
    const claims = counted.length > 0 ? counted : all.filter(({ why }) => why !== 'aboutAnswer');
    yield { item, supported: item.label === 'supported', claims, reader };
  }
}

/**
 * One score for an item of several claims: the mean of the two lowest log odds, steadier than the lowest alone.
 * Nothing but sentences about the answer counts as supported.
 */
export function combine(odds: readonly number[]): number {
  if (odds.length === 0) return 6;
  const [first = 0, second = first] = odds.toSorted((a, b) => a - b);
  return (first + second) / 2;
}
