/**
 * The side view with 1,000 claims: `npx tsx test/bench/sideView.bench.ts` after `npm run build`. Budgets: first paint
 * under 200 ms, no dropped row and no long frame while scrolling.
 */
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/host/chromium.ts';
import { runAtOnce } from '../../src/base/timeSlices.ts';
import { Findings } from '../../src/review/findings.ts';
import { toViewSchema, type ViewState } from '../../src/view/side/sideProtocol.ts';
import { snapshotSteps } from '../../src/view/side/snapshot.ts';
import { SideViewPage } from '../ui/sideViewPage.ts';
import { many } from '../ui/sideViewStates.ts';
import { viewModel } from './viewModel.ts';

const runs = 7;
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** From the arrival of a snapshot to the frame that shows it. */
const paintTime = (page: Page, state: ViewState): Promise<number> =>
  page.evaluate(
    (data) =>
      new Promise<number>((done) => {
        const start = performance.now();
        window.addEventListener(
          'message',
          () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - start))),
          { once: true },
        );
        window.postMessage(data, '*');
      }),
    { type: 'state', state },
  );

/**
 * Scrolls through the list at 3,000 pixels a second, and reports the frames. Source text, since a function that went
 * through a compiler may lean on helpers that the page lacks.
 */
const scrolling = `new Promise((done) => {
  const frames = [];
  let holes = 0;
  let last = performance.now();
  const step = (now) => {
    frames.push(now - last);
    last = now;
    const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight - 40);
    if (frames.length > 1 && !seen?.closest('.claim, .key-help')) holes++;
    window.scrollBy(0, 50);
    if (frames.length < 600) requestAnimationFrame(step);
    else done({ frames, holes });
  };
  window.scrollTo(0, 500);
  requestAnimationFrame(step);
})`;

/** Milliseconds that the host needs to make each of some snapshots of a review of 1,000 claims. */
function snapshotTimes(): readonly number[] {
  const uri = 'file:///output.md';
  const text = 'The free plan has 5 GB of storage for every member.';
  const sentences = Array.from({ length: 1000 }, (_, i) => {
    const start = i * (text.length + 1);
    return { start, end: start + text.length, text, kind: 'prose' as const, trail: [] };
  });
  const findings = new Findings(() => undefined);
  const span = { start: 0, end: sentences.at(-1)!.end };
  const size = { statements: 100, items: 1 };
  const run = findings.begin(uri, { judge: 'offline', context: [], sentences, span, size });
  for (const [sentence, { start, end }] of sentences.entries())
    run.add({
      type: 'assessment',
      claim: { id: `c${sentence}`, text, start, end, sentence },
      verdict: 'supported',
      flags: {},
      reason: { code: 'found', at: { uri, line: 1 } },
      evidence: [{ uri, start: 0, end: 4, line: 1, quote: text, role: 'supports', statement: 0 }],
      confidence: 'high',
      alarm: 0,
      judge: 'offline',
    });
  return Array.from({ length: 3 * runs }, () => {
    const start = performance.now();
    runAtOnce(snapshotSteps({ ...viewModel, review: findings.get(uri)! }));
    return performance.now() - start;
  });
}

const browser = await launchBrowser();
const state = many(1000);
const first: number[] = [];
const again: number[] = [];
for (let i = 0; i < runs; i++) {
  const view = await SideViewPage.open(browser);
  first.push(await paintTime(view.page, state));
  again.push(await paintTime(view.page, { ...state, claims: state.claims.slice(0, 999) }));
  await view.close();
}
const validation: number[] = [];
for (let i = 0; i < runs; i++) {
  const start = performance.now();
  toViewSchema.parse({ type: 'state', state });
  validation.push(performance.now() - start);
}
const view = await SideViewPage.open(browser);
await view.show(state);
const { frames, holes } = await view.page.evaluate<{ frames: number[]; holes: number }>(scrolling);
await browser.close();

console.table({
  'first paint, 1,000 claims': { measured: ms(median(first)), budget: '200 ms' },
  'next snapshot': { measured: ms(median(again)), budget: '' },
  'snapshot as JSON': { measured: `${(JSON.stringify(state).length / 1024).toFixed(0)} KB`, budget: '' },
  'snapshot made by the host': { measured: ms(median(snapshotTimes())), budget: '' },
  validation: { measured: ms(median(validation)), budget: '' },
  'frame while scrolling, median': { measured: ms(median(frames.slice(1))), budget: '16.7 ms' },
  'frame while scrolling, 99 %': {
    measured: ms(frames.slice(1).toSorted((a, b) => a - b)[Math.floor((frames.length - 1) * 0.99)]!),
    budget: '',
  },
  'frames with a hole': { measured: String(holes), budget: '0' },
});
