import { t } from '@vscode/l10n';
import { Problem } from '../../../check/problem.ts';

export type Vars = Readonly<Record<string, string>>;

/**
 * Replaces `{{ name }}` by the variable's text, once: data is never run as a template. Throws `rowField` when the
 * row has no such variable, and the `Problem` of `logicProblem`.
 */
export const fillTemplate = (template: string, vars: Vars): string =>
  plainTemplate(template).replace(/\{\{\s*([\p{L}\p{N}_ .-]+?)\s*\}\}/gu, (_, name: string) => {
    const value = Object.hasOwn(vars, name) ? vars[name] : undefined;
    if (value === undefined) throw new Problem('rowField', { field: name });
    return value;
  });

/** Why a template with more than plain variables cannot be filled in: as a text it would ask for something else. */
export function logicProblem(template: string): Problem | undefined {
  const found = /\{%.*?%\}|\{#.*?#\}|\{\{[^{}]*\|[^{}]*\}\}/s.exec(template)?.[0];
  return found === undefined
    ? undefined
    : new Problem('badInput', {
        detail: t('{0} cannot be filled in: templates support only plain variables.', found),
      });
}

function plainTemplate(template: string): string {
  const problem = logicProblem(template);
  if (problem) throw problem;
  return template;
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
