import * as z from 'zod/mini';

/* What every page and its host say to each other, whatever the page shows. */

/** The page is there, and knows nothing yet. */
export const readyMessage = z.object({ type: z.literal('ready') });

/** A fault in the page, for the log. */
export const faultMessage = z.object({ type: z.literal('fault'), message: z.string() });

/** Translations of the page's own words; empty for English. */
export const wordsMessage = z.object({ type: z.literal('words'), bundle: z.record(z.string(), z.string()) });

export type FromAnyPage = z.infer<typeof readyMessage> | z.infer<typeof faultMessage>;
export type ToAnyPage = z.infer<typeof wordsMessage>;
