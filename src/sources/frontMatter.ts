import { parse } from 'yaml';
import { z } from 'zod';

/** What a document says in its front matter about how to check it. */
export interface Binding {
  /** Paths or globs, relative to the document. */
  readonly context: readonly string[];
  readonly question?: string;
}

const strings = z.union([z.string().transform((one) => [one]), z.array(z.string())]);
const settings = z.object({ context: strings, question: z.string().optional() });
const matter = z.object({ claimlight: z.union([settings, strings.transform((context) => ({ context }))]) });

/**
 * Reads `claimlight: {context: [spec.md], question: …}`, or `claimlight: spec.md`, from YAML between `---` lines at
 * the very start. Undefined where there is none; front matter of others, also broken, is none of ours.
 */
export function frontMatterBinding(document: string): Binding | undefined {
  const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]{0,20000}?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(document);
  const found = matter.safeParse(block && parsed(block[1]!));
  if (!found.success) return undefined;
  const { context, question } = { question: undefined, ...found.data.claimlight };
  const paths = context.map((path) => path.trim()).filter((path) => path !== '');
  return paths.length === 0 ? undefined : { context: paths, ...(question === undefined ? {} : { question }) };
}

function parsed(yaml: string): unknown {
  try {
    return parse(yaml, { logLevel: 'error' });
  } catch {
    return undefined;
  }
}
