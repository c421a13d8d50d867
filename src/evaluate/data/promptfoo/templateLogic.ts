import { Environment, Interpreter, parse, tokenize } from '@huggingface/jinja';
import type { Problem } from '../../../check/problem.ts';
import { unfillable, type Vars } from './vars.ts';

/** Filters that mean in Jinja what they mean in promptfoo's Nunjucks. */
const filters = [
  'abs',
  'capitalize',
  'default',
  'first',
  'int',
  'join',
  'last',
  'length',
  'lower',
  'replace',
  'reverse',
  'safe',
  'string',
  'title',
  'trim',
  'upper',
];

type Program = ReturnType<typeof parse>;

/** White space is kept as Nunjucks keeps it. */
const programOf = (template: string): Program =>
  parse(tokenize(template, { lstrip_blocks: false, trim_blocks: false }));

/** Why a template with conditions, loops or filters cannot be rendered as promptfoo does. */
export function logicProblem(template: string): Problem | undefined {
  try {
    const unknown = [...nodesIn(programOf(template))].map(unknownFilter).find((name) => name !== undefined);
    return unknown === undefined ? undefined : unfillable(`{{ … | ${unknown} }}`);
  } catch {
    return unfillable(firstLogic(template));
  }
}

/**
 * Renders it over the variables and nothing else: no functions, files or members of the program are in reach, and
 * what a variable says is never a template. A missing variable is empty, as in promptfoo. Throws `badInput`.
 */
export function renderLogic(template: string, vars: Vars): string {
  const problem = logicProblem(template);
  if (problem) throw problem;
  try {
    const scope = new Environment();
    for (const [name, value] of Object.entries({ ...vars, none: null, true: true, false: false }))
      scope.set(name, value);
    return String(new Interpreter(scope).run(programOf(template)).value);
  } catch (error) {
    throw unfillable(`${firstLogic(template)} (${error instanceof Error ? error.message : error})`);
  }
}

const firstLogic = (template: string): string =>
  /\{[%#].*?[%#]\}|\{\{[^{}]*[^\p{L}\p{N}_ .{}\s-][^{}]*\}\}/su.exec(template)?.[0] ?? template;

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') yield value as Node;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

interface Named {
  readonly type: string;
  readonly value?: string;
  readonly callee?: Named;
}

/** The name of a filter that is another one in Nunjucks, or none. */
function unknownFilter({ type, filter }: Node): string | undefined {
  if (type !== 'FilterExpression' && type !== 'FilterStatement') return undefined;
  const { value, callee } = filter as Named;
  const name = callee?.value ?? value ?? '';
  return filters.includes(name) ? undefined : name;
}
