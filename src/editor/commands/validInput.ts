import * as z from 'zod/mini';
import { Problem } from '../../check/problem.ts';

/**
 * What a schema makes of a value that a person or a program wrote.
 * @throws {Problem} badInput, with every fault in words
 */
export async function validInput<T extends z.ZodMiniType>(schema: T, value: unknown): Promise<z.output<T>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // Faults are rare, so their words are no part of what the extension loads when it starts.
  const { default: english } = await import('zod/v4/locales/en.js');
  const { error } = schema.safeParse(value, { error: english().localeError });
  throw new Problem('badInput', { detail: z.prettifyError(error!) });
}
