import type { ModelConfig, ReadingLabel } from './modelConfig.ts';

/** A claim beside its evidence, as token ids. */
export interface ReadingPair {
  readonly ids: readonly number[];
  /** Tokens of the claim; they follow the first. */
  readonly claimLength: number;
}

/** What the model says of a pair. */
export interface PairReading {
  /** Probability of each label; together 1. */
  readonly pair: Readonly<Record<ReadingLabel, number>>;
  /** For each token of the claim the log odds that its word is wrong. */
  readonly words: readonly number[];
}

/** A model's files that are small: what is needed to prepare pairs for it. */
export interface ModelCard {
  readonly config: ModelConfig;
  readonly vocabulary: string;
}

/** A model that reads pairs, wherever it runs. */
export interface ReadingModel extends ModelCard {
  /**
   * Each pair's reading, in any order, a small batch at a time. Ends early without error when `signal` aborts.
   * @throws {Problem} localModel when the model cannot be loaded or run
   */
  read(
    pairs: readonly ReadingPair[],
    signal: AbortSignal,
  ): AsyncIterable<{ readonly pair: number; readonly reading: PairReading }>;
}
