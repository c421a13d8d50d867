import * as z from 'zod/mini';

export const configName = 'claimlight.config.json';

const contextsOnly = z.object({
  contexts: z.optional(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
});

/**
 * Globs of texts with the files that they must agree with, of the value of a project's configuration; none of one that is
 * malformed.
 */
export const projectContexts = (value: unknown): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(contextsOnly.safeParse(value).data?.contexts ?? {}).map(([glob, files]) => [
      glob,
      [files].flat(),
    ]),
  );
