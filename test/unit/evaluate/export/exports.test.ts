import assert from 'node:assert/strict';
import { rawRows } from '../../../../src/evaluate/data/read/readRows.ts';
import { runToCsv } from '../../../../src/evaluate/export/csv.ts';
import { runToHtml } from '../../../../src/evaluate/export/html.ts';
import { runToJson } from '../../../../src/evaluate/export/json.ts';
import { runToMarkdown } from '../../../../src/evaluate/export/markdown.ts';
import { runToOtlp } from '../../../../src/evaluate/export/otlp.ts';
import type { CaseResult, RunHeader } from '../../../../src/evaluate/results/result.ts';
import { chunked, collect } from '../bytes.ts';
import { results, rowsOf } from '../evaluations.ts';

const header: RunHeader = {
  type: 'run',
  version: 1,
  dataset: 'some | data.jsonl',
  scorer: 'faithfulness',
  scale: 1,
  judges: ['scripted'],
  providers: [],
  prompts: [],
};

describe('exports of an evaluation', () => {
  let cases: CaseResult[];
  before(async () => {
    cases = await results({
      rows: rowsOf(
        { id: 'one', output: 'This is right, "really".\nThat <script>alert(1)</script> is | wrong.' },
        { id: '=HYPERLINK("x")', output: 'right' },
        {},
      ),
    });
  });

  it('as CSV have a line a result that reads back, and one for a case that failed', async () => {
    const text = (await collect(runToCsv(cases))).join('');
    const rows = (await collect(rawRows('csv', chunked(text)))).map((row) =>
      'value' in row ? (row.value as Record<string, string>) : undefined,
    );
    assert.deepEqual(
      rows.map((row) => [row!.line, row!.score, row!.status, row!.contradicted]),
      [
        ['1', '0.5', 'scored', '1'],
        ['2', '1', 'scored', '0'],
        ['3', undefined, 'failed', undefined],
      ],
    );
    assert.equal(rows[0]!.output, cases[0]!.output);
    assert.match(rows[2]!.reason!, /output/);
  });

  it('as CSV hold no formula that a spreadsheet would run', async () => {
    assert.match((await collect(runToCsv(cases))).join(''), /"'=HYPERLINK\(""x""\)"/);
  });

  it('as OpenTelemetry have an event a result, with its score and whether it passed, and not its text', async () => {
    const lines = await collect(runToOtlp(header, cases, 1_700_000_000_000));
    const events = lines.map((line) => JSON.parse(line).resourceLogs[0].scopeLogs[0].logRecords[0]);
    assert.deepEqual(
      events.map(({ eventName, observedTimeUnixNano }) => [eventName, observedTimeUnixNano]),
      Array(2).fill(['gen_ai.evaluation.result', '1700000000000000000']),
    );
    const found = events.map(({ attributes }) =>
      Object.fromEntries(
        attributes.map(({ key, value }: { key: string; value: object }) => [key, Object.values(value)[0]]),
      ),
    );
    assert.deepEqual(
      found.map((one) => [
        one['gen_ai.evaluation.name'],
        one['gen_ai.evaluation.score.value'],
        one['gen_ai.evaluation.score.label'],
      ]),
      [
        ['faithfulness', 0.5, 'fail'],
        ['faithfulness', 1, 'pass'],
      ],
    );
    assert.doesNotMatch(lines.join(''), /This is right/);
  });

  it('as JSON are one document with run, cases and summary', async () => {
    const document = JSON.parse((await collect(runToJson(header, cases))).join(''));
    assert.deepEqual(document.run, header);
    assert.deepEqual(document.cases, JSON.parse(JSON.stringify(cases)));
    assert.equal(document.summary.columns[0].mean, 0.75);
  });

  it('as Markdown let no text of the data become markup', async () => {
    const text = await runToMarkdown(header, cases);
    assert.match(text, /some \\\| data\.jsonl/);
    assert.match(text, /\| faithfulness · scripted \| 0\.75 \| 50\.0 % \| 2 \| 0 \| 0 \| 1 \|/);
    assert.doesNotMatch(text, /<script>/);
  });

  it('as a page let no text of the data become markup, and mark the words at fault', async () => {
    const page = await runToHtml(header, cases);
    assert.doesNotMatch(page, /<script/);
    assert.match(page, /<mark class="contradicted">That &lt;script&gt;/);
    assert.match(page, /default-src 'none'/);
    assert.match(page, /Line 3/);
  });
});
