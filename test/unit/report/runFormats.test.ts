import assert from 'node:assert/strict';
import { type FormatId, formatIds, reportFormats } from '../../../src/report/formats.ts';
import type { CheckedOutput, RunReport } from '../../../src/report/runReport.ts';
import { toReport } from '../../../src/report/toReport.ts';
import { sourceOf } from '../check/checks.ts';
import { assessment, clash, outcome } from '../check/outcomes.ts';

const document = 'Storage is 5 GB.\n';
const text = document.trim();

function output(name: string, verdict: 'supported' | 'contradicted'): CheckedOutput {
  const report = toReport({
    output: { uri: `file:///work/${encodeURIComponent(name)}`, start: 0, end: document.length },
    sources: [sourceOf('file:///limits.md', 'Storage: 10 GB.')],
    judge: 'offline',
    outcome: outcome([
      {
        ...assessment(verdict),
        claim: { id: '0123456789abcdef', text, start: 0, end: text.length, sentence: 0 },
        evidence: [clash(0, { uri: 'file:///limits.md', quote: 'Storage: 10 GB.' })],
      },
    ]),
    timings: { total: 1500 },
  });
  return { name, report, document };
}

const run: RunReport = {
  checked: [output('docs/a.md', 'supported'), output('docs/b.md', 'contradicted')],
  notChecked: [
    { name: 'gone.md', problem: { code: 'outputUnreadable', args: { file: 'gone.md' } }, blocks: true },
    { name: 'empty.md', problem: { code: 'nothingToCheck', args: {} }, blocks: false },
  ],
};
const write = (format: FormatId): string => reportFormats[format].writeRun(run);

describe('a report of several outputs written as', () => {
  it('text: the score of each, what was found in it, and the totals', () => {
    const written = write('text');
    assert.match(written, /^docs\/a\.md: Faithfulness 1 \(.*\)\n\ndocs\/b\.md: Faithfulness 0 \(.*\)\n\n/);
    assert.match(written, /^docs\/b\.md:1:1 {2}Contradicted {2}Storage is 5 GB\./m);
    assert.match(
      written,
      /\nOutputs: 2 checked, 2 not checked\. 1 of 2 supported, 1 contradicted, 0 unsupported\nJudged by offline[^\n]*\n$/,
    );
  });

  it('JSON: each report with its name', () => {
    const { version, reports, notChecked } = JSON.parse(write('json'));
    assert.equal(version, 1);
    assert.deepEqual(
      reports.map(({ name, score }: { name: string; score: number }) => [name, score]),
      [
        ['docs/a.md', 1],
        ['docs/b.md', 0],
      ],
    );
    assert.deepEqual(
      notChecked.map(({ code, blocks }: { code: string; blocks: boolean }) => [code, blocks]),
      [
        ['outputUnreadable', true],
        ['nothingToCheck', false],
      ],
    );
  });

  it('SARIF: one run with the results of all, and notifications', () => {
    const { runs } = JSON.parse(write('sarif'));
    assert.equal(runs.length, 1);
    const [{ results, invocations, properties }] = runs;
    assert.deepEqual(
      results.map(
        (one: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
          one.locations[0]!.physicalLocation.artifactLocation.uri,
      ),
      ['file:///work/docs%2Fb.md'],
    );
    const [{ executionSuccessful, toolExecutionNotifications: told }] = invocations;
    assert.equal(executionSuccessful, false);
    assert.deepEqual(
      told.map(({ level }: { level: string }) => level),
      ['error', 'note'],
    );
    assert.deepEqual(
      properties.outputs.map(({ name }: { name: string }) => name),
      ['docs/a.md', 'docs/b.md'],
    );
  });

  it('JUnit: a suite for each output', () => {
    const written = write('junit');
    assert.match(
      written,
      /<testsuites name="claimlight">\n<testsuite name="claimlight docs\/a\.md" tests="1"/,
    );
    assert.match(written, /name="claimlight docs\/b\.md" tests="1" failures="1" errors="0"/);
    assert.match(
      written,
      /name="claimlight gone\.md".*\n.*<error type="outputUnreadable" message="gone\.md /,
    );
    assert.match(written, /name="claimlight empty\.md".*\n.*<skipped message="There is no sentence/);
    assert.equal(written.match(/<testsuite /g)?.length, written.match(/<\/testsuite>/g)?.length);
  });

  it('HTML: one page, whose marks lead to their own output', () => {
    const written = write('html');
    assert.equal(written.match(/<h1>/g)?.length, 1);
    assert.match(written, /<h1>Check of 4 outputs<\/h1>/);
    assert.match(
      written,
      /<h2>docs\/b\.md<\/h2>[\s\S]*id="2-0123456789abcdef"[\s\S]*href="#2-0123456789abcdef"/,
    );
    assert.match(written, /<li>gone\.md: /);
  });

  it('CSV: the output in the first column', () => {
    const [header, first, second] = write('csv').split('\r\n');
    assert.match(header!, /^file,id,line/);
    assert.match(first!, /^docs\/a\.md,0123456789abcdef,1,1,supported/);
    assert.match(second!, /^docs\/b\.md,0123456789abcdef,1,1,contradicted/);
  });

  it('Markdown: a section for each output', () => {
    const written = write('markdown');
    assert.match(written, /^# Check of 4 outputs\n\n\*\*Outputs: 2 checked, 2 not checked\./);
    assert.match(written, /\n## docs\/b\.md\n[\s\S]*\n### Contradicted \(1\)\n/);
    assert.match(written, /\n## Not checked\n\n- gone\.md: /);
  });
});

describe('hostile names of outputs', () => {
  const name = '=1\n::add-mask::x\u001b[2J\u202e<b>##vso[x]@octocat';
  const hostile: RunReport = {
    checked: [{ ...output('a.md', 'contradicted'), name }],
    notChecked: [{ name, problem: { code: 'outputUnreadable', args: { file: name } }, blocks: true }],
  };
  for (const format of formatIds)
    it(`command neither terminal nor build server: ${format}`, () => {
      const written = reportFormats[format].writeRun(hostile).replaceAll('\r\n', '\n');
      assert.match(written, /add-mask/);
      assert.doesNotMatch(written, /[[\p{Cc}--[\t\n]]\u202a-\u202e\u2066-\u2069]/v);
      assert.doesNotMatch(written, /^\s*::|##(?:vso|teamcity)?\[/im);
      if (format === 'html' || format === 'junit') assert.doesNotMatch(written, /<b>/);
      if (format === 'csv') assert.match(written, /\n"?'=1/);
    });
});
