import assert from 'node:assert/strict';
import type { InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { type OnnxRuntime, onnxRunner } from '../../../../src/judges/reading/onnxRunner.ts';
import type { ModelRuntime, ReadingPair } from '../../../../src/judges/reading/readingModel.ts';

const files = { names: ['model.onnx'], weights: [new Uint8Array([7])], sha256: undefined, padding: 1 };
const pairs: readonly ReadingPair[] = [
  { ids: [0, 8, 2, 9, 2], claim: { start: 3, end: 4 } },
  { ids: [0, 8, 2], claim: { start: 1, end: 2 } },
];

type Rows = readonly (readonly number[])[];

/** Takes down what a model with these inputs is fed. */
class Recorder implements OnnxRuntime {
  readonly fed: Record<string, Rows>[] = [];
  constructor(
    readonly name: ModelRuntime,
    private readonly inputNames: readonly string[],
  ) {}

  readonly tensor = (data: BigInt64Array, [, length = 0]: readonly number[]): Tensor =>
    Array.from({ length: data.length / length }, (_, row) =>
      [...data.subarray(row * length, (row + 1) * length)].map(Number),
    ) as unknown as Tensor;

  async open(): Promise<InferenceSession> {
    const session: Partial<InferenceSession> = {
      inputNames: this.inputNames,
      outputNames: ['logits'],
      inputMetadata: [],
      run: async (feeds: InferenceSession.FeedsType) => {
        this.fed.push(feeds as unknown as Record<string, Rows>);
        return { logits: { data: new Float32Array([1, 2, 3, 4, 5, 6]) } as unknown as Tensor };
      },
    };
    return session as InferenceSession;
  }
}

const fedBy = async (...inputNames: readonly string[]) => {
  const recorder = new Recorder('wasm', ['input_ids', 'attention_mask', ...inputNames]);
  await (await onnxRunner([async () => recorder])(files)).run(pairs);
  return recorder.fed[0]!;
};

const unable = () => Promise.reject(new Error('Not for this machine.'));

describe('a runner of ONNX models', () => {
  it('fills pairs up to one length with the padding that the model knows', async () => {
    assert.deepEqual(await fedBy(), {
      input_ids: [
        [0, 8, 2, 9, 2],
        [0, 8, 2, 1, 1],
      ],
      attention_mask: [
        [1, 1, 1, 1, 1],
        [1, 1, 1, 0, 0],
      ],
    });
  });

  for (const name of ['claim_mask', 'token_type_ids'])
    it(`marks the claim and what follows it where the model asks for ${name}`, async () => {
      const { [name]: marks } = await fedBy(name);
      assert.deepEqual(marks, [
        [0, 0, 0, 1, 1],
        [0, 1, 1, 0, 0],
      ]);
    });

  it('gives each pair its own outputs', async () => {
    const runner = await onnxRunner([async () => new Recorder('wasm', [])])(files);
    assert.deepEqual(await runner.run(pairs), [
      { pair: [1, 2, 3], words: [] },
      { pair: [4, 5, 6], words: [] },
    ]);
  });

  it('takes the next runtime where one is missing, or cannot open the model', async () => {
    const broken = new Recorder('native', []);
    broken.open = unable;
    for (const first of [unable, async () => broken]) {
      const runner = await onnxRunner([first, async () => new Recorder('wasm', [])])(files);
      assert.equal(runner.runtime, 'wasm');
    }
    const runner = await onnxRunner([async () => new Recorder('native', []), unable])(files);
    assert.equal(runner.runtime, 'native');
  });

  it('fails where none can be used, and before any is loaded where the weights are others', async () => {
    await assert.rejects(onnxRunner([unable, unable])(files), /Not for this machine/);
    const sha256 = 'f'.repeat(64);
    await assert.rejects(onnxRunner([unable])({ ...files, sha256 }), /^Error: SHA-256 of model\.onnx: /);
  });
});
