import type { InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { BatchRunner, OpenRunner, RawReading } from './batchRunner.ts';
import type { ModelRuntime, ReadingPair } from './readingModel.ts';

/** What the packages of ONNX Runtime have in common, whatever they run on. */
export interface OnnxRuntime {
  readonly name: ModelRuntime;
  open(weights: Uint8Array): Promise<InferenceSession>;
  tensor(data: BigInt64Array, shape: readonly number[]): Tensor;
}

/** @throws where it is not there, or is none of this machine's */
export type LoadRuntime = () => Promise<OnnxRuntime>;

/** Runs a model in this thread, which it holds, one batch at a time, by the first runtime that can be used. */
export const onnxRunner =
  (runtimes: readonly LoadRuntime[]): OpenRunner =>
  async ({ names, weights: parts, sha256: wanted, padding }) => {
    const weights = joined(parts);
    const sha256 = await hashOf(weights);
    if (wanted !== undefined && sha256 !== wanted)
      throw new Error(`SHA-256 of ${names.join(' + ')}: ${sha256.slice(0, 8)} ≠ ${wanted.slice(0, 8)}`);
    const { runtime, session } = await openFirst(runtimes, weights);
    if (!session.outputNames.includes('logits')) throw new Error('ONNX: logits?');
    return new OnnxRunner(session, runtime, { sha256, padding });
  };

interface Opened {
  readonly runtime: OnnxRuntime;
  readonly session: InferenceSession;
}

/** The last runtime's failure is told: it is the one that can be expected to be there. */
async function openFirst([load, ...others]: readonly LoadRuntime[], weights: Uint8Array): Promise<Opened> {
  try {
    const runtime = await load!();
    return { runtime, session: await runtime.open(weights) };
  } catch (error) {
    if (others.length === 0) throw error;
    return openFirst(others, weights);
  }
}

class OnnxRunner implements BatchRunner {
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly session: InferenceSession,
    private readonly onnx: OnnxRuntime,
    private readonly model: { readonly sha256: string; readonly padding: number },
  ) {}

  get sha256(): string {
    return this.model.sha256;
  }

  get runtime(): ModelRuntime {
    return this.onnx.name;
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
      return this.onnx.tensor(data, [batch.length, length]);
    };
    const claimInput = claimInputs.find((name) => this.session.inputNames.includes(name));
    const { logits, words } = await this.session.run({
      input_ids: rows(this.model.padding, ({ ids }, at) => ids[at]!),
      attention_mask: rows(0, () => 1),
      ...(claimInput !== undefined && {
        [claimInput]: rows(0, ({ claim }, at) => Number(at >= claim.start)),
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

/** By one of these names a model asks where the claim begins; some ask for none. */
const claimInputs = ['claim_mask', 'token_type_ids'];

/** One after the other, in one piece. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
