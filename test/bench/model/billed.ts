import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a provider bills of the checks of the peers' texts: a repeated beginning of 1,024 tokens or more at a tenth. */

interface Call {
  readonly messages: readonly { readonly text: string }[];
  readonly schema?: object;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

interface Bench {
  readonly startServer: (options: object) => Promise<{ url: string; log: Call[]; close(): Promise<void> }>;
  readonly fixtures: Readonly<Record<string, Fixture>>;
}

interface Fixture {
  readonly input: string;
  readonly context: readonly string[];
  readonly output: string;
}

type Prepare = (given: { readonly url: string }) => Promise<(one: Fixture, told: object) => Promise<unknown>>;

const leastCached = 1024;
const cachedPrice = 0.1;

const textOf = ({ messages, schema }: Call): string =>
  [JSON.stringify(schema ?? ''), ...messages.map(({ text }) => text)].join('\n');

type Count = (text: string) => number;

/** Tokens of the longest beginning that an earlier prompt had. */
function sharedTokens(call: Call, earlier: readonly Call[], count: Count): number {
  const text = textOf(call);
  const shared = earlier.map((other) => {
    const before = textOf(other);
    let at = 0;
    while (at < text.length && text[at] === before[at]) at++;
    return at;
  });
  return count(text.slice(0, Math.max(0, ...shared)));
}

/** @param calls in the order in which they came, after `known` */
function bill(calls: readonly Call[], known: readonly Call[], count: Count) {
  return calls.reduce(
    (sum, call, i) => {
      const shared = sharedTokens(call, [...known, ...calls.slice(0, i)], count);
      const cached = shared >= leastCached ? shared : 0;
      return {
        prompt: sum.prompt + call.promptTokens,
        completion: sum.completion + call.completionTokens,
        billed: sum.billed + call.promptTokens - cached * (1 - cachedPrice) + call.completionTokens,
        shared: sum.shared + shared,
      };
    },
    { prompt: 0, completion: 0, billed: 0, shared: 0 },
  );
}

/** The text with one word of a sentence in its middle changed. */
const edited = (output: string): string =>
  output.replace(/\w+(?=[.!?])/g, (word, at: number) =>
    at > output.length / 2 && !/[.!?]\s/.test(output.slice(output.length / 2, at)) ? `${word}s` : word,
  );

/** Prints what first, later and repeated checks cost. */
export async function printBilled(peers: string, adapter: string, responder: string): Promise<void> {
  const load = (file: string) => import(pathToFileURL(file).href) as Promise<unknown>;
  const { startServer } = (await load(path.join(peers, 'mock-server.mjs'))) as Bench;
  const { fixtures } = (await load(path.join(peers, 'fixtures.mjs'))) as Bench;
  const { prepare } = (await load(adapter)) as { readonly prepare: Prepare };
  const { peer } = (await load(path.join(peers, 'home.mjs'))) as { peer(...names: string[]): string };
  const { encode } = createRequire(peer('tools', 'package.json'))('gpt-tokenizer/encoding/o200k_base') as {
    encode(text: string): readonly number[];
  };
  const count: Count = (text) => encode(text).length;
  const found: { name: string; first: readonly Call[]; again: readonly Call[] }[] = [];
  for (const name of ['S', 'M', 'L']) {
    const server = await startServer({ ttft: 5, tps: 20_000, fixture: name, responder, logPrompts: true });
    const check = await prepare({ url: server.url });
    const callsOf = async (one: Fixture) => {
      const from = server.log.length;
      await check(one, { onVerdict: () => {} });
      return server.log.slice(from);
    };
    const fixture = fixtures[name]!;
    const first = await callsOf(fixture);
    // What is asked beyond the first round is the scripted model's doubt about a sentence that it has never seen.
    const again = (await callsOf({ ...fixture, output: edited(fixture.output) })).slice(0, first.length);
    await server.close();
    found.push({ name, first, again });
  }
  for (const { name, first, again } of found) {
    const others = found.flatMap((other) => (other.name === name ? [] : other.first));
    const [alone, after, repeated] = [
      bill(first, [], count),
      bill(first, others, count),
      bill(again, first, count),
    ];
    console.log(
      `billed ${name}: ${first.length} calls, ${alone.prompt} + ${alone.completion} tokens; billed ${Math.round(alone.billed)} alone, ${Math.round(after.billed)} after other checks, ${Math.round(repeated.billed)} again with one sentence changed (${Math.round((100 * repeated.shared) / repeated.prompt)} % of its prompts shared)`,
    );
  }
}
