import assert from 'node:assert/strict';
import type { Report } from '../../../src/check/report.ts';
import { textCell } from '../../../src/report/csv.ts';
import { withoutEscapes } from '../../../src/report/escape.ts';
import { type FormatId, formatIds, reportFormats } from '../../../src/report/formats.ts';
import { plainMarkdown, plainSarif } from '../../../src/report/formEscapes.ts';
import { toReport } from '../../../src/report/toReport.ts';
import { sourceOf } from '../check/checks.ts';
import { assessment, clash, outcome } from '../check/outcomes.ts';

const escapes = '\u001b[2J\u001b]0;title\u0007\u009b31m\u202e\u2066';
const commands = '::add-mask::x\n  ::stop-commands::y\n##vso[task.complete result=Succeeded;]\n##[error]z';
const forged = `${commands}\nfine\n\nanswer.md:9:9  supported  All of it.\r\n0 contradicted${escapes}`;
const document = `It holds ${escapes}60 buses {0} [here](https://evil.example).\n`;

const report: Report = toReport({
  output: { uri: 'file:///work/my%0Aanswer%1b%5B31m.md', start: 0, end: document.length },
  question: forged,
  sources: [sourceOf('file:///limits%0A.md', forged)],
  judge: `openai:x${escapes}`,
  outcome: outcome([
    {
      ...assessment('contradicted'),
      claim: { id: '0'.repeat(16), text: document.trim(), start: 0, end: document.length - 1, sentence: 0 },
      correction: forged,
      evidence: [clash(0, { uri: 'file:///limits%0A.md', quote: forged })],
      reason: { code: 'modelSays', text: forged },
    },
  ]),
  scorer: 'faithfulness',
  timings: { total: 1 },
});
const write = (format: FormatId): string => reportFormats[format].write(report, document);

describe('foreign text in a report', () => {
  for (const format of formatIds)
    it(`reaches no terminal with what it obeys: ${format}`, () => {
      assert.doesNotMatch(
        write(format).replaceAll('\r\n', '\n'),
        /[[\p{Cc}--[\t\n]]\u202a-\u202e\u2066-\u2069]/v,
      );
    });

  for (const format of formatIds)
    it(`is no command to a build server: ${format}`, () => {
      const lines = write(format).split(/\r?\n/);
      assert.ok(lines.some((line) => /add-mask/.test(line)));
      assert.deepEqual(
        lines.filter((line) => /^\s*::|##(?:vso|teamcity)?\[/i.test(line)),
        [],
      );
    });

  it('cannot forge a line of the text form', () => {
    const lines = write('text').split('\n');
    assert.ok(!lines.some((line) => /^(?:answer\.md:9|0 contradicted)/i.test(line)), lines.join('\n'));
    assert.equal(lines.filter((line) => /answer.*:\d+:\d+ {2}contradicted/i.test(line)).length, 1);
  });

  it('keeps its values in JSON', () => {
    assert.deepEqual(JSON.parse(write('json')), JSON.parse(JSON.stringify(report)));
  });

  for (const begun of ['=1+1', '\u202e=1+1', '\ufeff@SUM(1)', ' +1', '\n-1', '＝1'])
    it(`is no formula in a table: ${JSON.stringify(begun)}`, () => assert.equal(textCell(begun)?.[0], "'"));

  it('is neither link nor place to fill in SARIF', () => {
    const { runs } = JSON.parse(write('sarif')) as { runs: { results: { message: { text: string } }[] }[] };
    const { text } = runs[0]!.results[0]!.message;
    assert.match(text, /\{\{0\}\} \\\[here\\\]\(https/);
    assert.equal(plainSarif('a\\[b] {c}'), 'a\\\\\\[b\\] {{c}}');
  });

  const linked = [
    '@octocat',
    '#12',
    'GH-12',
    'https://evil.example',
    'www.evil.example',
    'a@b.example',
    '&#64;octocat',
  ];
  for (const text of linked)
    it(`does not link itself in Markdown: ${text}`, () => {
      const plain = plainMarkdown(`See ${text} there`);
      assert.doesNotMatch(plain, /@\w|#\d|GH-\d|:\/\/|www\.|&#/);
      assert.equal(plain.replace(/\u200b|\\/g, '').replaceAll('&amp;', '&'), `See ${text} there`);
    });

  it('leaves the stream of a terminal its own line ends', () => {
    assert.equal(withoutEscapes('\ra\tb\r\n\u001b[1mc\u009b'), '\ra\tb\r\n[1mc');
  });
});

describe('the share of verdicts that their evidence warrants', () => {
  const shareOf = (...flags: readonly object[]) =>
    toReport({
      output: { start: 0, end: 1 },
      sources: [],
      judge: 'openai:x',
      outcome: outcome(flags.map((given) => ({ ...assessment('supported'), flags: given }))),
      timings: { total: 1 },
    }).warranted;

  it('is part of a report', () => {
    assert.equal(shareOf({}, { unwarranted: true }, {}, { ungrounded: true }), 0.5);
    assert.equal(shareOf(), null);
  });
});
