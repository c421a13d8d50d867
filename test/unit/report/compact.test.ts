import assert from 'node:assert/strict';
import { explainClaim, toCompact } from '../../../src/report/compact.ts';
import { toReport } from '../../../src/report/toReport.ts';
import { sourceOf } from '../check/checks.ts';
import { assessment, clash, failure, outcome } from '../check/outcomes.ts';

const document = 'It rains.\nStorage is 5 GB.\nHm.\n';

const claimAt = (start: number, end: number, number = start) => ({
  id: `${number}`.padStart(16, '0'),
  text: document.slice(start, end),
  start,
  end,
  sentence: 0,
});

const contradicted = {
  ...assessment('contradicted'),
  claim: claimAt(10, 26),
  focus: { start: 21, end: 25 },
  correction: '10 GB',
  evidence: [clash(0, { uri: 'file:///work/limits.pdf', quote: 'Storage:\n10 GB', line: 7, page: 3 })],
};

const reportOf = (
  findings: Parameters<typeof outcome>[0],
  more: Partial<Parameters<typeof toReport>[0]> = {},
) =>
  toReport({
    output: { uri: 'file:///work/a.md', start: 0, end: document.length },
    sources: [sourceOf('file:///work/limits.pdf', 'Storage: 10 GB')],
    judge: 'offline',
    outcome: outcome(findings),
    timings: { total: 1 },
    ...more,
  });

const names = { document, pathOf: (uri: string) => uri.replace('file:///work/', './') };

describe('a compact report', () => {
  it('sums up, then lists what is not supported, worst first, at the words at fault', () => {
    const report = reportOf([
      { ...assessment('supported'), claim: claimAt(0, 9) },
      { ...failure(), claim: claimAt(0, 9, 1) },
      contradicted,
    ]);
    const lines = toCompact(report, names).split('\n');
    assert.match(
      lines[0]!,
      /^Faithfulness 0\.5 .*: 1 of 2 supported, 1 contradicted, 0 unsupported, 1 failed$/,
    );
    assert.match(lines[1]!, /^\[0{14}10\] \.\/a\.md:2 Contradicted \(\w+ confidence\): Storage is 5 GB\.$/);
    assert.ok(lines.includes('    Evidence: ./limits.pdf, page 3'));
    assert.ok(lines.includes('    Correction: replace “5 GB” with “10 GB”.'));
    assert.match(lines.at(-2)!, /^\[0{15}1\] \.\/a\.md:1 Failed: It rains\.$/);
    assert.doesNotMatch(lines.slice(1).join('\n'), /Supported/);
  });

  it('leaves out what someone decided about, and counts what is too much', () => {
    const many = Array.from({ length: 33 }, (_, number) => ({
      ...contradicted,
      claim: claimAt(10, 26, number),
    }));
    const decision = { kind: 'ignored', inText: true } as const;
    const text = toCompact(
      reportOf(many, { reviewOf: ({ claim }) => (claim.id.endsWith('00') ? { decision } : undefined) }),
      names,
    );
    assert.equal(text.match(/^\[/gm)!.length, 30);
    assert.match(text, /\n2 more$/);
    assert.doesNotMatch(text, /\[0{16}\]/);
  });

  it('says which context was not read, and which says just what the text says', () => {
    const report = reportOf([contradicted], {
      leftOut: [{ name: 'old.md', problem: { code: 'contextMissing', args: { file: 'old.md' } } }],
      copies: ['file:///work/limits.pdf'],
    });
    const text = toCompact(report, names);
    assert.match(
      text,
      /\n1 context file was not read\.\n {4}old\.md was not found\.\nlimits\.pdf has the same/,
    );
  });

  it('explains one claim with the words of its evidence', () => {
    const report = reportOf([contradicted]);
    assert.match(
      explainClaim(report, report.claims[0]!, names),
      /\n {4}\.\/limits\.pdf, page 3: “Storage: 10 GB”$/,
    );
  });
});
