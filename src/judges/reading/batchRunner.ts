import type { ModelRuntime, ReadingPair } from './readingModel.ts';

/** What the model's outputs say of one pair, as they come. */
export interface RawReading {
  /** A logit for each label, in the order of the configuration. */
  readonly pair: readonly number[];
  /** A logit for each token of the claim; none of a model that does not tell. */
  readonly words: readonly number[];
}

/** A model in memory that runs small batches, wherever that is. */
export interface BatchRunner {
  /** SHA-256 of the weights, in hexadecimal. */
  readonly sha256: string;
  readonly runtime: ModelRuntime;
  run(batch: readonly ReadingPair[]): Promise<readonly RawReading[]>;
  /** Frees the memory. What is under way fails. */
  close(): void;
}

/** A model as it lies in its folder, as bytes. */
export interface RunnerFiles {
  /** Of the weights, in order: one, or the parts of one. */
  readonly names: readonly string[];
  /** Together an ONNX model. */
  readonly weights: readonly Uint8Array[];
  /** SHA-256 that the whole must have, if one is named. */
  readonly sha256: string | undefined;
  /** Fills batches up to one length. */
  readonly padding: number;
}

/** @throws where the weights are not those that the hash names, or cannot be run */
export type OpenRunner = (files: RunnerFiles) => Promise<BatchRunner>;
