import { hashSteps } from '../base/hash.ts';
import type { Steps } from '../base/timeSlices.ts';
import { ContextPassages } from './contextPassages.ts';
import type { Source } from './passage.ts';

/** A context, of which another thread needs the sources to search and to judge by it. */
export interface ContextData {
  /** The same for the same sources in the same order, read the same way: names the context in caches. */
  readonly id: string;
  readonly sources: readonly Source[];
  readonly passages: ContextPassages;
}

/** Whether a context is that of these sources. */
export const isOf = (context: ContextData, sources: readonly Source[]): boolean =>
  sources.length === context.sources.length && sources.every((one, i) => one === context.sources[i]);

/** What is counted of a source once. */
interface Counted {
  readonly statements: number;
  /** Tells two ways of cutting the same text apart. */
  readonly cut: number;
}

/** Puts sources together; remembers what it counted of each. */
export class PlacedSources {
  readonly #counted = new WeakMap<Source, Counted>();

  *context(sources: readonly Source[]): Steps<ContextData> {
    const cuts: number[] = [];
    let statements = 0;
    for (const source of sources) {
      const counted = this.#counted.get(source) ?? (yield* countSteps(source));
      this.#counted.set(source, counted);
      cuts.push(counted.cut);
      statements += counted.statements;
      yield;
    }
    // By where its passages stand as well: two readers may cut the same text in different ways.
    const id = yield* hashSteps(JSON.stringify(sources.map(({ uri, hash }, i) => [uri, hash, cuts[i]])));
    return { id, sources, passages: new ContextPassages(sources, statements) };
  }
}

/** Passages of a step. */
const stepLength = 1000;

function* countSteps({ passages }: Source): Steps<Counted> {
  let cut = passages.length;
  let statements = 0;
  for (const [i, { start, end, kind }] of passages.entries()) {
    cut = (Math.imul(Math.imul(cut ^ start, 0x01000193) ^ end, 0x01000193) ^ kind.charCodeAt(0)) >>> 0;
    if (kind !== 'heading') statements++;
    if (i % stepLength === 0) yield;
  }
  return { statements, cut };
}
