import { anyPhrase } from '../lexicon/languages.ts';
import type { Source } from '../text/passage.ts';
import { placeNameAt } from './placeNames.ts';
import type { SourceList } from './sourceList.ts';
import type { SourceNames } from './sourceNames.ts';
import { namedPart, type SourcePart } from './sourceParts.ts';

/** What a marker means: parts of the context, or that nothing is there. */
export type Meaning =
  | { readonly parts: readonly SourcePart[] }
  | { readonly lacks: 'marker' | 'file' }
  | { readonly lacks: 'place'; readonly uri: string };

/** Passages of a source of which the labels are looked for. */
const mostLabelled = 5000;

/** Characters of a context that are searched for copied markers; in a larger one any may be copied. */
const mostSearched = 10_000_000;

/** Sources that a text may number by their order. */
const mostOrdered = 50;

const label = new RegExp(
  `^\\s*(?:#+\\s*)?(?:\\*\\*)?(?:\\[(\\d{1,3})\\]|(?:${anyPhrase(({ numbers }) => numbers.sources)})\\s?#?(\\d{1,3})(?=[\\s:.)\\]]|$))`,
  'iu',
);

/** Tells which part of a context a marker of an output means. What nobody can tell is undefined, and no fault. */
export class NamedSources {
  #labels: ReadonlyMap<number, SourcePart> | undefined;
  readonly #numbers = new Map<number, Meaning | undefined>();

  constructor(
    private readonly list: SourceList,
    private readonly names: SourceNames,
  ) {}

  /** "[^note]": what it means is said by the output alone. */
  footnote(name: string): Meaning | undefined {
    const entry = this.list.entries.get(`^${name}`);
    return entry === undefined ? { lacks: 'marker' } : this.#entry(entry);
  }

  /** "[2]": an entry of the output's list, else what the context itself labels so, else the second source. */
  number(number: number): Meaning | undefined {
    if (!this.#numbers.has(number)) this.#numbers.set(number, this.#numbered(number));
    return this.#numbers.get(number);
  }

  #numbered(number: number): Meaning | undefined {
    const entry = this.list.entries.get(String(number));
    if (entry !== undefined) return this.#entry(entry);
    const { sources } = this.names;
    this.#labels ??= labelsIn(sources);
    const labelled = this.#labels.get(number);
    if (labelled) return { parts: [labelled] };
    if (number === 0 || !(this.#isListed || this.#isOrdered) || this.#isCopied(number)) return undefined;
    if (this.#isListed) return { lacks: 'marker' };
    const source = sources[number - 1];
    return source ? { parts: [{ source }] } : { lacks: 'marker' };
  }

  /** Whether the output or the context says which number is what. */
  get #isListed(): boolean {
    return (this.#labels?.size ?? 0) > 0 || [...this.list.entries.keys()].some((key) => /^\d/.test(key));
  }

  /** Of a whole folder nobody numbers the files, and results of tools come in an order that says nothing. */
  get #isOrdered(): boolean {
    const { sources } = this.names;
    return !this.#isListed && sources.length <= mostOrdered && !sources.some(({ uri }) => uri.includes('#'));
  }

  /** A marker that a source has too was taken over with the words, and means what that source lists. */
  readonly #isCopied = (number: number): boolean =>
    this.names.characters > mostSearched ||
    this.names.sources.some(({ text }) => text.includes(`[${number}]`));

  /** The label of the footnote that a source has in the output. */
  footnoteOf(source: Source): string | undefined {
    return this.#keyOf(source, (key) => key.startsWith('^'))?.slice(1);
  }

  #keyOf(source: Source, isOne: (key: string) => boolean): string | undefined {
    for (const [key, entry] of this.list.entries)
      if (isOne(key) && this.names.inEntry(entry).includes(source)) return key;
    return undefined;
  }

  /** The number by which a text would cite what stands at an offset of a source; undefined where it has none. */
  numberOf(source: Source, offset: number): string | undefined {
    const listed = this.#keyOf(source, (key) => !key.startsWith('^'));
    if (listed !== undefined) return listed;
    for (const [number, { source: of, spans = [] }] of this.#labels ?? [])
      if (of === source && spans.some(({ start, end }) => start <= offset && offset < end))
        return String(number);
    const at = this.names.sources.indexOf(source);
    return at >= 0 && this.#isOrdered ? String(at + 1) : undefined;
  }

  #entry(entry: string): Meaning | undefined {
    const [mention] = this.names.filesIn(entry);
    if (mention) return this.place(mention.sources, entry.slice(mention.end), true);
    const sources = this.names.inEntry(entry);
    return sources.length > 0 ? { parts: sources.map((source) => ({ source })) } : undefined;
  }

  /**
   * @param behind what stands right behind the name of the source
   * @param isApart as in `placeNameAt`
   */
  place(sources: readonly Source[], behind: string, isApart = false): Meaning {
    if (sources.length === 0) return { lacks: 'file' };
    const named = placeNameAt(behind, isApart);
    if (!named) return { parts: sources.map((source) => ({ source })) };
    const parts = sources.flatMap((source) => namedPart(source, named.place) ?? []);
    return parts.length > 0 ? { parts } : { lacks: 'place', uri: sources[0]!.uri };
  }
}

/** Parts of sources that begin with labels, "[1] …" or "Source 1": those are lists of texts by number. */
function labelsIn(sources: readonly Source[]): ReadonlyMap<number, SourcePart> {
  const found = new Map<number, SourcePart>();
  for (const source of sources) {
    const starts: { readonly number: number; readonly at: number }[] = [];
    let seen = 0;
    for (const { text, start } of source.passages) {
      if (++seen > mostLabelled) break;
      const line = source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start + text.length);
      const match = label.exec(line);
      const number = Number(match?.[1] ?? match?.[2]);
      if (match && starts.at(-1)?.number !== number) starts.push({ number, at: start });
      // A list of references at the end of a paper is none.
      else if (starts.length === 0 && seen > 3) break;
    }
    for (const [i, { number, at }] of starts.entries()) {
      const end = starts[i + 1]?.at ?? source.text.length;
      if (!found.has(number)) found.set(number, { source, spans: [{ start: at, end }] });
    }
  }
  return found.size > 1 || sources.length === found.size ? found : new Map();
}
