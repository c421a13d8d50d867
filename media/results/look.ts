import * as z from 'zod/mini';

/** How the results are looked at; outlives the page while its tab is hidden. */
const lookSchema = z.object({
  query: z._default(
    z.object({
      filter: z._default(z.enum(['all', 'wrong', 'disagreements', 'mislabelled', 'failed']), 'all'),
      order: z._default(z.enum(['data', 'worst']), 'data'),
      text: z._default(z.string(), ''),
    }),
    { filter: 'all', order: 'data', text: '' },
  ),
  tab: z._default(z.enum(['rows', 'scores', 'labels', 'agreement']), 'rows'),
  grouping: z._default(z.enum(['none', 'judge', 'prompt']), 'none'),
});

export type Look = z.infer<typeof lookSchema>;
export type Tab = Look['tab'];
/** By what columns stand together. */
export type Grouping = Look['grouping'];

export function readLook(stored: unknown): Look {
  const parsed = lookSchema.safeParse(stored);
  return parsed.success ? parsed.data : lookSchema.parse({});
}
