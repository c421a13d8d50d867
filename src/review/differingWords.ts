import type { Assessment, Evidence } from '../check/types.ts';
import type { Span } from '../text/span.ts';

/** Where a quote says something else than the claim, where the judge knows the words. */
export function differingWords(
  { quote, role }: Pick<Evidence, 'quote' | 'role'>,
  { reason }: Pick<Assessment, 'reason'>,
): Span | undefined {
  if (role !== 'clashes' || reason.code !== 'differs' || reason.there === '') return undefined;
  const start = quote.indexOf(reason.there);
  return start < 0 ? undefined : { start, end: start + reason.there.length };
}
