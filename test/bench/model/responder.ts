import assert from 'node:assert/strict';
import * as z from 'zod';
import type { AnswerVerdict, SentenceAnswer } from '../../../src/judges/llm/answer.ts';

/** Answers the product's request as a full and honest model would, from the text's table of claims. */

interface TableClaim {
  readonly text: string;
  readonly sentence: string;
  readonly verdict: 'yes' | 'no' | 'unsure';
  readonly reason: string;
}

interface Request {
  readonly messages: readonly { readonly role: string; readonly text: string }[];
  readonly schemaName?: string;
  readonly schema?: Record<string, unknown>;
}

type Lines = ReadonlyMap<number, string>;

/** The words of each context sentence, and in how many sentences each word stands. */
interface Context {
  readonly words: ReadonlyMap<number, ReadonlySet<string>>;
  readonly frequency: ReadonlyMap<string, number>;
}

export function respond(request: Request, table: { readonly claims: readonly TableClaim[] }) {
  if (request.schemaName !== 'answers') return null;
  const prompt = request.messages.at(-1)!.text;
  const context = toContext(numbered(between(prompt, 'CONTEXT')));
  const output = numbered(between(prompt, 'OUTPUT'));
  const answers = asked(prompt).map((number) => answer(number, output.get(number)!, table.claims, context));
  // Whatever is wrong here would flatter or fail us: the request's own schema decides.
  z.fromJSONSchema(request.schema as Parameters<typeof z.fromJSONSchema>[0]).parse({ answers });
  return { peer: 'claimlight', step: 'answers', object: { answers } };
}

function answer(
  number: number,
  sentence: string,
  claims: readonly TableClaim[],
  context: Context,
): SentenceAnswer {
  const own = claims.filter((claim) => claim.sentence.trim() === sentence.trim());
  if (own.length === 0) return { split: number, claims: [] };
  const [only] = own;
  if (own.length === 1)
    return { sentence: number, context: evidence(only!, context), is: verdictOf(only!, context) };
  return {
    split: number,
    claims: own.map((claim) => ({
      words: wordsOf(claim, sentence),
      flags: [],
      context: evidence(claim, context),
      is: verdictOf(claim, context),
    })),
  };
}

function verdictOf(claim: TableClaim, context: Context): AnswerVerdict {
  if (claim.verdict === 'yes') return 'supported';
  if (claim.verdict === 'unsure') return { unsupported: claim.reason };
  const right = /gives (.+?) for/.exec(claim.reason)?.[1] ?? '';
  return { contradicted: claim.reason, wrong: wrongWords(claim, context), right };
}

/** The words of a contradicted claim that stand in the place of the context's value. */
function wrongWords(claim: TableClaim, context: Context): string {
  const value =
    /^About (\d+)|in (\d{4})|stands (\d+)|total of (\d+)|^(.+?) designed|made of (.+?) that|came from (.+?), rather/.exec(
      claim.text,
    );
  const found = value?.slice(1).find((group) => group !== undefined);
  assert.ok(found, `no wrong words in: ${claim.text}`);
  assert.ok(evidence(claim, context).length > 0);
  return found;
}

/** Numbers of the context sentences that decide: the one about the same thing with the most words in common. */
function evidence(claim: TableClaim, context: Context): number[] {
  if (claim.verdict === 'unsure') return [];
  const own = wordSet(claim.text);
  const scored = [...context.words].map(([number, line]) => {
    const shared = [...own].filter((word) => line.has(word));
    return { number, score: shared.reduce((sum, word) => sum + 1 / context.frequency.get(word)!, 0) };
  });
  return [scored.reduce((best, next) => (next.score > best.score ? next : best)).number];
}

function toContext(lines: Lines): Context {
  const words = new Map([...lines].map(([number, line]) => [number, wordSet(line)] as const));
  const frequency = new Map<string, number>();
  for (const line of words.values())
    for (const word of line) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return { words, frequency };
}

const wordSet = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}.]+/gu));

/** The part of the sentence that a claim restates: the longest run of its words, from the first to the last. */
function wordsOf(claim: TableClaim, sentence: string): string {
  const parts = sentence.split(/ and (?=the )/);
  const overlap = (part: string) => [...wordSet(part)].filter((word) => wordSet(claim.text).has(word)).length;
  return parts.reduce((best, part) => (overlap(part) > overlap(best) ? part : best)).replace(/\.$/, '');
}

const between = (prompt: string, name: string): string =>
  new RegExp(`<${name}-(\\w+)>\\n([\\s\\S]*)\\n</${name}-\\1>`).exec(prompt)?.[2] ?? '';

const numbered = (text: string): Lines =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, number, rest] = /^\[[cs](\d+)\] (.*)$/.exec(line) ?? [];
      return number === undefined ? [] : [[Number(number), rest!] as const];
    }),
  );

function asked(prompt: string): readonly number[] {
  const list = /Answer sentences ([\d, -]+)\.$/.exec(prompt)![1]!;
  return list.split(', ').flatMap((part) => {
    const [from, to] = part.split('-').map(Number);
    return Array.from({ length: (to ?? from!) - from! + 1 }, (_, i) => from! + i);
  });
}
