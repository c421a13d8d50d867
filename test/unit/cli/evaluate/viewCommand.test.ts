import assert from 'node:assert/strict';
import { readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { openerOf, openInBrowser } from '../../../../src/cli/browser.ts';
import { createWorkplace, lines } from '../workplace.ts';

describe('claimlight view', () => {
  it('shows and exports results', async () => {
    const place = createWorkplace();
    try {
      const data = place.file(
        'd.jsonl',
        lines({ output: 'It is 5 metres long.', context: 'It is 6 metres long.' }),
      );
      const results = join(place.folder, 'r.jsonl');
      await place.run(['eval', data, '--out', results]);
      const text = await place.run(['view', results]);
      assert.match(text.out, /d\.jsonl\. Cases: 1; failed: 0/);
      assert.match(
        text.out,
        /Contradicted: It is 5 metres long\. \(The text says 5 metres; the context says 6 metres \(context:1, line 1\)\.\)/,
      );
      const page = join(place.folder, 'r.html');
      await place.run(['view', results, '--format', 'html', '--out', page]);
      assert.match(readFileSync(page, 'utf8'), /<mark class="contradicted">5 metres<\/mark>/);
      assert.equal((await place.run(['view', data])).code, 2);
      assert.match(
        (await place.run(['view', join(place.folder, 'gone')])).error,
        /not found\.\nCheck the path/,
      );
      assert.match((await place.run(['view', results, '--worst', 'x'])).error, /whole number/);
    } finally {
      place.remove();
    }
  });
});

describe('claimlight view at a terminal', () => {
  it('opens the results as a page beside the table, unless told not to or asked for a format', async () => {
    const place = createWorkplace();
    try {
      const results = join(place.folder, 'r.jsonl');
      const row = { output: 'It is 5 metres long.', context: 'It is 6 metres long.' };
      await place.run(['eval', place.file('d.jsonl', lines(row)), '--out', results]);
      const pages: string[] = [];
      const view = (opens: boolean, ...args: readonly string[]) =>
        place.run(['view', results, ...args], {
          openPage: async (path) => {
            pages.push(readFileSync(path, 'utf8'));
            return opens;
          },
        });
      const shown = await view(true);
      assert.match(shown.out, /Cases: 1; failed: 0/);
      assert.match(shown.error, /^Opened in the browser: .*results\.html\n$/);
      assert.match(pages[0]!, /<mark class="contradicted">5 metres<\/mark>/);
      const failed = await view(false);
      assert.match(failed.error, /^The page could not be opened\. It is here: .*results\.html\n$/);
      assert.equal(failed.code, 0);
      assert.equal(pages.length, 2);
      for (const args of [['--no-open'], ['--format', 'csv'], ['--out', join(place.folder, 'r.txt')]])
        assert.equal((await view(true, ...args)).error, '');
      assert.equal(pages.length, 2);
    } finally {
      place.remove();
    }
  });

  it('hands the path over as one argument, and says when there is no browser', async () => {
    const path = '/tmp/a b & c.html';
    for (const system of ['darwin', 'win32', 'linux'] as const)
      assert.equal(openerOf(path, system).at(-1), path);
    assert.equal(await openInBrowser(path, ['claimlight-no-such-program', path]), false);
    assert.equal(await openInBrowser(path, [process.execPath, '--version']), true);
  });
});

describe('claimlight view of a run under way', () => {
  it('shows the lines that are whole, and refuses a file that is broken within', async () => {
    const place = createWorkplace();
    try {
      const row = { output: 'It is 5 metres long.', context: 'It is 6 metres long.' };
      const results = join(place.folder, 'r.jsonl');
      await place.run(['eval', place.file('d.jsonl', lines(row, row)), '--out', results]);
      truncateSync(results, statSync(results).size - 9);
      assert.match((await place.run(['view', results])).out, /Cases: 1;/);
      place.file('r.jsonl', `${readFileSync(results, 'utf8').replace('"type":"case"', '')}\nmore\n`);
      assert.match((await place.run(['view', results])).error, /contains no evaluation results/);
    } finally {
      place.remove();
    }
  });
});
