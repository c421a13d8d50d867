import type { Span } from '../../text/span.ts';
import type { ModelConfig, ReadingLabel } from './modelConfig.ts';
import type { PairTokenizer } from './pairTokenizer.ts';

/** Evidence and the claim that it is to back, in this order, as token ids. */
export interface ReadingPair {
  readonly ids: readonly number[];
  /** Where the claim's tokens stand among them. */
  readonly claim: Span;
}

/** What the model says of a pair. */
export interface PairReading {
  /** Probability of each label; together 1. */
  readonly pair: Readonly<Record<ReadingLabel, number>>;
  /** For each token of the claim the log odds that its word is wrong; none of a model that does not tell. */
  readonly words: readonly number[];
}

/** What is needed to prepare pairs for a model. */
export interface ModelCard {
  readonly config: ModelConfig;
  readonly tokenizer: PairTokenizer;
}

/** What runs a model: machine code of this platform, or WebAssembly, which is the same everywhere and several times slower. */
export type ModelRuntime = 'native' | 'wasm';

/** A model that reads pairs, wherever it runs. */
export interface ReadingModel extends ModelCard {
  /** Of its weights, in hexadecimal. */
  readonly sha256: string;
  /** What runs it, once it has been loaded. */
  readonly runtime?: ModelRuntime;
  /**
   * Each pair's reading, in any order, which depends on no other pair. Ends early without error when `signal` aborts.
   * @throws {Problem} localModel when the model cannot be loaded or run
   */
  read(
    pairs: readonly ReadingPair[],
    signal: AbortSignal,
  ): AsyncIterable<{ readonly pair: number; readonly reading: PairReading }>;
}
