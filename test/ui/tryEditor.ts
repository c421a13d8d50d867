import type { FrameLocator } from 'playwright-core';
import { eventually, until } from './conditions.ts';
import { ForwardedEndpoint } from './forwardedEndpoint.ts';
import { judgedBy } from './modelJudge.ts';
import { Workbench } from './workbench.ts';

/**
 * `npm run try:editor -- URL MODEL [MINUTES]`: a page checked by a person's own model in a real workbench. Prints how
 * the endpoint answered and what the side view shows; pictures land in `test-results/try/`. A key is taken from
 * OPENAI_API_KEY. Ends with 1 where a sentence is left without a verdict, a failure or a reason to be skipped.
 */
const [url, model, minutes = '10'] = process.argv.slice(2);
if (!url || !model) {
  console.error('npm run try:editor -- http://127.0.0.1:11434/v1 MODEL [MINUTES]');
  process.exit(2);
}

const draft = `# The ferry

The Larkfield ferry opened in May 2016. It carries up to 160 cars. The crossing takes 25 minutes.

- Tickets cost 12 euros for adults.
- Dogs are forbidden on deck.

The captain won a prize in 2020.
`;
const facts = `The Larkfield ferry opened on 3 May 2016. It carries up to 120 cars and 600 passengers.

The crossing is 4.5 kilometres long and takes 25 minutes. Tickets cost 12 euros for adults and 5 euros for children.

Dogs are allowed on deck but not in the café.
`;
const sentences = 6;

const endpoint = await ForwardedEndpoint.open(url, process.env.OPENAI_API_KEY);
const workbench = await Workbench.open({
  theme: 'light',
  files: { 'draft.md': draft, 'facts.md': facts },
  settings: { 'claimlight.contextFiles': { 'draft.md': 'facts.md' } },
  server: judgedBy(endpoint.url, model),
});
try {
  await workbench.openFile('draft.md');
  const view = await workbench.openSideView();
  const answered = await check(view);
  process.exitCode = answered === sentences ? 0 : 1;
} finally {
  for (const call of endpoint.calls) console.log(call);
  await workbench.close();
  await endpoint.close();
}

/** @returns how many sentences have an answer of some kind */
async function check(view: FrameLocator): Promise<number> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const deadline = started + Number(minutes) * 60_000;
  await workbench.command('Claimlight: Check Factuality of Document');
  const claims = view.locator('.claim');
  const notice = view.locator('.notice');
  const progress = view.locator('.progress');
  await progress.or(claims.first()).or(notice.first()).first().waitFor();
  let seen = 0;
  const isOver = async () => {
    const now = await claims.count();
    if (now > seen && (await progress.count()) > 0) {
      console.log(`${now} claims after ${seconds()}, while the check runs`);
      if (seen === 0) await workbench.screenshot('try/running');
    }
    seen = now;
    return (await progress.count()) === 0;
  };
  while (performance.now() < deadline && !(await isOver()))
    await new Promise((resolve) => setTimeout(resolve, 250));
  if ((await progress.count()) > 0) {
    await workbench.screenshot('try/unfinished');
    console.log(`Not over after ${seconds()}; cancelled`);
    await view.getByRole('button', { name: 'Cancel' }).click();
    await until('the end of the check', async () => (await progress.count()) === 0);
  }
  console.log(`Over after ${seconds()}`);
  for (const text of await notice.allInnerTexts()) console.log(`! ${oneLine(text)}`);
  const shown = await claims.evaluateAll((cards) =>
    cards.map((card) => [
      /is-(supported|contradicted|unsupported|failed)/.exec(card.className)?.[1] ?? '?',
      (card as HTMLElement).innerText,
    ]),
  );
  for (const [verdict, text] of shown) console.log(`${verdict!.padEnd(12)} ${oneLine(text!)}`);
  await workbench.screenshot('try/checked');
  const whole = await eventually('the text of the view', () => view.locator('body').innerText());
  console.log(oneLine(whole).slice(0, 600));
  return countAnswered(shown.map(([, text]) => text!));
}

/** Sentences of the draft of which some card has the words. */
function countAnswered(cards: readonly string[]): number {
  const words = ['opened', '160 cars', '25 minutes', '12 euros', 'Dogs', 'prize'];
  return words.filter((word) => cards.some((card) => card.includes(word))).length;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
