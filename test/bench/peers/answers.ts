import type { SentenceAnswer } from '../../../src/judges/llm/answer.ts';
import type { BenchRequest } from './endpoint.ts';
import type { BenchClaim, BenchText } from './texts.ts';

/**
 * What a full and honest model answers to any evaluator, from a text's own table of claims: to ours by its numbers, to
 * others by the names of the fields that they ask for.
 */
export function answerOf(text: BenchText, request: BenchRequest): object | string {
  const prompt = unescaped(request.messages.map(({ content }) => content).join('\n'));
  if (request.form?.name === 'answers') return ours(text, prompt);
  const claims = text.claims.filter((claim) => prompt.includes(claim.text));
  const schema = request.form?.schema as Schema | undefined;
  if (schema) return fill(schema, claims, /hallucination/i.test(prompt)) as object;
  return `The score follows from ${text.claims.length} statements, of which ${count(text, 'supported')} are supported by the context, ${count(text, 'contradicted')} contradict it, and ${count(text, 'unsupported')} are not mentioned in it.`;
}

const count = ({ claims }: BenchText, verdict: BenchClaim['verdict']): number =>
  claims.filter((claim) => claim.verdict === verdict).length;

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x2F;', '/')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function ours({ claims }: BenchText, prompt: string): object {
  const lines = [...prompt.matchAll(/^\[([cs])(\d+)\] (.*)$/gm)];
  const numberOf = (kind: string, text: string) =>
    Number(lines.find(([, letter, , line]) => letter === kind && line === text)?.[2] ?? 0);
  const asked = new Set(numbersIn(/Answer sentences ([\d, -]+)\.$/.exec(prompt)?.[1] ?? ''));
  const answers = claims.flatMap((claim): readonly SentenceAnswer[] => {
    const sentence = numberOf('s', claim.text);
    if (!asked.has(sentence)) return [];
    const context = claim.evidence === '' ? [] : [numberOf('c', claim.evidence)];
    const { verdict, reason, wrong, right } = claim;
    if (verdict === 'supported') return [{ sentence, context, is: 'supported' }];
    // Asked to say why only where the words at fault and their replacement do not.
    const is = verdict === 'contradicted' ? { contradicted: '', wrong, right } : { unsupported: reason };
    return [{ sentence, context, is }];
  });
  return { answers };
}

const numbersIn = (list: string): readonly number[] =>
  list.split(', ').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** @param isReversed whether "yes" means that a claim is wrong */
function fill(
  schema: Schema,
  claims: readonly BenchClaim[],
  isReversed: boolean,
  name = '',
  claim?: BenchClaim,
): unknown {
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, one]) => [
          key,
          fill(one, claims, isReversed, key, claim),
        ]),
      );
    case 'array':
      return claims.map((one) => fill(schema.items ?? {}, claims, isReversed, name, one));
    case 'number':
    case 'integer':
      return claim?.verdict === 'supported' ? 1 : 0;
    case 'boolean':
      return claim?.verdict === 'supported';
    default:
      if (/verdict/i.test(name)) return verdictIn(schema.enum, claim, isReversed);
      return /reason|explanation/i.test(name) ? claim?.reason : claim?.text;
  }
}

function verdictIn(
  known: readonly string[] | undefined,
  claim: BenchClaim | undefined,
  isReversed: boolean,
): string {
  if (isReversed) return claim?.verdict === 'supported' ? 'no' : 'yes';
  const word = { supported: 'yes', contradicted: 'no', unsupported: 'unsure' }[claim?.verdict ?? 'supported'];
  return known && !known.includes(word) ? 'no' : word;
}
