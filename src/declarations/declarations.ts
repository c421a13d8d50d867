import { nearestName } from '../base/nearestName.ts';
import type { Steps } from '../base/timeSlices.ts';
import type { Source } from '../text/passage.ts';
import type { CodeName } from './codeNames.ts';
import { codeWithoutComments } from './comments.ts';
import { type DeclaredValue, type ValueRole, valuesIn } from './declaredValues.ts';
import { schemaValues } from './schemaValues.ts';
import { nameOfSameAct } from './verbs.ts';

/** Files that tell of code, and are none. */
const prose =
  /\.(?:md|mdx|markdown|txt|log|rst|adoc|asciidoc|html?|xhtml|tex|ipynb|jsonl|ndjson|csv|tsv|pdf|docx?|srt|vtt)$/i;

/** Whether a source is source code, configuration or the description of an interface. */
export function declares({ uri, passages }: Source): boolean {
  if (!/\.\w+$/.test(uri) || prose.test(uri)) return false;
  const kinds = [...passages.map(({ kind }) => kind)].slice(0, 200);
  return kinds.some((kind) => kind === 'code' || kind === 'field');
}

const identifier = /[A-Za-z_$][\w$]*/g;
const compound = /(?<![\w$.-])-{0,2}[A-Za-z_@$][\w$]*(?:[.-][A-Za-z_$\d][\w$]*)+/g;
const endpoint = /(?<=["'`\s])\/[a-z][\w\-./{}:<>$]*/gi;
const called = /(?<![\w$])[A-Za-z_$][\w$]*(?=\()/g;
const string = /(["'`])((?:(?!\1)[^\\\n]|\\.){3,60})\1/g;

/** Names that a context declares, by source; a source is read once, however many contexts it is part of. */
interface SourceNames {
  readonly names: ReadonlySet<string>;
  /** Those that can be called. */
  readonly functions: ReadonlySet<string>;
  readonly endpoints: ReadonlySet<string>;
  readonly values: readonly DeclaredValue[];
}

/** What prose writes as code it tells of, as a description of an interface does. */
const codeOfProse = (text: string): string => (text.match(/```[^`]*```|`[^`\n]+`/g) ?? []).join('\n');

const read = new WeakMap<Source, SourceNames>();

function namesOf(source: Source): SourceNames {
  const known = read.get(source);
  if (known) return known;
  const code = declares(source) ? codeWithoutComments(source.text, source.uri) : codeOfProse(source.text);
  const names = new Set<string>();
  for (const pattern of [identifier, compound]) for (const [name] of code.matchAll(pattern)) names.add(name);
  for (const [, , text] of code.matchAll(string)) names.add(text!);
  const endpoints = new Set([...code.matchAll(endpoint)].map(([path]) => plainEndpoint(path)));
  const functions = new Set([...code.matchAll(called)].map(([name]) => name));
  const values = [...valuesIn(code), ...schemaValues(source.text, source.passages)];
  const made = { names, functions, endpoints, values };
  read.set(source, made);
  return made;
}

/** "/users/:id", "/users/${id}" and "/users/{userId}/" are one. */
const plainEndpoint = (path: string): string =>
  path.replace(/\$?\{[^}]*\}|:\w+|<[^>]*>/g, '{}').replace(/(?<=.)\/$/, '');

/** A value with the source that it stands in. */
export interface PlacedValue extends DeclaredValue {
  readonly source: Source;
}

/** What the source code, configuration and API descriptions of a context declare. */
export class Declarations {
  readonly #names = new Set<string>();
  readonly #functions = new Set<string>();
  readonly #endpoints = new Set<string>();
  /** Paths of the files and folders, from any folder on. */
  readonly #paths = new Set<string>();

  readonly #values = new Map<Source, readonly DeclaredValue[]>();

  private constructor() {}

  /** Undefined where the context has no code; a source a step. */
  static *read(sources: readonly Source[]): Steps<Declarations | undefined> {
    const all = new Declarations();
    for (const source of sources) {
      all.#add(source);
      yield;
    }
    return all.#values.size === 0 ? undefined : all;
  }

  #add(source: Source): void {
    const parts = source.uri.replace(/^[a-z-]+:\/+/, '').split('/');
    for (let from = 0; from < parts.length; from++)
      for (let to = from + 1; to <= parts.length; to++) this.#paths.add(parts.slice(from, to).join('/'));
    const { names, functions, endpoints, values } = namesOf(source);
    for (const name of names) this.#names.add(name);
    for (const name of functions) this.#functions.add(name);
    for (const one of endpoints) this.#endpoints.add(one);
    if (declares(source)) this.#values.set(source, values);
  }

  /** Whether a name is declared, or is of a kind of which the context has none. */
  knows({ kind, text }: CodeName): boolean {
    const has = (name: string) => this.#names.has(name);
    switch (kind) {
      case 'flag':
        return forms(text).some(has);
      case 'variable':
        return has(text);
      case 'path':
        return this.#paths.has(text) || has(text) || !this.#paths.has(text.split('/')[0]!);
      case 'endpoint':
        return this.#knowsEndpoint(plainEndpoint(text));
      case 'name': {
        const [first, ...rest] = text.split('.');
        // What stands before the first dot may be a variable of the text's own, or another program.
        const own = rest.length > 0 && /^[a-z]/.test(first!) ? rest : [first!, ...rest];
        // Names with hyphens are often put together: "linux-arm64".
        const isMade = (name: string) => has(name) || (/-/.test(name) && name.split('-').every(has));
        return has(text) || own.every(isMade) || (rest.length > 1 && !has(first!));
      }
    }
  }

  #knowsEndpoint(path: string): boolean {
    const [, first] = path.split('/');
    return this.#endpoints.has(path) || ![...this.#endpoints].some((one) => one.split('/')[1] === first);
  }

  /** The name of the same kind that is most like one; a function with another verb for the same act. */
  nearest({ kind, text }: CodeName): string | undefined {
    if (kind === 'path') return nearestName(text, this.#paths);
    if (kind === 'endpoint') return nearestName(text, this.#endpoints);
    const like = nearestName(
      text,
      [...this.#names].filter((name) => name.startsWith('--') === (kind === 'flag') && !/\s/.test(name)),
    );
    if (like !== undefined || kind !== 'name') return like;
    const owner = text.slice(0, text.lastIndexOf('.') + 1);
    const found = nameOfSameAct(text.slice(owner.length), this.#functions);
    return found && owner + found;
  }

  /** Values of a name in a role; where none has it, what a name is set to: a default, or a limit that is called so. */
  valuesOf(name: string, role: ValueRole): readonly PlacedValue[] {
    const all = [...this.#values].flatMap(([source, values]) =>
      values.flatMap((one) => (one.name === name ? [{ ...one, source }] : [])),
    );
    const told = all.filter((one) => one.role === role);
    const isSet = role === 'default' || calledLimit[role]?.test(name);
    return told.length > 0 || !isSet ? told : all.filter((one) => one.role === 'set');
  }
}

const calledLimit: Partial<Record<ValueRole, RegExp>> = { most: /max|limit/i, least: /min/i };

/** "--dry-run", as parsers of arguments have it. */
function forms(flag: string): readonly string[] {
  const bare = flag.replace(/^--/, '');
  const plain = bare.replace(/^no-/, '');
  const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [flag, `--${plain}`, `--no-${bare}`, bare, plain, camel(plain), plain.replaceAll('-', '_')];
}
