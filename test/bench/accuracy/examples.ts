import type { SkipKind } from '../../../src/check/types.ts';
import { splitClaims } from '../../../src/judges/offline/claims.ts';
import { type Observation, observe, readQuestion } from '../../../src/judges/offline/observation.ts';
import { ContextReader } from '../../../src/judges/offline/retrieval.ts';
import { whyNotCheckable } from '../../../src/judges/shared/checkable.ts';
import { toLocalIndex } from '../../../src/text/searchIndex.ts';
import { segment } from '../../../src/text/segment.ts';
import type { Labelled } from './labelled.ts';
import { indexContext } from './textOutcome.ts';

export interface Example {
  readonly item: Labelled;
  readonly supported: boolean;
  /** Claims that count; where every sentence is set aside, those sentences all the same (but none about the answer). */
  readonly claims: readonly Observation[];
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
    const all: { readonly seen: Observation; readonly why: SkipKind | undefined }[] = [];
    for (const sentence of segment(item.output)) {
      const why = whyNotCheckable(sentence);
      for (const span of why ? [sentence] : splitClaims(sentence)) {
        const seen = observe(sentence, span, reader, question);
        if (seen.content.length > 0) all.push({ seen, why });
      }
    }
    const counted = all.filter(({ why }) => why === undefined);
    const claims = counted.length > 0 ? counted : all.filter(({ why }) => why !== 'aboutAnswer');
    yield { item, supported: item.label === 'supported', claims: claims.map(({ seen }) => seen), reader };
  }
}

/** Share of the words of the least covered claim that the best window has: what every detector must beat. */
export const overlapOf = (claims: readonly Observation[]): number =>
  Math.min(1, ...claims.map(({ near }) => near[0]?.share ?? 0));
