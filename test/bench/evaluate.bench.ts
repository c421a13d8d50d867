import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * 50,000 rows through the command line with the offline judge: time, rows a second, and the peak of resident memory
 * of each tenth of the time, which must not grow. `npm run bench evaluate`
 */
const rows = Number(process.argv[2] ?? 50_000);
const folder = await mkdtemp(join(tmpdir(), 'claimlight-bench-'));
try {
  const dataset = join(folder, 'rows.jsonl');
  await writeRows(dataset, rows);
  const out = join(folder, 'results.jsonl');
  const { seconds, peaks } = await run(dataset, out);
  let lines = 0;
  for await (const _ of createInterface(createReadStream(out))) lines += 1;
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
  console.log(`${lines - 1} rows in ${seconds.toFixed(0)} s: ${Math.round(rows / seconds)} rows a second`);
  console.log(
    `resident memory: ${peaks.map((peak) => `${megabytes(peak)} MB`).join(', ')} (peak of each tenth of the time)`,
  );
  console.log(`results: ${megabytes((await stat(out)).size)} MB`);
} finally {
  await rm(folder, { recursive: true });
}

async function writeRows(path: string, count: number): Promise<void> {
  const file = createWriteStream(path);
  for (let i = 0; i < count; i++) if (!file.write(`${JSON.stringify(row(i))}\n`)) await once(file, 'drain');
  file.end();
  await once(file, 'finish');
}

/** Every third row is wrong in one number. */
function row(i: number) {
  const [length, price, year] = [20 + (i % 70), 100 + (i % 900), 1950 + (i % 70)];
  const told = i % 3 === 0 ? length + 7 : length;
  return {
    id: `row ${i}`,
    context: `Bridge ${i} was opened in ${year}. It is ${length} metres long and cost ${price} million euros. Trains cross it at 80 km/h. The bridge carries two tracks and a footpath.`,
    output: `Bridge ${i} is ${told} metres long. It was opened in ${year}, and it cost ${price} million euros.`,
    expected: i % 3 === 0 ? 'contradicted' : 'supported',
  };
}

async function run(dataset: string, out: string) {
  const started = performance.now();
  const entry = join(import.meta.dirname, '../../src/cli/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', entry, 'eval', dataset, '--out', out], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const samples: number[] = [];
  const timer = setInterval(async () => samples.push(await residentBytes(child.pid!)), 500);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  if (code !== 0) throw new Error(`exit code ${code}`);
  const tenth = Math.ceil(samples.length / 10);
  const peaks = Array.from({ length: 10 }, (_, i) =>
    Math.max(0, ...samples.slice(i * tenth, (i + 1) * tenth)),
  );
  return { seconds: (performance.now() - started) / 1000, peaks };
}

/** Linux alone tells this; 0 elsewhere. */
async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
