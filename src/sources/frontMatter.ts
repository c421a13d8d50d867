import { parse } from 'yaml';
import * as z from 'zod/mini';

/** What a document says in its front matter about how to check it. */
interface FrontMatterBinding {
  /** Paths or globs, relative to the document. */
  readonly context: readonly string[];
  readonly question?: string;
}

const paths = z.union([
  z.pipe(
    z.string(),
    z.transform((one) => [one]),
  ),
  z.array(z.string()),
]);
const bare = z.pipe(
  paths,
  z.transform((context) => ({ context, question: undefined })),
);
const matter = z.object({
  claimlight: z.union([z.object({ context: paths, question: z.optional(z.string()) }), bare]),
});

/**
 * Reads `claimlight: {context: [spec.md], question: …}`, or `claimlight: spec.md`, from YAML between `---` lines at
 * the very start. Undefined where there is none; front matter of others, also broken, is none of ours.
 */
export function frontMatterBinding(document: string): FrontMatterBinding | undefined {
  const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]{0,20000}?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(document);
  const found = matter.safeParse(block && parsed(block[1]!));
  if (!found.success) return undefined;
  const { context, question } = found.data.claimlight;
  const given = context.map((path) => path.trim()).filter((path) => path !== '');
  return given.length === 0 ? undefined : { context: given, question };
}

function parsed(yaml: string): unknown {
  try {
    return parse(yaml, { logLevel: 'error' });
  } catch {
    return undefined;
  }
}
