import { Problem } from '../../check/problem.ts';
import { outputOf, parseCheckArguments, selectedSpan } from '../checkArguments.ts';
import type { RequestedCheck } from '../requestedCheck.ts';

export async function checkSelection(given: unknown, check: RequestedCheck): Promise<void> {
  const args = await parseCheckArguments(given);
  const document = await outputOf(args);
  const span = selectedSpan(document, args);
  if (!span) throw new Problem('noSelection');
  await check.run(document, span, args);
}
