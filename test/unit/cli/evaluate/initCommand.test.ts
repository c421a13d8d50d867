import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createWorkplace } from '../workplace.ts';

describe('claimlight init', () => {
  const csv =
    'Type,Category,Question,Best Answer,Correct Answers,Incorrect Answers,Source\nA,B,Why?,So,So,No,x\n';

  it('writes the configuration and downloads the data, and keeps what is there', async () => {
    const place = createWorkplace();
    const server = createServer((_, response) => response.end(csv));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/t.csv`;
    try {
      const init = ['init', '--example', 'truthfulqa', '--dir', place.folder, '--from', url];
      const { code, error } = await place.run(init);
      assert.equal(code, 0);
      assert.match(error, /Downloading http/);
      assert.equal(readFileSync(join(place.folder, 'TruthfulQA.csv'), 'utf8'), csv);
      place.file('truthfulqa.yaml', 'mine');
      assert.match((await place.run(init)).error, /was kept/);
      assert.equal(readFileSync(join(place.folder, 'truthfulqa.yaml'), 'utf8'), 'mine');
    } finally {
      server.close();
      place.remove();
    }
  });

  it('knows the example by the name that promptfoo gives it', async () => {
    const place = createWorkplace();
    try {
      const example = 'huggingface-dataset-factuality';
      const { code, out } = await place.run([
        'init',
        '--example',
        example,
        '--dir',
        place.folder,
        '--no-fetch',
      ]);
      assert.equal(code, 0);
      const config = join(place.folder, `${example}.yaml`);
      assert.ok(out.startsWith(`claimlight eval ${config} `));
      assert.match(readFileSync(config, 'utf8'), /tests: file:\/\/TruthfulQA\.csv/);
    } finally {
      place.remove();
    }
  });

  it('refuses what is no address', async () => {
    const place = createWorkplace();
    try {
      const { code, error } = await place.run([
        ...['init', '--example', 'truthfulqa', '--dir', place.folder, '--from', 'nowhere'],
      ]);
      assert.match(error, /“nowhere” is not a valid address/);
      assert.equal(code, 2);
    } finally {
      place.remove();
    }
  });

  it('says so when the data cannot be had', async () => {
    const place = createWorkplace();
    try {
      const from = ['--from', 'http://127.0.0.1:1/t.csv'];
      const { code, error } = await place.run([
        'init',
        '--example',
        'truthfulqa',
        '--dir',
        place.folder,
        ...from,
      ]);
      assert.equal(code, 2);
      assert.match(error, /could not be downloaded[\s\S]*--from/);
    } finally {
      place.remove();
    }
  });
});
