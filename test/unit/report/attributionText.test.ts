import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { AttributionProblem } from '../../../src/attribution/attributionProblem.ts';
import { toCompact } from '../../../src/report/compact.ts';
import { formatIds, reportFormats } from '../../../src/report/formats.ts';
import { githubAnnotations } from '../../../src/report/githubAnnotations.ts';
import { toReport } from '../../../src/report/toReport.ts';
import { sourceOf } from '../check/checks.ts';
import { assessment, outcome } from '../check/outcomes.ts';

const document = 'It rains “all day”, in spring [7], and in autumn [2], for 3 months.\n';

const place = (text: string) => ({
  text,
  start: document.indexOf(text),
  end: document.indexOf(text) + text.length,
});

const attribution: readonly AttributionProblem[] = [
  { kind: 'misquoted', ...place('all day'), correction: 'all night', at: { uri: 'file:///b.md', line: 4 } },
  { kind: 'dangling', ...place('[7]'), lacks: 'marker' },
  { kind: 'misattributed', ...place('[2]'), correction: '[1]', at: { uri: 'file:///a.md', line: 3 } },
  {
    kind: 'sourcesDisagree',
    ...place('3 months'),
    at: { uri: 'file:///a.md', line: 3 },
    other: '4 months',
    otherAt: { uri: 'file:///b.md', line: 5 },
  },
];

const reasons = [
  'The text quotes “all day”; the source says “all night” (b.md, line 4).',
  'No source belongs to “[7]”.',
  '“[2]” does not say this; a.md, line 3 does.',
  'The context says “3 months” (a.md, line 3), and “4 months” (b.md, line 5).',
];

const supported = {
  ...assessment('supported'),
  claim: { id: '0123456789abcdef', text: document.trim(), start: 0, end: document.length - 1, sentence: 0 },
};

const reportOf = (faults?: readonly AttributionProblem[]) =>
  toReport({
    output: { uri: 'file:///work/answer.md', start: 0, end: document.length },
    sources: [sourceOf('file:///a.md', 'It rains in autumn.')],
    judge: 'offline',
    outcome: outcome([{ ...supported, ...(faults ? { attribution: faults } : {}) }]),
    timings: { total: 1 },
  });
const report = reportOf(attribution);

/** Without the escapes of the formats. */
const plain = (text: string): string =>
  text
    .replace(/\\u201c|&ldquo;/g, '“')
    .replace(/\\u201d|&rdquo;/g, '”')
    .replace(/\\+(?=[[\]_*.|()!-])/g, '');

describe('faults of attribution', () => {
  for (const format of formatIds)
    it(`are told in one wording by the report as ${format}`, () => {
      const written = plain(reportFormats[format].write(report, document));
      for (const reason of reasons) assert.ok(written.includes(reason), `${reason}\n${written}`);
    });

  it('are told by annotations of GitHub and to agents, with what to write instead', () => {
    const annotated = githubAnnotations(
      { checked: [{ name: 'answer.md', report, document }], notChecked: [] },
      () => 'answer.md',
    );
    const told = toCompact(report, { document, pathOf: (uri) => uri });
    for (const reason of reasons) {
      assert.ok(annotated.includes(reason), annotated);
      assert.ok(told.includes(reason), told);
    }
    assert.match(
      annotated,
      /::error file=answer\.md,line=1,endLine=1,col=50,endColumn=53,title=Misattributed::/,
    );
    assert.match(told, /Correction: replace “\[2\]” with “\[1\]”\./);
  });

  it('have a rule each in SARIF, at their own place, with their fix', () => {
    const [run] = JSON.parse(reportFormats.sarif.write(report, document)).runs;
    const results = run.results as readonly { ruleId: string; fixes?: readonly unknown[] }[];
    assert.deepEqual(
      results.map(({ ruleId, fixes }) => [ruleId, fixes?.length ?? 0]),
      [
        ['claim.misquoted', 1],
        ['claim.dangling', 0],
        ['claim.misattributed', 1],
        ['claim.sourcesDisagree', 0],
      ],
    );
    const rules = new Set(run.tool.driver.rules.map(({ id }: { id: string }) => id));
    assert.ok(results.every(({ ruleId }) => rules.has(ruleId)));
  });

  it('are counted beside the score, and change none', () => {
    const clean = reportOf();
    assert.deepEqual([report.score, report.scores, report.reason], [clean.score, clean.scores, clean.reason]);
    assert.match(
      reportFormats.text.write(report, document),
      /1 misattributed, 1 dangling, 1 misquoted, 1 where sources disagree/,
    );
    assert.doesNotMatch(reportFormats.text.write(clean, document), /misattributed/);
  });
});
