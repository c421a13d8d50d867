import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInTurns } from '../../src/base/timeSlices.ts';
import { snapshotSteps } from '../../src/view/side/snapshot.ts';
import { hostPath, startReader } from './hostPath.ts';
import { largeDatasets, largeTranscripts, timeDataset, timeTranscript } from './largeData.ts';
import { largeFiles, outputFor } from './largeFiles.ts';
import { createProse } from './prose.ts';
import { EditorCheck, timed } from './recheck.ts';
import { viewModel } from './viewModel.ts';

/**
 * Checks against large contexts as the editor does, with its threads, each in a process of its own: how long until the first verdict and
 * until the last, from cold; one edited sentence; one edited file of the context; how long the host is held at most, and
 * how much memory it takes. Then against single files that hold whoever reads or judges
 * them at once, and transcripts and data sets alike.
 */
interface Size {
  readonly title: string;
  readonly files: number;
  readonly wordsEach: number;
  readonly lines: number;
}

const sizes: readonly Size[] = [
  { title: '1,000 files of 10 MB, 60 sentences', files: 1000, wordsEach: 1150, lines: 60 },
  { title: '1,000 files of 100 MB, 60 sentences', files: 1000, wordsEach: 11_500, lines: 60 },
  { title: '1 MB, 10,000 lines', files: 10, wordsEach: 11_500, lines: 10_000 },
];

const row = (what: string, figure: string) => console.log(`${what.padEnd(48)} ${figure}`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const ms = (value: number) => `${value.toFixed(0)} ms`;

async function measure({ files, wordsEach, lines }: Size, folder: string): Promise<void> {
  const prose = createProse(7);
  const variants = Array.from({ length: Math.min(files, 40) }, () => prose(wordsEach));
  const paths = Array.from({ length: files }, (_, i) => {
    const path = join(folder, `${i}.md`);
    writeFileSync(path, `# Report ${i}\n\n${variants[i % variants.length]}`);
    return path;
  });
  const output = variants[0]!
    .split(/(?<=\.)\s+/)
    .flatMap((sentence) => [sentence, sentence.replace(/\d+/, '7')]);
  const text = Array.from({ length: lines }, (_, i) => output[i % output.length]).join('\n\n');
  variants.length = 0;
  const { judge, indexes, readerOf } = hostPath();
  const check = new EditorCheck(judge, text, readerOf(paths), indexes);
  const cold = await check.run();
  row('first verdict, cold', `${seconds(cold.first)} (budget 15 s)`);
  row('all verdicts, cold', `${seconds(cold.total)}${lines >= 10_000 ? ' (budget 20 s)' : ''}`);
  row('longest hold of the host', `${ms(cold.held)} (budget 50 ms)`);
  for (const when of ['first', 'again']) {
    const shown = await timed(async () => {
      await runInTurns(snapshotSteps({ ...viewModel, review: check.review }));
    });
    row(`what the side view shows, ${when}`, `${ms(shown.total)}, held ${ms(shown.held)} (budget 50 ms)`);
  }
  const edited = await check.edit(0);
  row('one edited sentence', `${ms(edited.total)} (budget 300 ms), held ${ms(edited.held)}`);
  writeFileSync(paths[files >> 1]!, `# Report\n\n${prose(wordsEach)}`);
  const reread = await check.edit(1);
  row('one edited sentence and one edited file', `${ms(reread.total)}, held ${ms(reread.held)}`);
  row('memory at most', `${megabytes()} (budget 600 MB)`);
}

/** A file that is hard to read or to judge, by itself. */
async function measureFile(name: string, folder: string): Promise<void> {
  const path = join(folder, name);
  writeFileSync(path, await largeFiles[name]!());
  const { judge, indexes, readerOf } = hostPath();
  const check = new EditorCheck(judge, outputFor(name), readerOf([path]), indexes);
  const cold = await check.run();
  row(
    `${name}, ${(statSync(path).size / 1_000_000).toFixed(1)} MB`,
    `${seconds(cold.total)}, host held ${ms(cold.held)} (budget 50 ms), ${megabytes()}`,
  );
}

/** A transcript or data set, read as the editor reads it. */
async function measureData(name: string): Promise<void> {
  const isTranscript = name in largeTranscripts;
  const text = (largeTranscripts[name] ?? largeDatasets[name]!)();
  const { total, held } = await (isTranscript
    ? timeTranscript(text, startReader)
    : timeDataset(name, text, startReader));
  row(
    `${isTranscript ? 'transcript' : 'data set'} ${name}, ${(text.length / 1_000_000).toFixed(1)} MB`,
    `${seconds(total)}, host held ${ms(held)} (budget 50 ms), ${megabytes()}`,
  );
}

const megabytes = () => `${(process.resourceUsage().maxRSS / 1000).toFixed(0)} MB`;

const data = [...Object.keys(largeTranscripts), ...Object.keys(largeDatasets)];
const titles = [...sizes.map(({ title }) => title), ...Object.keys(largeFiles), ...data];
const wanted = process.argv[2];
if (wanted === undefined)
  for (const [i, title] of titles.entries()) {
    if (i < sizes.length) console.log(`\n${title}`);
    if (i === sizes.length) console.log('\nOne file, 20 sentences');
    execFileSync(process.execPath, ['--import=tsx', fileURLToPath(import.meta.url), String(i)], {
      stdio: 'inherit',
    });
  }
else {
  const folder = mkdtempSync(join(tmpdir(), 'claimlight-scale-'));
  const at = Number(wanted);
  try {
    const title = titles[at]!;
    if (at < sizes.length) await measure(sizes[at]!, folder);
    else if (data.includes(title)) await measureData(title);
    else await measureFile(title, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
