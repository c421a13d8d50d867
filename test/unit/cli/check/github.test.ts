import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { summaryText } from '../../../../src/cli/check/github.ts';
import { githubAnnotations } from '../../../../src/report/githubAnnotations.ts';
import type { RunReport } from '../../../../src/report/runReport.ts';
import { toReport } from '../../../../src/report/toReport.ts';
import { sourceOf } from '../../check/checks.ts';
import { assessment, clash, failure, outcome } from '../../check/outcomes.ts';
import { createWorkplace, type Workplace } from '../workplace.ts';

describe('claimlight check in GitHub Actions', () => {
  let place: Workplace;
  let output: string;
  let context: string;
  beforeEach(() => {
    place = createWorkplace();
    mkdirSync(join(place.folder, 'docs'));
    output = place.file('docs/a, b.md', '# Ferry\n\nThe ferry carries 900 cars.\nAnn Lee wrote the plan.\n');
    context = place.file('spec.md', 'The ferry carries 120 cars.\n');
  });
  afterEach(() => place.remove());

  const check = (env: Record<string, string>, ...args: readonly string[]) =>
    place.run(['check', output, '-c', context, '--format', 'github', ...args], { env });

  it('annotates each finding at its words, with the path from the root of the repository on', async () => {
    const { code, out } = await check({ GITHUB_WORKSPACE: place.folder });
    const [first, second, totals] = out.split('\n');
    assert.equal(
      first,
      '::error file=docs/a%2C b.md,line=3,endLine=3,col=19,endColumn=22,title=Contradicted::' +
        'The text says 900; the context says 120 (spec.md, line 1).%0A' +
        'spec.md, line 1: The ferry carries 120 cars.%0ASuggested correction: 120',
    );
    assert.match(second!, /^::warning file=docs\/a%2C b\.md,line=4,.*title=Unsupported::/);
    assert.match(totals!, /^Outputs: 1 checked\. 0 of 2 supported, 1 contradicted, 1 unsupported/);
    assert.equal(code, 1);
  });

  it('adds the report to the summary of the job', async () => {
    const summary = place.file('summary.md', 'Before.\n\n');
    await check({ GITHUB_STEP_SUMMARY: summary });
    assert.match(
      readFileSync(summary, 'utf8'),
      /^Before\.\n\n# Check of 1 output\n[\s\S]*### Contradicted \(1\)/,
    );
    const { code, error } = await check({ GITHUB_STEP_SUMMARY: place.folder });
    assert.equal(code, 2);
    assert.match(error, /EISDIR/);
  });

  it('writes annotations to a file beside another report', async () => {
    const file = join(place.folder, 'annotations.txt');
    const args = ['check', output, '-c', context, '--format', `github=${file}`, '--format', 'csv'];
    const { out } = await place.run(args);
    assert.match(out, /^id,line/);
    assert.match(readFileSync(file, 'utf8'), /^::error file=docs\/a%2C b\.md/);
  });
});

describe('annotations', () => {
  const hostile = 'x\n::add-mask::y%0A::stop-commands::z\u001b[2J';
  const document = 'One.\nTwo.\nThree.\n';
  const claim = (start: number, end: number) => ({
    id: `${start}`.padStart(16, '0'),
    text: document.slice(start, end),
    start,
    end,
    sentence: 0,
  });
  const report = toReport({
    output: { uri: 'file:///work/a.md', start: 0, end: document.length },
    sources: [sourceOf('file:///limits.md', 'Storage: 10 GB.')],
    judge: 'offline',
    outcome: outcome([
      {
        ...assessment('contradicted'),
        claim: claim(0, 9),
        flags: { hedged: true },
        correction: hostile,
        evidence: [clash(0, { uri: 'file:///limits.md', quote: hostile })],
        reason: { code: 'modelSays', text: hostile },
      },
      { ...failure(), claim: claim(10, 16) },
    ]),
    timings: { total: 1 },
  });
  const run: RunReport = {
    checked: [{ name: 'a.md', report, document }],
    notChecked: [
      { name: hostile, problem: { code: 'outputUnreadable', args: { file: 'a' } }, blocks: true },
      { name: 'b.md', problem: { code: 'nothingToCheck', args: {} }, blocks: false },
    ],
  };

  it('let no foreign text begin a command', () => {
    const lines = githubAnnotations(run, () => `a,b:c${hostile}`).split('\n');
    assert.equal(lines.filter((line) => line.startsWith('::')).length, 4);
    assert.equal(lines.length, 6);
    assert.match(lines[0]!, /^::warning file=a%2Cb%3Ac[^:,]*,line=1,endLine=2,title=Contradicted::/);
    assert.match(lines[0]!, /%250A/);
    assert.ok(!lines.join('').includes('\u001b'));
  });

  it('have levels: failed is an error, what was not checked an error or a notice', () => {
    const levels = githubAnnotations(run, () => 'a.md').match(/^::\w+/gm);
    assert.deepEqual(levels, ['::warning', '::error', '::error', '::notice']);
  });

  it('leave out what was decided', () => {
    const decided = {
      ...report,
      claims: report.claims.map((one) => ({ ...one, decision: { kind: 'ignored' as const } })),
    };
    const written = githubAnnotations(
      { checked: [{ name: 'a.md', report: decided, document }], notChecked: [] },
      () => 'a',
    );
    assert.match(written, /^Outputs: 1 checked/);
  });

  it('have a summary that GitHub takes', () => {
    assert.match(summaryText(run), /^# Check of 3 outputs/);
    assert.match(summaryText(run, 100), /^\*\*Outputs: .*\*\*\n\nThe whole report is too long/);
  });
});
