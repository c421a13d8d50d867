import { createRequire } from 'node:module';
import { join } from 'node:path';
import { answerOf } from './peers/answers.ts';
import { deepevalEvaluators } from './peers/deepeval.ts';
import { type BenchCall, startBenchEndpoint } from './peers/endpoint.ts';
import { bringPeers, claimlight, type Evaluator, peersIn } from './peers/evaluators.ts';
import { promptfooEvaluators } from './peers/promptfoo.ts';
import { type BenchText, benchTexts } from './peers/texts.ts';

/**
 * `npm run bench:peers [-- --alone]`: one check of a short, a middle and a long text by this product and by evaluators
 * that judge claim by claim, and some that do not, against one scripted model in one run: calls, tokens, what a provider bills, seconds.
 * Ends with 1 where a bar is missed. Needs Node 22 or later for the others; `--alone` leaves them out.
 */
const isAlone = process.argv.includes('--alone');
const folder = await bringPeers();
const { encode } = createRequire(join(folder, 'package.json'))('gpt-tokenizer/encoding/o200k_base') as {
  encode(text: string): readonly number[];
};
const count = (text: string): number => encode(text).length;
const peers = isAlone ? [] : await broughtPeers();

/** All that can run here; it says which cannot. */
async function broughtPeers(): Promise<readonly Evaluator[]> {
  const sources = {
    'Mastra and autoevals': () => peersIn(folder),
    promptfoo: promptfooEvaluators,
    deepeval: deepevalEvaluators,
  };
  const found = await Promise.all(
    Object.entries(sources).map(async ([name, bring]) => {
      try {
        return await bring();
      } catch (error) {
        console.log(`${name}: not measured. ${error instanceof Error ? error.message : error}`);
        return [];
      }
    }),
  );
  return found.flat();
}

interface Measured {
  readonly name: string;
  readonly isWhole: boolean;
  readonly calls: readonly BenchCall[];
  readonly prompt: number;
  readonly completion: number;
  readonly billed: number;
  readonly seconds: number;
  readonly first: number | undefined;
}

const leastCached = 1024;
const cachedPrice = 0.1;

/** Tokens of the longest beginning that an earlier prompt had. */
function shared(prompt: string, earlier: readonly BenchCall[]): number {
  const lengths = earlier.map((other) => {
    let at = 0;
    while (at < prompt.length && prompt[at] === other.prompt[at]) at++;
    return at;
  });
  return count(prompt.slice(0, Math.max(0, ...lengths)));
}

/** A repeated beginning that is long enough costs a tenth. */
const billedFor = (calls: readonly BenchCall[], before: readonly BenchCall[]): number =>
  calls.reduce((sum, { prompt, promptTokens, completionTokens }, i) => {
    const known = shared(prompt, [...before, ...calls.slice(0, i)]);
    const cached = known >= leastCached ? known : 0;
    return sum + promptTokens - cached * (1 - cachedPrice) + completionTokens;
  }, 0);

async function measure({ name, isWhole = false, check }: Evaluator, text: BenchText): Promise<Measured> {
  const endpoint = await startBenchEndpoint((request) => answerOf(text, request), count);
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let first: number | undefined;
  await check(endpoint.url, text, () => {
    first ??= seconds();
  });
  const whole = seconds();
  const { calls } = endpoint;
  await endpoint.close();
  const sum = (of: (call: BenchCall) => number) => calls.reduce((all, call) => all + of(call), 0);
  return {
    name,
    isWhole,
    calls,
    prompt: sum(({ promptTokens }) => promptTokens),
    completion: sum(({ completionTokens }) => completionTokens),
    billed: Math.round(billedFor(calls, [])),
    seconds: whole,
    first,
  };
}

/** Nothing where it cannot answer: that is said, and the others are measured. */
async function measurePeer(peer: Evaluator, text: BenchText): Promise<readonly Measured[]> {
  try {
    return [await measure(peer, text)];
  } catch (error) {
    console.log(`  ${peer.name}: not measured. ${error instanceof Error ? error.message : error}`);
    return [];
  }
}

const runs = 3;

/** The run whose first verdict is in the middle, once the program has loaded what it needs. */
async function measureOften(text: BenchText): Promise<Measured> {
  if (text === benchTexts[0]) await measure(claimlight, text);
  const found: Measured[] = [];
  for (let i = 0; i < runs; i++) found.push(await measure(claimlight, text));
  const byFirst = found.toSorted((a, b) => (a.first ?? a.seconds) - (b.first ?? b.seconds));
  return byFirst[Math.floor(runs / 2)]!;
}

/** One word of a sentence in the middle changed. */
const edited = (text: BenchText): BenchText => {
  const at = Math.floor(text.claims.length / 2);
  const claims = text.claims.map((claim, i) =>
    i === at ? { ...claim, text: claim.text.replace(/\w+(?=[^\w]*$)/, 'then') } : claim,
  );
  return { ...text, claims, output: claims.map((claim) => claim.text).join(' ') };
};

const bars = {
  S: { calls: 1, wall: 0.45 },
  M: { calls: 1, wall: 0.35 },
  L: { calls: 2, wall: 0.22 },
} as const;
const mostCompletion = 0.55;
const latestFirst = 0.6;
const leastShared = 0.9;

let missed = 0;
function bar(what: string, value: number, most: number, unit = ''): void {
  const holds = value <= most;
  if (!holds) missed++;
  console.log(
    `  ${holds ? 'holds ' : 'MISSED'} ${what}: ${value.toFixed(2)}${unit} (at most ${most}${unit})`,
  );
}

for (const text of benchTexts) {
  const words = (of: string) => of.split(/\s+/).length;
  console.log(
    `\n${text.name}: ${words(text.context.join(' '))} words of context, ${words(text.output)} of output, ${text.claims.length} claims`,
  );
  const own = await measureOften(text);
  // Each has loaded what it needs, as ours has.
  if (text === benchTexts[0]) await Promise.all(peers.map((peer) => measurePeer(peer, text)));
  const others = (await Promise.all(peers.map((peer) => measurePeer(peer, text)))).flat();
  for (const { name, isWhole, calls, prompt, completion, billed, seconds, first } of [own, ...others])
    console.log(
      `${isWhole ? '* ' : '  '}${name.padEnd(25)} ${String(calls.length).padStart(2)} calls ${String(prompt).padStart(6)} + ${String(completion).padStart(5)} tokens, billed ${String(billed).padStart(6)}, ${seconds.toFixed(2).padStart(6)} s, first verdict ${first === undefined ? 'at the end' : `${first.toFixed(2)} s`}`,
    );
  const limits = bars[text.name];
  bar('calls', own.calls.length, limits.calls);
  bar('first verdict', own.first ?? Number.POSITIVE_INFINITY, latestFirst, ' s');
  const byClaim = others.filter(({ isWhole }) => !isWhole);
  if (byClaim.length > 0) {
    const least = (of: (one: Measured) => number) => Math.min(...byClaim.map(of));
    bar(
      'completion tokens, of the leanest',
      own.completion / least(({ completion }) => completion),
      mostCompletion,
    );
    bar('billed, of the leanest', own.billed / least(({ billed }) => billed), 1);
    bar('seconds, of the fastest', own.seconds / least(({ seconds }) => seconds), limits.wall);
  }
  const again = (await measure(claimlight, edited(text))).calls.slice(0, own.calls.length);
  const known = again.reduce((sum, { prompt }) => sum + shared(prompt, own.calls), 0);
  const all = again.reduce((sum, { prompt }) => sum + count(prompt), 0);
  if (text.name === 'L') bar('new of the prompt when a sentence changed', 1 - known / all, 1 - leastShared);
}
if (peers.some(({ isWhole }) => isWhole))
  console.log('\n* judges the text as a whole, or each file of the context: shown, and held against no bar');
for (const { end } of peers) end?.();
process.exit(missed > 0 ? 1 : 0);
