import { transform } from 'sucrase';
import type { ModuleFiles } from './dataFiles.ts';

type Module = Readonly<Record<string, unknown>>;

const isTypeScript = (url: string): boolean => /\.[cm]?ts$/.test(url);

/** In `import … from "./x"`, `export … from "./x"`, `import("./x")`. */
const relativeImport = /(\b(?:from|import)\s*\(?\s*)(["'])(\.{1,2}\/[^"']+)\2/g;

/**
 * Imports a module of the person's own. TypeScript is stripped of its types, with what it imports by a relative path,
 * into files beside the originals, so that their other imports are found; those are removed again.
 */
export async function importModule(url: string, files: ModuleFiles): Promise<Module> {
  // The query has it read anew after an edit.
  if (!isTypeScript(url)) return import(`${url}?${Date.now()}`);
  const stripped = new Map<string, string>();
  try {
    return await import(await strip(url, files, stripped));
  } finally {
    for (const copy of stripped.values()) await files.remove(copy);
  }
}

async function strip(url: string, files: ModuleFiles, stripped: Map<string, string>): Promise<string> {
  const known = stripped.get(url);
  if (known) return known;
  const copy = new URL(`.claimlight-${crypto.randomUUID()}.mjs`, url).href;
  stripped.set(url, copy);
  const { code } = transform(await files.read(url), { transforms: ['typescript'], filePath: url });
  const names = new Map<string, string>();
  for (const [, , , name] of code.matchAll(relativeImport)) {
    const imported = await typeScriptOf(new URL(name!, url).href, files);
    if (imported) names.set(name!, await strip(imported, files, stripped));
  }
  await files.write(
    copy,
    code.replace(relativeImport, (whole, before, quote, name) =>
      names.has(name) ? `${before}${quote}${names.get(name)}${quote}` : whole,
    ),
  );
  return copy;
}

/** The TypeScript file that an import means, which may be named without an ending or with JavaScript's. */
async function typeScriptOf(url: string, files: ModuleFiles): Promise<string | undefined> {
  if (isTypeScript(url)) return url;
  const inPlace = url.replace(/\.([cm]?)js$/, '.$1ts');
  for (const candidate of inPlace === url ? [`${url}.ts`] : [inPlace])
    if (!(await files.exists(url)) && (await files.exists(candidate))) return candidate;
  return undefined;
}
