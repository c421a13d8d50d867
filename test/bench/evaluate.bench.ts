import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * 50,000 rows through the built command line by the rules alone: time, rows a second, and the peak of resident memory
 * of each tenth of the time, which must stay under 250 MB and not grow; then the same again, killed at half the
 * time and resumed, which must end in the same file. `npm run bench evaluate`
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
  if (Math.max(...peaks) > 250 * 1024 * 1024) throw new Error('over 250 MB');
  const resumed = join(folder, 'resumed.jsonl');
  await run(dataset, resumed, (seconds * 1000) / 2);
  const left = (await stat(resumed)).size;
  if (left >= (await stat(out)).size) throw new Error('not killed in time');
  await run(dataset, resumed);
  if ((await hashOf(resumed)) !== (await hashOf(out))) throw new Error('resumed, it is another file');
  console.log(`killed after ${megabytes(left)} MB and resumed: the same file`);
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

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex');
}

/** Killed after so many milliseconds, where given. */
async function run(dataset: string, out: string, killAfter?: number) {
  const started = performance.now();
  const entry = join(import.meta.dirname, '../../dist/cli.js');
  const child = spawn(process.execPath, [entry, 'eval', dataset, '--judge', 'wording', '--out', out], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const killer = killAfter && setTimeout(() => child.kill('SIGKILL'), killAfter);
  const samples: number[] = [];
  const timer = setInterval(async () => samples.push(await residentBytes(child.pid!)), 500);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  clearTimeout(killer);
  if (code !== 0 && !killer) throw new Error(`exit code ${code}`);
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
