import { createContext } from 'preact';
import * as z from 'zod/mini';
import { verdictOrder } from '../../src/check/tally.ts';

/** What the view remembers while it is hidden and over reloads: how it is looked at, never what it shows. */
const memorySchema = z.object({
  filters: z._default(z.array(z.enum([...verdictOrder, 'stale'])), []),
  query: z._default(z.string(), ''),
  order: z._default(z.enum(['worst', 'text']), 'worst'),
  /** Whether the evidence of the claim that one goes to is shown beside the text. */
  follow: z._default(z.boolean(), false),
  /** The claim that is opened up. */
  active: z.optional(z.string()),
  scroll: z._default(z.number(), 0),
  openSections: z._default(z.array(z.string()), []),
});

export type Memory = z.infer<typeof memorySchema>;
export type Filter = Memory['filters'][number];
export type Order = Memory['order'];

/** Falls back to the defaults where nothing, or something of an older version, was stored. */
export function readMemory(stored: unknown): Memory {
  const parsed = memorySchema.safeParse(stored);
  return parsed.success ? parsed.data : memorySchema.parse({});
}

interface MemoryAccess {
  readonly memory: Memory;
  readonly change: (part: Partial<Memory>) => void;
}

export const MemoryContext = createContext<MemoryAccess>({
  memory: readMemory(undefined),
  change: () => undefined,
});
