import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { alarmThreshold } from '../../../../src/check/alarm.ts';
import type { Outcome } from '../../../../src/check/types.ts';
import { judge } from './judging.ts';

/** One document with claims that something is missing: false ones, and true ones. */
interface AbsencePairs {
  readonly language: string;
  readonly kind: string;
  readonly context: string;
  readonly false: readonly string[];
  readonly true: readonly string[];
}

const documents = JSON.parse(readFileSync('test/fixtures/absence.json', 'utf8')) as readonly AbsencePairs[];
const isShown = process.env.SHOW !== undefined;

async function outcomes(pick: 'false' | 'true'): Promise<readonly [string, Outcome][]> {
  const all = documents.flatMap((one) =>
    one[pick].map(async (claim) => [claim, await judge(claim, one.context)] as [string, Outcome]),
  );
  return Promise.all(all);
}
const verdictOf = ({ findings }: Outcome) =>
  findings.map((finding) => (finding.type === 'assessment' ? finding.verdict : 'failed')).join() || 'skipped';
const share = (all: readonly unknown[], some: readonly unknown[]) => some.length / all.length;

describe('offline judge: absences', () => {
  it('catches false ones and supports none', async () => {
    const all = await outcomes('false');
    if (isShown) for (const [claim, o] of all) if (verdictOf(o) !== 'contradicted') console.log('FALSE', verdictOf(o), o.skipped.map(s=>s.why).join(), claim);
    assert.deepEqual(all.filter(([, o]) => verdictOf(o).includes('supported') && !verdictOf(o).includes('unsupported')), []);
    assert.ok(share(all, all.filter(([, o]) => verdictOf(o) === 'contradicted')) >= 0.8);
  });
  it('flags hardly any true ones', async () => {
    const all = await outcomes('true');
    if (isShown) for (const [claim, o] of all) console.log('TRUE', verdictOf(o), o.skipped.map(s=>s.why).join(), o.findings.map(f=>f.type==='assessment'?f.alarm.toFixed(2)+' '+f.reason.code:'').join(), claim);
    const flagged = all.filter(([, { findings }]) => findings.some((f) => f.type === 'failure' || f.alarm >= alarmThreshold.balanced));
    assert.ok(share(all, flagged) <= 0.03, JSON.stringify(flagged.map(([c])=>c)));
  });
});
