import { t } from '@vscode/l10n';
import { Problem } from '../../check/problem.ts';

export type Vars = Readonly<Record<string, string>>;

/**
 * Replaces `{{ name }}` by the variable's text, once: data is never run as a template. Throws `rowField` when the
 * row has no such variable, and the `Problem` of `plainTemplate`.
 */
export const fillTemplate = (template: string, vars: Vars): string =>
  plainTemplate(template).replace(/\{\{\s*([\p{L}\p{N}_ .-]+?)\s*\}\}/gu, (_, name: string) => {
    const value = Object.hasOwn(vars, name) ? vars[name] : undefined;
    if (value === undefined) throw new Problem('rowField', { field: name });
    return value;
  });

/** Throws `badInput` for a template that would have to be run: as a text it would ask for something else. */
export function plainTemplate(template: string): string {
  const found = /\{%.*?%\}|\{#.*?#\}|\{\{[^{}]*\|[^{}]*\}\}/s.exec(template)?.[0];
  if (found === undefined) return template;
  throw new Problem('badInput', {
    detail: t('{0} is not filled in: of a template, only variables are.', found),
  });
}
