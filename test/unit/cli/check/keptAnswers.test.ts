import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptAnswers } from '../../../../src/cli/check/keptAnswers.ts';
import { answers, contradicted, supported } from '../../../server/answers.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { createWorkplace, type Workplace } from '../workplace.ts';

const notCheckable = { type: 'notCheckable', sentence: 0, why: 'question' } as const;

describe('claimlight check --cache', () => {
  const startModel = scriptedModels();
  let place: Workplace;
  let folder: string;
  beforeEach(() => {
    place = createWorkplace();
    folder = mkdtempSync(join(tmpdir(), 'claimlight-answers-'));
  });
  afterEach(() => {
    place.remove();
    rmSync(folder, { recursive: true });
  });

  it('asks a model once about a claim, and again once its context is another', async () => {
    const model = await startModel([
      { answer: answers(supported(1, 1)) },
      { answer: answers(contradicted(1, [1], '120', '100')) },
    ]);
    const context = place.file('context.md', 'The ferry carries 120 cars.\n');
    const output = place.file('output.md', 'The ferry carries 120 cars.\n');
    const check = async () => {
      const options = ['--judge', 'openai:test-model', '--base-url', model.url, '--cache'];
      const { out } = await place.run(['check', output, '-c', context, ...options, '--format', 'json']);
      return [JSON.parse(out).claims[0].verdict, model.requests.length];
    };
    assert.deepEqual(await check(), ['supported', 1]);
    assert.deepEqual(await check(), ['supported', 1]);
    place.file('context.md', 'The ferry carries 100 cars.\n');
    assert.deepEqual(await check(), ['contradicted', 2]);
  });

  it('keeps answers for the next run', async () => {
    const first = await KeptAnswers.open(folder);
    first.set('a', [notCheckable]);
    await first.save();
    assert.deepEqual((await KeptAnswers.open(folder)).get('a'), [notCheckable]);
  });

  it('takes no answer that somebody else wrote, and none that is damaged', async () => {
    const first = await KeptAnswers.open(folder);
    for (const key of ['a', 'b', 'c']) first.set(key, [notCheckable]);
    await first.save();
    const file = join(folder, 'answers.jsonl');
    const [a = '', b = '', c = ''] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [a.replace('question', 'heading'), b.slice(0, 30), c].join('\n'));
    const second = await KeptAnswers.open(folder);
    assert.deepEqual(
      ['a', 'b', 'c'].map((key) => second.get(key)),
      [undefined, undefined, [notCheckable]],
    );
  });
});
