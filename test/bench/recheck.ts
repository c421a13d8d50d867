import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Judge } from '../../src/check/judge.ts';
import { Checker } from '../../src/editor/checking/checker.ts';
import { Findings } from '../../src/review/findings.ts';
import type { Review } from '../../src/review/review.ts';
import { readText } from '../../src/sources/readText.ts';
import type { Sentence } from '../../src/text/passage.ts';
import { IndexCache, type Indexes } from '../../src/text/searchIndex.ts';
import { segment } from '../../src/text/segment.ts';

export interface Time {
  /** In milliseconds, as `held`. */
  readonly total: number;
  /** The longest stretch without giving the host a turn. */
  readonly held: number;
}

/** Of this thread, in milliseconds. What other threads and programs took of the processor holds nothing. */
function cpuTime(): number {
  if (process.platform !== 'linux') return performance.now();
  const [running] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return Number(running) / 1_000_000;
}

export async function timed(work: () => Promise<void>): Promise<Time> {
  const start = performance.now();
  let turned = start;
  let held = 0;
  let used = cpuTime();
  const turn = () => {
    const [now, cpu] = [performance.now(), cpuTime()];
    held = Math.max(held, Math.min(now - turned, cpu - used));
    turned = now;
    used = cpu;
  };
  const turns = setInterval(turn, 0);
  await work();
  clearInterval(turns);
  turn();
  return { total: performance.now() - start, held };
}

type ReadContext = ConstructorParameters<typeof Checker>[1]['read'];

/** The editor's own check of one document, from its sources to its store. */
export class EditorCheck {
  readonly #uri = 'file:///output.md';
  readonly #findings = new Findings(() => undefined);
  readonly #checker: Checker;
  readonly #document: Parameters<Checker['check']>[0]['document'];
  #text: string;

  constructor(
    judge: Judge,
    text: string,
    context: { readonly uris: readonly string[]; readonly read: ReadContext },
    indexes: Indexes = new IndexCache(),
  ) {
    this.#text = text;
    this.#document = {
      uri: { toString: () => this.#uri },
      languageId: 'markdown',
      getText: () => this.#text,
    } as unknown as Parameters<Checker['check']>[0]['document'];
    this.#checker = new Checker(
      this.#findings,
      {
        of: async () => ({ context: context.uris }),
        outside: () => [],
        ownText: () => [],
        read: context.read,
      },
      { create: async () => judge },
      indexes,
    );
  }

  /** `first` is the time to the first verdict. */
  async run(only?: (sentence: Sentence) => boolean): Promise<Time & { readonly first: number }> {
    const start = performance.now();
    let first = 0;
    const listening = this.#findings.onDidChange(({ kind }) => {
      if (kind === 'findings' && first === 0) first = performance.now() - start;
    });
    const time = await timed(
      async () => void (await this.#checker.check({ document: this.#document, only })),
    );
    listening.dispose();
    return { ...time, first };
  }

  /** All that the surfaces read, made anew after each change. */
  get review(): Review {
    return this.#findings.get(this.#uri)!;
  }

  /** Edits the words of a sentence and checks them again. */
  async edit(sentence: number): Promise<Time> {
    const at = segment(this.#text)[sentence]!.start + 4;
    const edit = { start: at, end: at, text: 'q' };
    this.#text = this.#text.slice(0, at) + edit.text + this.#text.slice(at);
    this.#findings.edit(this.#uri, [edit], (from, to) => this.#text.slice(from, to));
    const time = await this.run((one) => this.#findings.needsCheck(this.#uri, one));
    assert.ok(this.#findings.get(this.#uri)?.findings.every(({ stale }) => !stale));
    return time;
  }
}

/** Sentences edited one after the other, each checked again. */
export async function timeRechecks(
  judge: Judge,
  output: string,
  context: string,
  indexes?: Indexes,
): Promise<readonly Time[]> {
  const source = readText('file:///context.md', context);
  const read = async () => ({ sources: [source], leftOut: [] });
  const check = new EditorCheck(judge, output, { uris: [source.uri], read }, indexes);
  await check.run();
  const times: Time[] = [];
  for (const i of segment(output).keys()) times.push(await check.edit(i));
  return times;
}
