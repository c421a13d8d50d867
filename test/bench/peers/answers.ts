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
  if (schema) {
    const isByFile = /For each context in contexts/.test(prompt);
    const asked = { text, claims: isByFile ? filesOf(text) : claims, root: schema };
    return fill(schema, { ...asked, isReversed: /hallucination/i.test(prompt) }) as object;
  }
  if (/create one or more statements from each sentence/.test(prompt))
    return claims.map((claim) => claim.text).join('\n');
  if (/Natural language inference/.test(prompt)) return inference(claims);
  if (/"category"/.test(prompt)) return { category: 'D', reason: summary(text) };
  if (/"pass"/.test(prompt)) return { reason: summary(text), pass: false, score: 0 };
  return summary(text);
}

const summary = (text: BenchText): string =>
  `The score follows from ${text.claims.length} statements, of which ${count(text, 'supported')} are supported by the context, ${count(text, 'contradicted')} contradict it, and ${count(text, 'unsupported')} are not mentioned in it.`;

/** Each statement with an explanation before its verdict, then all verdicts in order. */
function inference(claims: readonly BenchClaim[]): string {
  const word = ({ verdict }: BenchClaim) => (verdict === 'supported' ? 'Yes.' : 'No.');
  const each = claims.map(
    (claim, i) => `${i + 1}. ${claim.text}\nExplanation: ${claim.reason} Verdict: ${word(claim)}`,
  );
  return `${each.join('\n')}\nFinal verdict for each statement in order: ${claims.map(word).join(' ')}`;
}

/** For each file of the context the claim that says otherwise, or one that agrees. */
const filesOf = ({ context, claims }: BenchText): readonly BenchClaim[] =>
  context.map((file) => {
    const about = claims.filter(({ evidence }) => evidence !== '' && file.includes(evidence));
    return (
      about.find(({ verdict }) => verdict === 'contradicted') ??
      about[0] ??
      claims.find(({ verdict }) => verdict === 'supported')!
    );
  });

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
  readonly anyOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Filling {
  readonly text: BenchText;
  readonly claims: readonly BenchClaim[];
  readonly root: Schema;
  /** Whether "yes" means that a claim is wrong. */
  readonly isReversed: boolean;
}

function fill(schema: Schema, filling: Filling, name = '', claim?: BenchClaim): unknown {
  if (schema.$ref) return fill(filling.root.$defs![schema.$ref.split('/').at(-1)!]!, filling, name, claim);
  if (schema.anyOf) {
    // What may be left out is said of what is wrong alone.
    const isNeeded = claim?.verdict !== 'supported';
    const form = schema.anyOf.find(({ type }) => (type === 'null') !== isNeeded) ?? schema.anyOf[0]!;
    return fill(form, filling, name, claim);
  }
  switch (schema.type) {
    case 'null':
      return null;
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, one]) => [key, fill(one, filling, key, claim)]),
      );
    case 'array':
      // "A comprehensive list of factual, undisputed truths" is all that the context says.
      if (name === 'truths')
        return filling.text.context
          .flatMap((file) => file.match(/[^.]+(?:\.\S[^.]*)*\./g) ?? [])
          .map((fact) => fact.trim());
      return filling.claims.map((one) => fill(schema.items ?? {}, filling, name, one));
    case 'number':
    case 'integer':
      return claim?.verdict === 'supported' ? 1 : 0;
    case 'boolean':
      return claim?.verdict === 'supported';
    default:
      if (/verdict/i.test(name)) return verdictIn(schema.enum, claim, filling.isReversed);
      return /reason|explanation/i.test(name) ? (claim?.reason ?? summary(filling.text)) : claim?.text;
  }
}

function verdictIn(
  known: readonly string[] | undefined,
  claim: BenchClaim | undefined,
  isReversed: boolean,
): string {
  if (isReversed) return claim?.verdict === 'supported' ? 'no' : 'yes';
  const word = { supported: 'yes', contradicted: 'no', unsupported: 'unsure' }[claim?.verdict ?? 'supported'];
  if (!known || known.includes(word)) return word;
  return word === 'unsure' && known.includes('borderline') ? 'borderline' : 'no';
}
