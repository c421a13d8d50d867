/**
 * The side view with 1,000 claims: `npx tsx test/bench/panel.bench.ts` after `npm run build`. Budgets: first paint
 * under 200 ms, no dropped row and no long frame while scrolling.
 */
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/host/chromium.ts';
import { toViewSchema, type ViewState } from '../../src/view/protocol.ts';
import { PanelPage } from '../ui/panelPage.ts';
import { many } from '../ui/panelStates.ts';

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

const browser = await launchBrowser();
const state = many(1000);
const first: number[] = [];
const again: number[] = [];
for (let i = 0; i < runs; i++) {
  const panel = await PanelPage.open(browser);
  first.push(await paintTime(panel.page, state));
  again.push(await paintTime(panel.page, { ...state, claims: state.claims.slice(0, 999) }));
  await panel.close();
}
const validation: number[] = [];
for (let i = 0; i < runs; i++) {
  const start = performance.now();
  toViewSchema.parse({ type: 'state', state });
  validation.push(performance.now() - start);
}
const panel = await PanelPage.open(browser);
await panel.show(state);
const { frames, holes } = await panel.page.evaluate<{ frames: number[]; holes: number }>(scrolling);
await browser.close();

console.table({
  'first paint, 1,000 claims': { measured: ms(median(first)), budget: '200 ms' },
  'next snapshot': { measured: ms(median(again)), budget: '' },
  'snapshot as JSON': { measured: `${(JSON.stringify(state).length / 1024).toFixed(0)} KB`, budget: '' },
  'validation in the host': { measured: ms(median(validation)), budget: '' },
  'frame while scrolling, median': { measured: ms(median(frames.slice(1))), budget: '16.7 ms' },
  'frame while scrolling, 99 %': {
    measured: ms(frames.slice(1).toSorted((a, b) => a - b)[Math.floor((frames.length - 1) * 0.99)]!),
    budget: '',
  },
  'frames with a hole': { measured: String(holes), budget: '0' },
});
