import assert from 'node:assert/strict';
import type { Assessment } from '../../../src/check/types.ts';
import {
  type ChangeDecisions,
  type Decision,
  type DecisionStore,
  Decisions,
  evidenceHash,
  formatDecisions,
  parseDecisions,
} from '../../../src/review/decisions.ts';
import { plain } from '../plain.ts';
import { finding } from './_findings.ts';

class MemoryStore implements DecisionStore {
  decisions: readonly Decision[] = [];
  /** Written by another window, and not heard of yet. */
  unheard: readonly Decision[] = [];
  async change(make: ChangeDecisions): Promise<void> {
    this.decisions = make([...this.decisions, ...this.unheard]);
    this.unheard = [];
  }
}

const ignoring = (about: Assessment, note?: string): Decision => ({
  kind: 'ignored',
  claim: about.claim.id,
  evidence: evidenceHash(about),
  text: about.claim.text,
  note,
});

describe('a decision', () => {
  it('holds for the same claim on the same evidence, wherever they stand', async () => {
    const shelf = new MemoryStore();
    const decisions = new Decisions(
      () => [shelf],
      () => shelf,
    );
    const wrong = finding({ id: 'a', quote: 'up to 10 GB' });
    await decisions.decide(ignoring(wrong), 'file:///a.md');
    assert.equal(decisions.find(finding({ id: 'a', quote: 'up to 10 GB', start: 90 }))?.kind, 'ignored');
  });

  it('is void once the claim or its evidence reads otherwise', async () => {
    const shelf = new MemoryStore();
    const decisions = new Decisions(
      () => [shelf],
      () => shelf,
    );
    await decisions.decide(ignoring(finding({ id: 'a', quote: 'up to 10 GB' })), 'file:///a.md');
    assert.equal(decisions.find(finding({ id: 'b', quote: 'up to 10 GB' })), undefined);
    assert.equal(decisions.find(finding({ id: 'a', quote: 'up to 12 GB' })), undefined);
  });

  it('takes nothing away that another window has decided meanwhile', async () => {
    const shelf = new MemoryStore();
    const decisions = new Decisions(
      () => [shelf],
      () => shelf,
    );
    const [mine, theirs, later] = ['a', 'b', 'c'].map((id) => finding({ id }));
    await decisions.decide(ignoring(mine!), 'file:///a.md');
    shelf.unheard = [ignoring(theirs!)];
    await decisions.decide(ignoring(later!), 'file:///a.md');
    assert.deepEqual(
      decisions.all().map(({ claim }) => claim),
      ['a', 'b', 'c'],
    );
    shelf.unheard = [ignoring(finding({ id: 'd' }))];
    await decisions.undo(ignoring(mine!));
    assert.deepEqual(
      decisions.all().map(({ claim }) => claim),
      ['b', 'c', 'd'],
    );
  });

  it('replaces an earlier one, and can be undone', async () => {
    const shelf = new MemoryStore();
    const decisions = new Decisions(
      () => [shelf],
      () => shelf,
    );
    const wrong = finding({ id: 'a' });
    await decisions.decide(ignoring(wrong), 'file:///a.md');
    await decisions.decide(ignoring(wrong, 'as agreed'), 'file:///a.md');
    assert.deepEqual(
      shelf.decisions.map(({ note }) => note),
      ['as agreed'],
    );
    await decisions.undo(shelf.decisions[0]!);
    assert.equal(decisions.find(wrong), undefined);
  });

  it("of a person wins over their team's", async () => {
    const own = new MemoryStore();
    const team = new MemoryStore();
    const decisions = new Decisions(
      () => [own, team],
      () => own,
    );
    const wrong = finding({ id: 'a' });
    team.decisions = [ignoring(wrong, 'team')];
    own.decisions = [ignoring(wrong, 'own')];
    decisions.changed();
    assert.equal(decisions.find(wrong)?.note, 'own');
  });
});

describe('the file of decisions', () => {
  const two = [ignoring(finding({ id: 'b' }), 'why'), ignoring(finding({ id: 'a' }))];

  it('reads back what it wrote', () => {
    assert.deepEqual(parseDecisions(formatDecisions(two)), plain(two.toReversed()));
  });

  it('does not depend on the order in which decisions were made, so that branches merge', () => {
    assert.equal(formatDecisions(two), formatDecisions(two.toReversed()));
  });

  it('holds one decision a line', () => {
    const lines = formatDecisions(two).split('\n');
    assert.equal(lines.filter((line) => line.includes('"claim"')).length, 2);
  });

  it('is told from any other text', () => {
    assert.equal(parseDecisions('{"version":2,"decisions":[]}'), undefined);
    assert.equal(parseDecisions('<<<<<<< ours'), undefined);
  });
});
