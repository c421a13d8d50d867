import { t } from '@vscode/l10n';
import { Problem } from '../../../check/problem.ts';

/** Variables of a test as it gives them: texts, numbers, switches, and lists and objects of them. */
export type Vars = Readonly<Record<string, unknown>>;

/** A variable where a text is asked for. */
export const variableText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Words of a template in whose place nothing can stand. */
export const unfillable = (found: string): Problem =>
  new Problem('badInput', { detail: t('{0} cannot be filled in.', found) });
