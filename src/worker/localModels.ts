import type { ReadingModel } from '../judges/reading/readingModel.ts';

/** Opens models of this machine; each is opened once. */
export interface LocalModels {
  /** The model that ships with the product; undefined where none does. */
  shipped(): Promise<ReadingModel | undefined>;
  /** @param path of a folder with `config.json`, `tokenizer.json` and `model.onnx` */
  inFolder(path: string): Promise<ReadingModel>;
}
