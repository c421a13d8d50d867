import * as z from 'zod/mini';
import type { ResultsQuery } from '../../src/view/resultsProtocol.ts';

/** How the results are looked at; outlives the page while its tab is hidden. */
const memorySchema = z.object({
  filter: z._default(z.enum(['all', 'wrong', 'disagreements', 'mislabelled', 'failed']), 'all'),
  order: z._default(z.enum(['data', 'worst']), 'data'),
  text: z._default(z.string(), ''),
});

export function readMemory(stored: unknown): ResultsQuery {
  const parsed = memorySchema.safeParse(stored);
  return parsed.success ? parsed.data : memorySchema.parse({});
}
