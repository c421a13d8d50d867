import { t } from '@vscode/l10n';
import { Problem } from '../../../check/problem.ts';
import { type Vars, variableText } from './vars.ts';

/**
 * Replaces `{{ name }}` by the variable's text, once: data is never run as a template. One with conditions, loops or
 * filters is rendered by a template library that cannot run code. Throws `rowField` when the row has no such variable,
 * and `badInput` for what cannot be filled in.
 */
export async function fillTemplate(template: string, vars: Vars): Promise<string> {
  if (hasLogic(template)) return (await import('./templateLogic.ts')).renderLogic(template, vars);
  return template.replace(/\{\{\s*([\p{L}\p{N}_ .-]+?)\s*\}\}/gu, (_, name: string) => {
    const value = memberOf(vars, name);
    if (value === undefined) throw new Problem('rowField', { field: name });
    return variableText(value);
  });
}

/** Why a template cannot be filled in: as a text it would ask for something else. */
export async function templateProblem(template: string): Promise<Problem | undefined> {
  if (!hasLogic(template)) return undefined;
  return (await import('./templateLogic.ts')).logicProblem(template);
}

/** Whether there is more than plain variables. */
const hasLogic = (template: string): boolean =>
  /\{%.*?%\}|\{#.*?#\}|\{\{[^{}]*[^\p{L}\p{N}_ .{}\s-][^{}]*\}\}/su.test(template);

/** Of the variables, or of an object among them: `user.name`. */
function memberOf(vars: Vars, name: string): unknown {
  if (Object.hasOwn(vars, name)) return vars[name];
  return name.split('.').reduce<unknown>((value, part) => {
    const inside = typeof value === 'object' && value !== null && Object.hasOwn(value, part);
    return inside ? (value as Vars)[part] : undefined;
  }, vars);
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Replaces `{{ env.NAME }}` in every string of a configuration's value. Throws `envNotAllowed` for a name that
 * may not be read, and `badInput` for one that is not set.
 */
export function fillEnvironment<T>(value: T, env: Environment | undefined): T {
  return filled(value, env) as T;
}

function filled(value: unknown, env: Environment | undefined): unknown {
  if (typeof value === 'string')
    return value.replace(/\{\{\s*env\.(\w+)\s*\}\}/g, (_, name: string) => {
      if (!env || !Object.hasOwn(env, name)) throw new Problem('envNotAllowed', { name });
      const found = env[name];
      if (found === undefined)
        throw new Problem('badInput', { detail: t('The environment variable {0} is not set.', name) });
      return found;
    });
  if (Array.isArray(value)) return value.map((item) => filled(item, env));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, env)]));
}
