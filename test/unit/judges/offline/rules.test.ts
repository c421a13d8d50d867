import assert from 'node:assert/strict';
import { ruleIds } from '../../../../src/check/ruleId.ts';
import { type Observation, observe, readQuestion } from '../../../../src/judges/offline/observation.ts';
import { ContextReader } from '../../../../src/judges/offline/retrieval.ts';
import { rules } from '../../../../src/judges/offline/rules/all.ts';
import type { Rule } from '../../../../src/judges/offline/rules/rule.ts';
import { readText } from '../../../../src/sources/readText.ts';
import { buildIndex, toLocalIndex } from '../../../../src/text/searchIndex.ts';
import { segment } from '../../../../src/text/segment.ts';

async function observed(context: string, claim: string): Promise<Observation> {
  const index = buildIndex([readText('context.md', context)]);
  const reader = new ContextReader(await toLocalIndex(index));
  const [sentence] = segment(claim);
  assert.ok(sentence);
  return observe(sentence, sentence, reader, readQuestion(''));
}

const acts = (rule: Rule, seen: Observation): boolean =>
  rule.kind === 'vetoes' ? rule.holdsBack(seen) : rule.decide(seen) !== undefined;

describe('the rules of the offline judge', () => {
  for (const rule of rules)
    for (const { context, acts: claim, leaves } of rule.examples)
      it(`${rule.id}: acts on “${claim}”, and not on “${leaves}”`, async () => {
        assert.equal(acts(rule, await observed(context, claim)), true);
        assert.equal(acts(rule, await observed(context, leaves)), false);
      });

  it('that decide do so alone, so that their order means nothing', async () => {
    for (const { context, acts: claim } of rules.flatMap(({ examples }) => examples)) {
      const seen = await observed(context, claim);
      const deciding = rules.filter((rule) => rule.kind !== 'vetoes' && acts(rule, seen));
      assert.ok(deciding.length <= 1, `${claim}: ${deciding.map(({ id }) => id).join(', ')}`);
    }
  });

  it('have ids of their own, which reports know', () => {
    const ids = rules.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    assert.deepEqual(
      ids.filter((id) => !ruleIds.includes(id)),
      [],
    );
  });

  it('leave a right claim in other words alone in most examples', () => {
    const copies = rules.flatMap(({ id, examples }) =>
      examples.filter(({ context, leaves }) => context.includes(leaves)).map(() => id),
    );
    assert.ok(copies.length <= 2, copies.join(', '));
  });
});
