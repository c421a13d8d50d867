import assert from 'node:assert/strict';
import type { Report } from '../../../../src/check/report.ts';
import { scorers } from '../../../../src/check/score/catalogue.ts';
import type { Outcome } from '../../../../src/check/types.ts';
import { gate } from '../../../../src/cli/gates.ts';
import { formatIds, reportFormats } from '../../../../src/report/formats.ts';
import { toReport } from '../../../../src/report/toReport.ts';
import { answers, supported, unsupported } from '../../../server/answers.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { check } from './checking.ts';
import { assertBorneOut, assertNoPass, isDisputed } from './disputes.ts';

const reportOf = (outcome: Outcome, text: string): Report =>
  toReport({
    output: { start: 0, end: text.length },
    sources: [],
    judge: 'openai:test-model',
    outcome,
    timings: { total: 1 },
  });

describe('a false sentence that a model calls supported', () => {
  const start = scriptedModels();

  const outcomeOf = async (claim: string, passage: string, ...given: readonly object[]) => {
    const replies = given.length > 0 ? given : [supported(1, 1)];
    const server = await start(replies.map((answer) => ({ answer: answers(answer) })));
    const { outcome } = await check(server.url, claim, passage);
    return { outcome, calls: server.requests.length };
  };

  const wrong: readonly (readonly [claim: string, passage: string])[] = [
    ['The ferry carries 900 cars.', 'The ferry carries 120 cars.'],
    ['Acme bought Borealis.', 'Borealis bought Acme.'],
    ['Anna Berg succeeded Carl Dahl as director.', 'Carl Dahl succeeded Anna Berg as director.'],
    ['The teacher praised the student.', 'The student praised the teacher.'],
    ['The engine failure caused the fire.', 'The fire caused the engine failure.'],
    ['Few members voted for the merger.', 'Most members voted for the merger.'],
    ['All rooms have a view.', 'Some rooms have a view.'],
    ['The payment was made made the delivery.', 'The payment was made after the delivery.'],
    ['The payment was made before the delivery.', 'The payment was made after the delivery.'],
    ['The ferry does not run in winter.', 'The ferry runs in winter.'],
    ['The ferry runs in summer.', 'The ferry runs in winter.'],
    ['Prices fell in May.', 'Prices rose in May.'],
    ['The bridge is shorter than the tunnel.', 'The bridge is longer than the tunnel.'],
    ['Dogs are allowed on board.', 'Dogs are forbidden on board.'],
    ['The first prize went to Berg.', 'The second prize went to Berg.'],
    ['The dam lies north of the town.', 'The dam lies south of the town.'],
    ['It opened in March 2019.', 'It opened in May 2018.'],
    ['The treaty was signed in Paris.', 'The treaty was signed in Vienna.'],
    ['Visitors pay 12 euros and members 8 euros.', 'Visitors pay 8 euros and members 12 euros.'],
    ['The vaccine is effective.', 'The vaccine is ineffective.'],
    ['At least 30 people were hurt.', 'At most 30 people were hurt.'],
  ];
  for (const [claim, passage] of wrong)
    it(`does not pass: “${claim}” by “${passage}”`, async () => {
      const { outcome } = await outcomeOf(claim, passage);
      assertNoPass(outcome.findings[0]);
      assert.notEqual(gate({}, reportOf(outcome, claim)), 0);
    });

  const right: readonly (readonly [claim: string, passage: string])[] = [
    ['The student was praised by the teacher.', 'The teacher praised the student.'],
    ['Cats, dogs and birds live here.', 'Birds, dogs and cats live here.'],
    ['In May prices rose.', 'Prices rose in May.'],
    ['Members pay 12 euros and visitors 8 euros.', 'Visitors pay 8 euros and members 12 euros.'],
    ['The payment was made following the delivery.', 'The payment was made after the delivery.'],
  ];
  for (const [claim, passage] of right)
    it(`but a right one does: “${claim}” by “${passage}”`, async () =>
      assertBorneOut((await outcomeOf(claim, passage)).outcome.findings[0]));

  const claim = 'The teacher praised the student.';
  const passage = 'The student praised the teacher.';

  it('is asked about again, and what the model then says of it counts', async () => {
    const { outcome, calls } = await outcomeOf(claim, passage, supported(1, 1), unsupported(1));
    const [found] = outcome.findings;
    assert.deepEqual([found?.type === 'assessment' && found.verdict, calls], ['unsupported', 2]);
  });

  it('counts as failed where the model insists, for every score', async () => {
    const { outcome, calls } = await outcomeOf(claim, passage);
    assert.ok(isDisputed(outcome.findings[0]));
    assert.equal(calls, 2);
    for (const scorer of Object.values(scorers)) {
      const { value, status } = scorer.score(outcome);
      assert.deepEqual([value, status], [null, 'failed'], scorer.id);
    }
  });

  it('is shown as disputed in every format, with the words that speak against it', async () => {
    const report = reportOf((await outcomeOf(claim, passage)).outcome, claim);
    const [found] = report.claims;
    assert.deepEqual([found?.verdict, found?.disputed, report.failedClaims], ['failed', true, 1]);
    for (const format of formatIds) {
      const written = reportFormats[format].write(report, claim);
      assert.match(written, /calls this supported, but its own evidence contradicts it/, format);
      assert.match(written, /The student praised the teacher/, format);
    }
    assert.match(reportFormats.junit.write(report, claim), /errors="1"/);
  });
});
