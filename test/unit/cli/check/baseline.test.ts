import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createWorkplace, type Workplace } from '../workplace.ts';

const right = 'The ferry carries 120 cars. It leaves at 9:00.\n';
const old = 'The ferry carries 900 cars.\n';

describe('claimlight check with a baseline', () => {
  let place: Workplace;
  let context: string;
  let output: string;
  let baseline: string;
  const check = (...args: readonly string[]) =>
    place.run(['check', output, '-c', context, '--baseline', baseline, ...args]);

  beforeEach(async () => {
    place = createWorkplace();
    context = place.file('spec.md', right);
    output = place.file('a.md', old);
    baseline = `${place.folder}/baseline.json`;
  });
  afterEach(() => place.remove());

  const update = async () => assert.equal((await check('--update-baseline')).code, 0);

  it('passes what was there before, however far it moved, and blocks what is new', async () => {
    await update();
    place.file('a.md', `# Ferry\n\nWelcome on board.\n\n${old}`);
    const before = await check();
    assert.equal(before.code, 0, before.error);
    assert.match(before.error, /In the baseline: 1\./);
    place.file('a.md', `${old}It leaves at 10:00.\n`);
    const after = await check('--format', 'json');
    assert.equal(after.code, 1);
    const { claims } = JSON.parse(after.out);
    assert.deepEqual(
      claims.map(({ decision }: { decision?: object }) => decision),
      [{ kind: 'ignored', inBaseline: true }, undefined],
    );
  });

  it('knows a finding no more when its evidence changes', async () => {
    await update();
    place.file('spec.md', right.replace('120', '150'));
    assert.equal((await check()).code, 1);
  });

  it('says what is not found any more, of outputs that were checked whole', async () => {
    await update();
    place.file('a.md', right);
    assert.match((await check()).error, /Not found any more: 1; --update-baseline drops them\./);
    await update();
    assert.deepEqual(JSON.parse(readFileSync(baseline, 'utf8')).findings, []);
  });

  it('keeps what it holds of other outputs when it is updated with some', async () => {
    await update();
    output = place.file('b.md', old);
    await update();
    const { findings } = JSON.parse(readFileSync(baseline, 'utf8'));
    assert.deepEqual(
      findings.map(({ file, text }: { file: string; text: string }) => [file, text]),
      [
        ['a.md', 'The ferry carries 900 cars.'],
        ['b.md', 'The ferry carries 900 cars.'],
      ],
    );
  });

  it('says how to write one where there is none, and what is wrong with one that cannot be read', async () => {
    const lacking = await check();
    assert.equal(lacking.code, 2);
    assert.match(
      lacking.error,
      /There is no baseline .*baseline\.json yet\. Write it with --update-baseline\./,
    );
    for (const text of ['{', '[]', '{"version":2,"findings":[]}', '{"version":1,"findings":[{}]}']) {
      place.file('baseline.json', text);
      const broken = await check();
      assert.equal(broken.code, 2, text);
      assert.match(broken.error, /is not a baseline: ./, text);
    }
    const without = await place.run(['check', output, '-c', context, '--update-baseline']);
    assert.match(without.error, /--update-baseline needs --baseline/);
  });
});
