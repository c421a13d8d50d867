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
  type Remark,
} from '../../../src/review/decisions.ts';
import { Findings } from '../../../src/review/findings.ts';
import { plain } from '../plain.ts';
import { finding } from './_findings.ts';

class MemoryStore implements DecisionStore {
  decisions: readonly Remark[] = [];
  /** Written by another window, and not heard of yet. */
  unheard: readonly Remark[] = [];
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
    await decisions.undo(ignoring(wrong));
    assert.deepEqual(decisions.all(), []);
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

describe('a note', () => {
  const wrong = finding({ id: 'a', quote: 'up to 10 GB' });
  const noted = (note: string) => {
    const { kind: _, alarm: __, ...remark } = ignoring(wrong, note);
    return remark;
  };
  const make = () => {
    const shelf = new MemoryStore();
    const decisions = new Decisions(
      () => [shelf],
      () => shelf,
    );
    return { shelf, decisions };
  };

  it('decides nothing', async () => {
    const { decisions } = make();
    await decisions.annotate(noted('ask Ann'), 'file:///a.md');
    assert.deepEqual(decisions.all(), []);
    assert.equal(decisions.find(wrong)?.kind, 'noted');
    assert.equal(decisions.find(wrong)?.note, 'ask Ann');
  });

  it('stays when a decision is made, and when that is taken back', async () => {
    const { shelf, decisions } = make();
    await decisions.annotate(noted('ask Ann'), 'file:///a.md');
    await decisions.decide(ignoring(wrong), 'file:///a.md');
    assert.deepEqual([decisions.find(wrong)?.kind, decisions.find(wrong)?.note], ['ignored', 'ask Ann']);
    await decisions.undo(ignoring(wrong));
    assert.deepEqual([decisions.find(wrong)?.kind, decisions.find(wrong)?.note], ['noted', 'ask Ann']);
    assert.equal(shelf.decisions.length, 1);
  });

  it('is changed without touching a decision, and goes when it is emptied', async () => {
    const { shelf, decisions } = make();
    await decisions.decide(ignoring(wrong), 'file:///a.md');
    await decisions.annotate(noted('kept'), 'file:///a.md');
    assert.deepEqual([decisions.find(wrong)?.kind, decisions.find(wrong)?.note], ['ignored', 'kept']);
    await decisions.annotate(noted(''), 'file:///a.md');
    assert.deepEqual([decisions.find(wrong)?.kind, decisions.find(wrong)?.note], ['ignored', undefined]);
    await decisions.undo(ignoring(wrong));
    assert.deepEqual(shelf.decisions, []);
    await decisions.annotate(noted('ask Ann'), 'file:///a.md');
    await decisions.annotate(noted(''), 'file:///a.md');
    assert.deepEqual(shelf.decisions, []);
  });

  it('is written and read as one, and leaves the finding open', () => {
    const remark = { ...noted('ask Ann'), kind: 'noted' as const };
    assert.deepEqual(parseDecisions(formatDecisions([remark]))?.[0]?.note, 'ask Ann');
    const findings = new Findings(() => remark);
    const sentence = { start: 0, end: 8, text: 'A claim.', kind: 'prose' as const, trail: [] };
    const run = findings.begin('file:///a.md', {
      judge: 'offline',
      context: [],
      sentences: [sentence],
      span: { start: 0, end: 8 },
      size: { statements: 1, items: 1 },
    });
    run.add(wrong);
    const [live] = findings.get('file:///a.md')!.findings;
    assert.deepEqual([live?.decision, live?.note], [undefined, 'ask Ann']);
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
