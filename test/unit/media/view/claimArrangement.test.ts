import assert from 'node:assert/strict';
import { arrangeClaims, nextOpen } from '../../../../media/view/claimArrangement.ts';
import { claims } from '../../../ui/sideViewStates.ts';

const idsOf = (by: Partial<Parameters<typeof arrangeClaims>[1]>) =>
  arrangeClaims(claims, { filters: [], query: '', order: 'text', ...by }).map(({ id }) => id);

describe('arrange', () => {
  it('shows every claim in the order of the text', () => {
    assert.deepEqual(idsOf({}), ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7']);
  });

  it('puts the worst first, as they are ranked', () => {
    assert.deepEqual(idsOf({ order: 'worst' }), ['c2', 'c3', 'c4', 'c6', 'c7', 'c1', 'c5']);
  });

  it('lets several filters widen each other', () => {
    assert.deepEqual(idsOf({ filters: ['contradicted'] }), ['c2', 'c3']);
    assert.deepEqual(idsOf({ filters: ['contradicted', 'failed'] }), ['c2', 'c3', 'c6']);
  });

  it('knows stale claims whatever their verdict', () => {
    assert.deepEqual(idsOf({ filters: ['stale'] }), ['c3']);
  });

  it('finds words in claims, reasons, evidence and notes, in any order and case', () => {
    assert.deepEqual(idsOf({ query: 'PLAN free' }), ['c2']);
    assert.deepEqual(idsOf({ query: 'lisbon' }), ['c4']);
    assert.deepEqual(idsOf({ query: 'macOS' }), ['c1']);
    assert.deepEqual(idsOf({ query: 'next week' }), ['c5']);
  });

  it('needs every word of the query', () => {
    assert.deepEqual(idsOf({ query: 'storage lisbon' }), []);
  });

  it('searches within the filter', () => {
    assert.deepEqual(idsOf({ query: 'release-notes', filters: ['supported'] }), ['c1', 'c7']);
  });
});

describe('the next open claim', () => {
  const next = (position: number, ...settled: string[]) => nextOpen(claims, position, new Set(settled))?.id;
  const at = (id: string) => claims.findIndex((claim) => claim.id === id);

  it('is the one after that is neither supported nor decided', () => {
    assert.equal(next(at('c2')), 'c3');
    assert.equal(next(at('c4')), 'c6', 'c5 is ignored');
  });

  it('passes over what was settled a moment ago, and goes round the end', () => {
    assert.equal(next(at('c2'), 'c3'), 'c4');
    assert.equal(next(at('c6'), 'c6'), 'c2');
  });
});
