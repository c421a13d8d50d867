import assert from 'node:assert/strict';
import type { Report } from '../../../src/check/report.ts';
import { type FormatId, formatIds, reportFormats } from '../../../src/report/formats.ts';
import { positions } from '../../../src/report/place.ts';
import { toReport } from '../../../src/report/toReport.ts';
import { sourceOf } from '../check/checks.ts';
import { assessment, clash, failure, outcome } from '../check/outcomes.ts';

const document = 'It rains.\nStorage is =5 GB, "free" & <b>safe</b>.\nHm.\n';

const claimAt = (start: number, end: number) => ({
  id: `${start}`.padStart(16, '0'),
  text: document.slice(start, end),
  start,
  end,
  sentence: 0,
});

const report: Report = toReport({
  output: { uri: 'file:///work/my%20answer.md', start: 0, end: document.length },
  sources: [sourceOf('file:///limits.md', 'Storage: 10 GB | `all`.')],
  judge: 'offline',
  outcome: outcome([
    { ...assessment('supported'), claim: claimAt(0, 9) },
    {
      ...assessment('contradicted'),
      claim: claimAt(10, 53),
      focus: { start: 22, end: 26 },
      correction: '10 GB',
      evidence: [clash(0, { uri: 'file:///limits.md', quote: 'Storage: 10 GB | `all`.' })],
      reason: {
        code: 'differs',
        kind: 'quantity',
        here: '5 GB',
        there: '10 GB',
        at: { uri: 'file:///limits.md', line: 1 },
      },
    },
    { ...failure(), claim: claimAt(54, 57) },
  ]),
  scorer: 'faithfulness',
  timings: { total: 1500 },
});
const write = (format: FormatId): string => reportFormats[format].write(report, document);

describe('a report written as', () => {
  it('text', () => {
    const text = write('text');
    assert.match(text, /^Faithfulness 0\.5 \(higher is better; partial; estimated by the offline judge\)/);
    assert.match(text, /my answer\.md:2:13 {2}Contradicted {2}Storage is =5 GB/);
    assert.match(text, / {4}The text says 5 GB; the context says 10 GB \(limits\.md, line 1\)\./);
    assert.match(text, /1 of 2 supported, 1 contradicted, 0 unsupported, 1 failed/);
    assert.doesNotMatch(text, /It rains/);
  });

  it('text of an offline judge that lacks its model, or has one', () => {
    const of = (judge: string) => reportFormats.text.write({ ...report, judge }, document);
    assert.match(of('offline:rules'), /estimated by: Offline judge, rules alone\)/);
    assert.match(of('offline:0a1b2c3d'), /estimated by: Offline judge, local model 0a1b2c3d\)/);
  });

  it('JSON', () => assert.deepEqual(JSON.parse(write('json')), JSON.parse(JSON.stringify(report))));

  it('Markdown, with foreign text as text, worst first', () => {
    const markdown = write('markdown');
    assert.match(markdown, /^# Check of my answer\.md\n/);
    assert.match(markdown, /\\<b\\>safe/);
    assert.match(markdown, /Storage: 10 GB \\\| \\`all\\`\./);
    assert.match(markdown, /Suggested correction: 10 GB/);
    assert.ok(markdown.indexOf('## Contradicted (1)') < markdown.indexOf('## Supported (1)'));
  });

  it('HTML, which runs nothing, with the words marked in the text', () => {
    const html = write('html');
    assert.match(html, /default-src 'none'/);
    assert.match(
      html,
      /<a class="claim contradicted" id="[0-9]{16}" href="#passage-[0-9a-f]{16}" title="[^"<>]*">Storage is =5 GB, &quot;free&quot; &amp; &lt;b&gt;/,
    );
    assert.doesNotMatch(html, /<b>|<script/);
  });

  it('HTML, whose claims, passages and findings lead to each other', () => {
    const html = write('html');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    const goals = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id!);
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(goals.length >= 3 * report.claims.length - 1);
    assert.deepEqual(
      goals.filter((goal) => !ids.includes(goal)),
      [],
    );
  });

  it('HTML, Markdown, CSV and JUnit, all with the fingerprint', () => {
    for (const format of ['html', 'markdown', 'csv', 'junit'] as const)
      assert.ok(write(format).includes(report.fingerprint!.hash), format);
  });

  it('CSV, whose cells stay texts', () => {
    const [header, first, second] = write('csv').split('\r\n');
    assert.match(
      header!,
      /^id,line,column,verdict,confidence,flagged,claim,reason,evidence,correction,attribution,decision,author,note,stale,fingerprint$/,
    );
    assert.match(first!, /^[0-9]{16},1,1,supported,high,false,It rains\.,/);
    assert.match(second!, /,2,1,contradicted,high,true,"Storage is =5 GB, ""free"" & <b>safe<\/b>\./);
    const formula = { ...report, claims: [{ ...report.claims[0]!, text: '=HYPERLINK("x")' }] };
    assert.match(reportFormats.csv.write(formula, document), /"'=HYPERLINK\(""x""\)"/);
  });

  it('SARIF, with places, evidence and a fix', () => {
    const { version, runs } = JSON.parse(write('sarif'));
    assert.equal(version, '2.1.0');
    const [wrong, failed] = runs[0].results;
    assert.deepEqual(
      [wrong.ruleId, wrong.level, failed.ruleId],
      ['claim.contradicted', 'warning', 'claim.failed'],
    );
    const { region } = wrong.locations[0].physicalLocation;
    assert.deepEqual(
      [region.startLine, region.startColumn, region.charOffset, region.charLength],
      [2, 13, 22, 4],
    );
    assert.equal(wrong.relatedLocations[0].physicalLocation.artifactLocation.uri, 'file:///limits.md');
    assert.equal(wrong.fixes[0].artifactChanges[0].replacements[0].insertedContent.text, '10 GB');
    assert.equal(wrong.partialFingerprints['claimId/v1'], report.claims[1]!.id);
    assert.equal(runs[0].results.length, 2);
  });

  it('JUnit, with failures and errors', () => {
    const xml = write('junit');
    assert.match(
      xml,
      /<testsuite name="claimlight my answer\.md" tests="3" failures="1" errors="1" time="1\.5">/,
    );
    assert.match(xml, /<testcase classname="my answer\.md" name="1: It rains\."\/>/);
    assert.match(
      xml,
      /<failure type="claim\.contradicted" message="Contradicted: The text says 5 GB; the context says 10 GB \(limits\.md, line 1\)\.">/,
    );
    assert.match(xml, /<error type="claim\.failed"/);
    assert.doesNotMatch(xml, /<b>/);
  });

  it('each format has an extension of its own', () => {
    const extensions = formatIds.map((id) => reportFormats[id].extension);
    assert.equal(new Set(extensions).size, extensions.length);
  });
});

describe('positions', () => {
  it('count lines and columns from 1, over all line ends', () => {
    const at = positions('a\r\nbc\n\n😀x');
    assert.deepEqual(
      [0, 1, 3, 4, 6, 7, 9].map((offset) => {
        const { line, column } = at(offset);
        return `${line}:${column}`;
      }),
      ['1:1', '1:2', '2:1', '2:2', '3:1', '4:1', '4:3'],
    );
  });
});

describe('a report of a review that was signed', () => {
  const signed: Report = {
    ...report,
    claims: report.claims.map((claim) => {
      if (claim.verdict === 'supported') return { ...claim, stale: 'edited' };
      const kind = claim.verdict === 'failed' ? 'verified' : 'ignored';
      return { ...claim, decision: { kind, author: 'Ann <b>', note: '=old' } };
    }),
  };
  const written = (format: FormatId): string => reportFormats[format].write(signed, document);

  it('says in text and Markdown who decided what, why, and what is out of date', () => {
    for (const format of ['text', 'markdown'] as const) {
      const text = written(format).replaceAll('\\', '');
      assert.match(text, /Reviewed by Ann <b>: 1 ignored, 1 verified, 0 open\. 1 verdict is out of date\./);
      assert.match(text, /Ignored by Ann <b>: =old/);
      assert.match(text, /Verified by Ann <b>: =old/);
      assert.match(text, /Edited after the check/);
    }
  });

  it('says so in HTML, as text', () => {
    assert.match(written('html'), /Reviewed by Ann &lt;b&gt;/);
    assert.match(written('html'), /<strong>Ignored by Ann &lt;b&gt;: =old<\/strong>/);
  });

  it('has it in columns of CSV, as text', () => {
    const [head, stale, ignored] = written('csv').split('\r\n');
    assert.match(head!, /,decision,author,note,stale,fingerprint$/);
    assert.match(stale!, /,,,,edited,[0-9a-f]{16}$/);
    assert.match(ignored!, /,ignored,Ann <b>,'=old,,[0-9a-f]{16}$/);
  });

  it('suppresses what is settled in SARIF', () => {
    const [ignored] = JSON.parse(written('sarif')).runs[0].results;
    assert.deepEqual(ignored.suppressions, [
      { kind: 'external', status: 'accepted', justification: 'Ignored by Ann <b>: =old' },
    ]);
  });

  it('skips what is settled in JUnit', () => {
    assert.match(written('junit'), /failures="0" errors="0" skipped="2"/);
    assert.match(written('junit'), /<skipped message="Ignored by Ann &lt;b&gt;: =old"\/>/);
  });
});
