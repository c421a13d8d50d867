import { Document, isMap, parse, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { isDeepYaml } from './yamlDepth.ts';

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

/**
 * The change that makes a Markdown text name its context in its front matter, which is made where there is none; what
 * else stands there keeps its words. Undefined where the front matter cannot be read, or is of another kind.
 */
export function frontMatterEdit(
  text: string,
  context: readonly string[],
): { readonly start: number; readonly end: number; readonly text: string } | undefined {
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const written = (yaml: Document) =>
    yaml.toString({ flowCollectionPadding: false, lineWidth: 0 }).trimEnd().replaceAll('\n', newline);
  if (!/^\uFEFF?(?:---[ \t]*\r?\n|\+\+\+)/.test(text)) {
    const made = new Document({ claimlight: { context } });
    const block = `---${newline}${written(made)}${newline}---${newline}${newline}`;
    return { start: mark, end: mark, text: block };
  }
  const block = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]{0,20000}?)(\r?\n)?(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(
    text,
  );
  if (!block || isDeepYaml(block[2]!)) return undefined;
  const [, open = '', yaml = '', last = ''] = block;
  const found = parseDocument(yaml.replaceAll('\r\n', '\n'));
  if (found.errors.length > 0 || (found.contents !== null && !isMap(found.contents))) return undefined;
  if (isMap(found.get('claimlight'))) found.setIn(['claimlight', 'context'], context);
  else found.set('claimlight', found.createNode({ context }));
  const end = open.length + yaml.length;
  return { start: open.length, end, text: written(found) + (last === '' ? newline : '') };
}

function parsed(yaml: string): unknown {
  if (isDeepYaml(yaml)) return undefined;
  try {
    return parse(yaml, { logLevel: 'error' });
  } catch {
    return undefined;
  }
}
