import type { Source } from '../text/passage.ts';
import { words } from '../text/words.ts';

/** Characters of a source's beginning that may name its authors, its title and its year. */
const headLength = 600;
/** Sources whose beginning is looked at. */
const mostHeads = 500;

/** A mention of a file in a text. */
export interface FileMention {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Those that may be meant; empty where the context has none of this name. */
  readonly sources: readonly Source[];
}

const ending = String.raw`\.[a-z][a-z0-9]{0,7}(?![\p{Script=Latin}\p{N}]|\.[\p{Script=Latin}\p{N}])`;
const fileToken = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._~/\\-])(?:\.{0,2}[/\\])?(?:[\p{L}\p{N}_~.%+-]{1,100}[/\\]){0,12}[\p{L}\p{N}_][\p{L}\p{N}_.%+-]{0,120}?${ending}`,
  'giu',
);
/** Texts that a context is made of. Products are called "Node.js" and sites "example.com", so that those are none. */
const documentEnding =
  /\.(?:md|markdown|mdx|txt|pdf|docx?|odt|rst|adoc|tex|html?|csv|tsv|jsonl?|ya?ml|xlsx?|pptx?|ipynb|epub|srt|vtt|log|toml|xml|tsx?|jsx|py|java|go|rs|c|cc|cpp|h|cs|rb|php|sql|sh|kt|swift)$/i;

/** Finds the sources of a context by what a text calls them. */
export class SourceNames {
  #byName: ReadonlyMap<string, readonly Source[]> | undefined;
  readonly #heads = new Map<Source, string>();
  readonly #byAuthor = new Map<string, readonly Source[]>();

  constructor(readonly sources: readonly Source[]) {}

  get characters(): number {
    return this.sources.reduce((sum, { text }) => sum + text.length, 0);
  }

  /** File names in a text: those of sources, and those that look like a document's and are none of them. */
  filesIn(text: string): readonly FileMention[] {
    if (!text.includes('.')) return [];
    return [...text.matchAll(fileToken)].flatMap(({ 0: token, index }) => this.#mention(text, token, index));
  }

  #mention(text: string, token: string, start: number): readonly FileMention[] {
    const end = start + token.length;
    for (const name of [token, token.replace(/^.*[^\p{Script=Latin}\p{N}_.~/\\%+-]/u, '')]) {
      const sources = this.named(name);
      if (sources.length > 0 && name !== '') return [{ start: end - name.length, end, text: name, sources }];
    }
    const spaced = this.#spaced(text, token, start);
    if (spaced) return [spaced];
    return documentEnding.test(token) ? [{ start, end, text: token, sources: [] }] : [];
  }

  /** "Annual report.pdf" of which the token is "report.pdf". */
  #spaced(text: string, token: string, start: number): FileMention | undefined {
    const end = start + token.length;
    for (const source of this.#files().get(lastWord(token.toLowerCase())) ?? []) {
      const name = baseName(source.uri);
      const from = end - name.length;
      if (from >= 0 && text.slice(from, end).toLowerCase() === name.toLowerCase())
        return { start: from, end, text: text.slice(from, end), sources: [source] };
    }
    return undefined;
  }

  /** Sources with this file name, or this path at the end of theirs. */
  named(name: string): readonly Source[] {
    const path = plainPath(name);
    const last = path.split('/').at(-1)!;
    const found = (this.#files().get(last) ?? []).filter(({ uri }) => plainPath(baseName(uri)) === last);
    if (!path.includes('/')) return found;
    return found.filter(({ uri }) => `/${plainPath(uri)}`.endsWith(`/${path}`));
  }

  /** By the last word of their file name as well, since names may have spaces. */
  #files(): ReadonlyMap<string, readonly Source[]> {
    if (this.#byName) return this.#byName;
    const names = new Map<string, Source[]>();
    const add = (name: string, source: Source) => {
      const others = names.get(name);
      if (others) others.push(source);
      else names.set(name, [source]);
    };
    for (const source of this.sources) {
      const name = plainPath(baseName(source.uri));
      add(name, source);
      if (lastWord(name) !== name) add(lastWord(name), source);
    }
    this.#byName = names;
    return names;
  }

  /** The source that an entry of a list of sources means, by its file name, its stem or its title. */
  inEntry(entry: string): readonly Source[] {
    const named = this.filesIn(entry).flatMap(({ sources }) => sources);
    if (named.length > 0) return named;
    const own = ` ${plainWords(entry)} `;
    const linked = this.sources.filter(({ uri }) => /^https?:/.test(uri) && entry.includes(uri));
    if (linked.length > 0) return linked;
    const titled = this.sources.slice(0, mostHeads).filter((source) =>
      [baseName(source.uri).replace(/\.[^.]*$/, ''), this.#title(source)].some((title) => {
        const wanted = plainWords(title);
        return wanted.length >= 4 && own.includes(` ${wanted} `);
      }),
    );
    return titled;
  }

  #title = ({ text }: Source): string => /^\s*#*\s*(.{4,120})$/m.exec(text.slice(0, headLength))?.[1] ?? '';

  /** Sources whose name or beginning has an author's surname. */
  by(surname: string): readonly Source[] {
    const found = this.#byAuthor.get(surname) ?? this.#writtenBy(surname);
    this.#byAuthor.set(surname, found);
    return found;
  }

  #writtenBy(surname: string): readonly Source[] {
    const wanted = new RegExp(`(?<!\\p{L})${surname.replace(/[^\p{L}\p{N}]/gu, '.')}(?!\\p{Ll})`, 'iu');
    return this.sources.slice(0, mostHeads).filter((source) => wanted.test(this.head(source)));
  }

  /** Its file name and what stands at its beginning. */
  head(source: Source): string {
    const head = this.#heads.get(source) ?? `${baseName(source.uri)}\n${source.text.slice(0, headLength)}`;
    this.#heads.set(source, head);
    return head;
  }
}

/** The last part of a URI, decoded. */
export function baseName(uri: string): string {
  const last =
    uri
      .replace(/[/\\]+$/, '')
      .split(/[/\\]/)
      .at(-1) || uri;
  return decoded(last);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const plainPath = (path: string): string =>
  decoded(path)
    .replaceAll('\\', '/')
    .replace(/^(?:\.{1,2}\/)+/, '')
    .toLowerCase();

const lastWord = (name: string): string => name.split(/\s/).at(-1)!;

const plainWords = (text: string): string =>
  words(text.replace(/[_-]+/g, ' '))
    .map((word) => word.text)
    .join(' ');
