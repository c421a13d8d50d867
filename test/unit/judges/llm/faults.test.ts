import assert from 'node:assert/strict';
import { scorers } from '../../../../src/check/score/catalogue.ts';
import { answers, supported } from '../../../server/answers.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { type Checked, check } from './checking.ts';
import { answerFaults } from './faults/answerFaults.ts';
import { endpointFaults } from './faults/endpointFaults.ts';
import { context, type Fault, failed, full, output, right } from './faults/fault.ts';

const tables: Readonly<Record<string, Readonly<Record<string, Fault>>>> = {
  'a fault of an endpoint': endpointFaults,
  'a fault of an answer': answerFaults,
};

for (const [kind, table] of Object.entries(tables))
  describe(`${kind} loses no finished claim, hides no failed one and leaves the score open`, () => {
    const start = scriptedModels();

    for (const [name, fault] of Object.entries(table))
      it(name, async () => {
        const server = await start(fault.replies ?? [{ answer: full }], fault.endpoint);
        const { settings = {} } = fault;
        const checked = await check(server.url, output, context, { settings });
        assert.deepEqual(checked.verdicts, fault.verdicts);
        assert.equal(server.requests.length, fault.calls);
        assert.equal(checked.ended.how, fault.ended ?? 'completed');
        if (fault.lastAsked) assert.deepEqual(server.requests.at(-1)?.asked, fault.lastAsked);
        keepsFinishedClaims(checked);
        hidesNoFailure(checked);
        leavesScoreOpen(checked);
      });
  });

/** What was on show stays, unless the model itself took it back. */
function keepsFinishedClaims({ events, outcome }: Checked): void {
  const shown = new Map<number, unknown>();
  for (const event of events) {
    if (event.type === 'assessment') shown.set(event.claim.sentence, event);
    if (event.type === 'retracted') shown.delete(event.sentence);
  }
  for (const finding of shown.values()) assert.ok(outcome.findings.includes(finding as never));
}

/** Every sentence has the right verdict or is said to have none: a fault never makes a verdict. */
function hidesNoFailure({ outcome }: Checked): void {
  assert.deepEqual(
    outcome.findings.map(({ claim }) => claim.sentence),
    [0, 1, 2],
  );
  for (const finding of outcome.findings) {
    const number = (finding.claim.sentence + 1) as keyof typeof right;
    if (finding.type === 'assessment') assert.equal(finding.verdict, right[number]);
  }
}

/** Without failures the score is the true one; with them it says so, and the true one is still possible. */
function leavesScoreOpen({ outcome }: Checked): void {
  const failures = outcome.findings.filter(({ type }) => type === 'failure').length;
  for (const [id, truth] of [
    ['faithfulness', 1 / 3],
    ['hallucination', 2 / 3],
  ] as const) {
    const { value, status, range, missing } = scorers[id].score(outcome);
    assert.equal(missing, failures);
    if (failures === 0) assert.deepEqual([status, value], ['scored', truth]);
    else if (failures === 3) assert.deepEqual([status, value], ['failed', null]);
    else {
      assert.equal(status, 'partial');
      const [worst, best] = range!.toSorted((a, b) => a - b);
      assert.ok(worst! <= truth && truth <= best!, `${truth} in ${worst}..${best}`);
    }
  }
}

describe('a fault', () => {
  const start = scriptedModels();

  it('waits as long as Retry-After says', async () => {
    const server = await start([{ status: 429, headers: { 'retry-after': '1' } }, { answer: full }]);
    await check(server.url, output, context);
    const [first, second] = server.requests;
    assert.ok(second!.at - first!.at >= 990, `${second!.at - first!.at} ms`);
  });

  it('loses one batch only when one of several breaks', async () => {
    const many = Array.from({ length: 80 }, (_, i) => `It holds 40 buses${' indeed'.repeat(i % 5)}.`).join(
      ' ',
    );
    const server = await start(({ asked }) =>
      asked.includes(80) ? { status: 500 } : { answer: answers(...asked.map((n) => supported(n, 2))) },
    );
    const { verdicts, ended } = await check(server.url, many, context);
    assert.equal(Object.values(verdicts).filter((verdict) => verdict === 'supported').length, 40);
    assert.equal(Object.values(verdicts).filter((verdict) => verdict === 'serverError').length, 40);
    assert.equal(ended.how, 'completed');
  });

  it('asks a model that answers few questions at once for a few at a time', async () => {
    const many = Array.from({ length: 24 }, (_, i) => `It holds 40 buses${' indeed'.repeat(i % 5)}.`).join(
      ' ',
    );
    const server = await start(({ asked }) => ({
      answer: answers(...(asked.length > 10 ? [] : asked.map((n) => supported(n, 2)))),
    }));
    const { verdicts } = await check(server.url, many, context);
    assert.ok(Object.values(verdicts).every((verdict) => verdict === 'supported'));
    assert.deepEqual(
      server.requests.map(({ asked }) => asked.length),
      [24, 8, 8, 8],
    );
  });

  it('stops a model that never comes to an end', async () => {
    const server = await start([
      { answer: `{"answers":[${'{"skip":99,"why":"noClaim"},'.repeat(3000)}`, piece: 2000 },
    ]);
    const { verdicts } = await check(server.url, output, context);
    assert.deepEqual(verdicts, failed('outputTooLong'));
  });
});
