import type { ReadingPair } from './readingModel.ts';

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
  run(batch: readonly ReadingPair[]): Promise<readonly RawReading[]>;
  /** Frees the memory. What is under way fails. */
  close(): void;
}

/** All that is needed to run a model, as bytes: who runs it reads no file and asks no server. */
export interface RunnerFiles {
  /** An ONNX model. */
  readonly weights: Uint8Array;
  /** SHA-256 that the weights must have, if one is named. */
  readonly sha256: string | undefined;
  /** The runtime. */
  readonly wasm: Uint8Array;
  /** Fills batches up to one length. */
  readonly padding: number;
}

/** @throws where the weights are not those that the hash names, or cannot be run */
export type OpenRunner = (files: RunnerFiles) => Promise<BatchRunner>;
