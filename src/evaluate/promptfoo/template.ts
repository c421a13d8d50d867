import { Problem } from '../../check/problem.ts';

export type Vars = Readonly<Record<string, string>>;

/**
 * Replaces `{{ name }}` by the variable's text, once: data is never run as a template. Throws `rowField` when the
 * row has no such variable.
 */
export const fillTemplate = (template: string, vars: Vars): string =>
  template.replace(/\{\{\s*([\p{L}\p{N}_ .-]+?)\s*\}\}/gu, (_, name: string) => {
    const value = Object.hasOwn(vars, name) ? vars[name] : undefined;
    if (value === undefined) throw new Problem('rowField', { field: name });
    return value;
  });
