import type { InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { BatchRunner, OpenRunner, RawReading } from './batchRunner.ts';
import type { ReadingPair } from './readingModel.ts';

/** Runs a model in this thread, which it holds: about 100 ms a pair. One batch at a time. */
export const openOnnxRunner: OpenRunner = async ({ weights, sha256, wasm, padding }) => {
  const found = await hashOf(weights);
  if (sha256 !== undefined && found !== sha256)
    throw new Error(`SHA-256: ${found.slice(0, 8)} ≠ ${sha256.slice(0, 8)}`);
  const onnx = await import('onnxruntime-web/wasm');
  onnx.env.logLevel = 'error';
  onnx.env.wasm.numThreads = 1;
  onnx.env.wasm.proxy = false;
  onnx.env.wasm.wasmBinary = wasm as Uint8Array<ArrayBuffer>;
  const session = await onnx.InferenceSession.create(weights, { executionProviders: ['wasm'] });
  if (!session.outputNames.includes('logits')) throw new Error('ONNX: logits?');
  const make: MakeTensor = (type, data, shape) => new onnx.Tensor(type, data, shape);
  return new OnnxRunner(session, make, { sha256: found, padding });
};

type MakeTensor = (type: 'int64', data: BigInt64Array, shape: readonly number[]) => Tensor;

class OnnxRunner implements BatchRunner {
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly session: InferenceSession,
    private readonly tensor: MakeTensor,
    private readonly model: { readonly sha256: string; readonly padding: number },
  ) {}

  get sha256(): string {
    return this.model.sha256;
  }

  run(batch: readonly ReadingPair[]): Promise<readonly RawReading[]> {
    const run = this.#last.then(() => this.#run(batch));
    this.#last = run.catch(() => undefined);
    return run;
  }

  close(): void {
    void this.#last.then(() => this.session.release());
  }

  async #run(batch: readonly ReadingPair[]): Promise<readonly RawReading[]> {
    const longest = Math.max(...batch.map(({ ids }) => ids.length));
    const length = this.#fixedLength ?? longest;
    if (longest > length) throw new Error(`config.json: max_tokens > ${length}`);
    const rows = (fill: number, of: (pair: ReadingPair, at: number) => number): Tensor => {
      const data = new BigInt64Array(batch.length * length).fill(BigInt(fill));
      for (const [row, pair] of batch.entries())
        for (const at of pair.ids.keys()) data[row * length + at] = BigInt(of(pair, at));
      return this.tensor('int64', data, [batch.length, length]);
    };
    const { logits, words } = await this.session.run({
      input_ids: rows(this.model.padding, ({ ids }, at) => ids[at]!),
      attention_mask: rows(0, () => 1),
      ...(this.session.inputNames.includes('token_type_ids') && {
        token_type_ids: rows(0, ({ claim }, at) => Number(at >= claim.start)),
      }),
    });
    const pairs = logits!.data as Float32Array;
    const tokens = words?.data as Float32Array | undefined;
    const labels = pairs.length / batch.length;
    return batch.map(({ claim }, row) => ({
      pair: [...pairs.subarray(row * labels, (row + 1) * labels)],
      words: [...(tokens?.subarray(row * length + claim.start, row * length + claim.end) ?? [])],
    }));
  }

  /** Some models were written for pairs of one length alone. */
  get #fixedLength(): number | undefined {
    const [ids] = this.session.inputMetadata;
    const length = ids?.isTensor ? ids.shape[1] : undefined;
    return typeof length === 'number' && length > 0 ? length : undefined;
  }
}

async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
