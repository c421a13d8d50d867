import { outputOf, parseCheckArguments, selectedSpan } from '../checkArguments.ts';
import type { RequestedCheck } from '../requestedCheck.ts';

export async function checkDocument(given: unknown, check: RequestedCheck): Promise<void> {
  const args = await parseCheckArguments(given);
  const document = await outputOf(args);
  await check.run(document, args.range && selectedSpan(document, args), args);
}
