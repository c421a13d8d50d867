import assert from 'node:assert/strict';
import { Findings } from '../../../src/review/findings.ts';
import { renameUris, type SavedReview } from '../../../src/review/savedReview.ts';
import { plain } from '../plain.ts';
import { finding } from './_findings.ts';

const uri = 'file:///output.md';
const text = 'One is here. Two is there.';
const open = (): Findings =>
  new Findings(
    () => undefined,
    () => 0,
  );

function reviewed(): Findings {
  const findings = open();
  const sentence = (start: number, end: number) =>
    ({ text: text.slice(start, end), start, end, kind: 'prose', trail: [] }) as const;
  const run = findings.begin(uri, {
    judge: 'test',
    context: [{ uri: 'file:///context.md', characters: 8, hash: 'h' }],
    sentences: [sentence(0, 12), sentence(13, 26)],
    span: { start: 0, end: text.length },
    size: { statements: 1, items: 1 },
  });
  run.add(finding({ id: 'a', text: 'One is here.' }));
  const read = { uri: 'file:///context.md', start: 0, end: 8, kind: 'prose' } as const;
  run.add({ type: 'read', passages: [read] });
  const { claim } = finding({ id: 'b', text: 'Two is there.', start: 13, sentence: 1 });
  run.add({ type: 'failure', claim, problem: { code: 'noAnswer', args: {} }, judge: 'test' });
  run.add({ type: 'ended', how: 'completed' });
  return findings;
}

/** As the workspace's storage would hand it back. */
const stored = (findings: Findings): SavedReview => JSON.parse(JSON.stringify(findings.save(uri)));

const found = (findings: Findings, now: string) =>
  findings.get(uri)!.findings.map(({ finding: { claim } }) => now.slice(claim.start, claim.end));

describe('a saved review', () => {
  it('comes back whole', () => {
    const saved = stored(reviewed());
    const later = open();
    later.restore(saved, text);
    const { outcome, ...review } = reviewed().get(uri)!;
    const { outcome: restored, ...rest } = later.get(uri)!;
    assert.deepEqual(plain(rest), plain(review));
    const { read = [], ...found } = outcome;
    const places = read.map(({ uri, start, end, kind }) => ({ uri, start, end, kind }));
    assert.deepEqual(plain(restored), plain({ ...found, read: places }));
  });

  it('is put onto its words in a text that changed meanwhile; what is gone from it is dropped', () => {
    const later = open();
    const now = 'Before. Two is there.';
    later.restore(stored(reviewed()), now);
    assert.deepEqual(found(later, now), ['Two is there.']);
  });

  it('keeps an edited sentence stale', () => {
    const findings = reviewed();
    const now = text.replace('Two is', 'Two was');
    findings.edit(uri, [{ start: 17, end: 19, text: 'was' }], (from, to) => now.slice(from, to));
    const later = open();
    later.restore(stored(findings), now);
    assert.deepEqual(
      later.get(uri)?.findings.map(({ stale }) => stale),
      [undefined, 'edited'],
    );
  });

  it('does not overwrite a check made since', () => {
    const findings = reviewed();
    const before = findings.get(uri);
    findings.restore(stored(findings), 'Other.');
    assert.equal(findings.get(uri), before);
  });
});

describe('a text that is saved as a second file', () => {
  const copy = 'file:///copy.md';

  it('has its findings in both', () => {
    const findings = reviewed();
    findings.copy(uri, copy, `${text}\n`);
    const found = (of: string) => findings.get(of)?.findings.map(({ finding: { claim } }) => claim.id);
    assert.deepEqual(found(copy), ['a', 'b']);
    assert.deepEqual(found(uri), ['a', 'b']);
  });

  it('replaces what was known of a file that it overwrites', () => {
    const findings = reviewed();
    findings.copy(uri, copy, text);
    findings.edit(uri, [{ start: 0, end: 13, text: '' }], (from, to) => text.slice(13).slice(from, to));
    findings.copy(uri, copy, text.slice(13));
    assert.deepEqual(
      findings.get(copy)?.findings.map(({ finding: { claim } }) => claim.id),
      ['b'],
    );
  });
});

describe('a renamed file', () => {
  it('keeps its findings, and the run under way goes on', () => {
    const findings = reviewed();
    const run = findings.begin(uri, {
      judge: 'test',
      context: [],
      sentences: [{ text: 'One is here.', start: 0, end: 12, kind: 'prose', trail: [] }],
      span: { start: 0, end: 12 },
      size: { statements: 1, items: 1 },
    });
    findings.rename((name) => (name === uri ? 'file:///new.md' : undefined));
    run.add(finding({ text: 'One is here.' }));
    run.add({ type: 'ended', how: 'completed' });
    assert.equal(findings.get(uri), undefined);
    assert.equal(findings.get('file:///new.md')?.findings.length, 1);
  });

  it('is still the evidence of what rests on it', () => {
    const findings = reviewed();
    findings.rename((name) => (name === 'file:///context.md' ? 'file:///limits.md' : undefined));
    const [first] = findings.get(uri)!.findings;
    assert.equal(
      first!.finding.type === 'assessment' && first!.finding.evidence[0]?.uri,
      'file:///limits.md',
    );
    assert.equal(findings.get(uri)?.run.context[0]?.uri, 'file:///limits.md');
    assert.doesNotMatch(JSON.stringify(findings.save(uri)), /context\.md/);
  });
});

const toNew = (uri: string) => (uri === 'old' ? 'new' : undefined);

describe('renaming in data', () => {
  it('reaches each "uri", and nothing that only reads like one', () => {
    const data = { uri: 'old', at: [{ uri: 'old', quote: 'old' }, { uri: 'other' }], words: 'old' };
    assert.deepEqual(renameUris(data, toNew), {
      uri: 'new',
      at: [{ uri: 'new', quote: 'old' }, { uri: 'other' }],
      words: 'old',
    });
  });
});
