import { wholePhrases } from '../lexicon/languages.ts';
import { readAbsence } from '../statements/absence.ts';
import type { Sentence, Source } from '../text/passage.ts';
import { overlaps, type Span } from '../text/span.ts';
import { type CodeName, codeIn, codeNames } from './codeNames.ts';
import type { Declarations, PlacedValue } from './declarations.ts';
import { plainValue } from './declaredValues.ts';

/** A name that is written as code and declared nowhere, or a default that is another one. Offsets are into the document. */
export type NameProblem = Span & { readonly text: string } & (
    | { readonly kind: 'missing'; readonly nearest?: string }
    | { readonly kind: 'differs'; readonly value: string; readonly source: Source; readonly at: number }
  );

const noLonger = new RegExp(wholePhrases(({ evidence }) => evidence.noLonger).source, 'iu');
const isDefault = new RegExp(wholePhrases(({ fields }) => fields.defaults).source, 'iu');

/** Names that code of the text itself declares. */
const ownDeclaration =
  /\b(?:const|let|var|function|class|def|fn|func|interface|type|local)\s+([\w$]+)|(?<![\w$.])([A-Za-z_$][\w$]*)\s*=(?![=>])/g;

const declaredIn = (code: string): readonly string[] =>
  [...code.matchAll(ownDeclaration)].map(([, named, set]) => named ?? set!);

const importOf = /\bimport\s+(?:type\s+)?([^'"\n;]{1,300}?)\s+from\s+["']([^"'\n]+)["']/g;

/** Holds the names and defaults that a text writes as code against what the context declares. */
export class NameCheck {
  readonly #own: ReadonlySet<string>;

  constructor(
    private readonly declarations: Declarations,
    sentences: readonly Sentence[],
  ) {
    const code = sentences.filter(({ kind }) => kind === 'code').map(({ text }) => text);
    this.#own = new Set(code.flatMap((text) => [...declaredIn(text), ...this.#imported(text)]));
  }

  /** Names of libraries that are not part of the context. */
  #imported(text: string): readonly string[] {
    return [...text.matchAll(importOf)].flatMap(([, names = '', from = '']) =>
      this.declarations.knows({ kind: 'name', text: from, start: 0, end: 0 })
        ? []
        : (names.match(/[\w$]+/g) ?? []),
    );
  }

  /** Nothing of a sentence that says that something is no longer there, or never was. */
  problemsOf(sentence: Sentence): readonly NameProblem[] {
    const names = codeNames(sentence);
    if (names.length === 0) return [];
    const { kind, text } = sentence;
    if (kind !== 'code' && (noLonger.test(text) || readAbsence(text)?.from === 'subject')) return [];
    const told = kind === 'code' ? undefined : toldDefault(sentence, names);
    const declared = told ? this.declarations.valuesOf(told.name) : [];
    const isCompared = declared.length > 0 && new Set(declared.map((one) => one.value)).size <= mostValues;
    const unknown = names
      .filter((name) => !(told && isCompared && overlaps(told, name)) && !this.#isKnown(name))
      .map((name) => this.#missing(name, sentence));
    return told && isCompared ? [...unknown, ...otherDefault(told, declared, sentence)] : unknown;
  }

  #isKnown(name: CodeName): boolean {
    return (name.kind === 'name' && this.#own.has(name.text)) || this.declarations.knows(name);
  }

  #missing(name: CodeName, { start }: Sentence): NameProblem {
    const nearest = this.declarations.nearest(name);
    const span = { start: start + name.start, end: start + name.end };
    return { kind: 'missing', text: name.text, ...span, ...(nearest === undefined ? {} : { nearest }) };
  }
}

/** A name that has more values than these has another one in each place. */
const mostValues = 2;

function otherDefault(
  { text, start: from }: ToldDefault,
  declared: readonly PlacedValue[],
  sentence: Sentence,
): readonly NameProblem[] {
  const told = plainValue(text);
  const [first] = declared;
  if (!first || declared.some(({ value }) => unquoted(value) === unquoted(told))) return [];
  const start = sentence.start + from;
  const { source, at } = first;
  return [
    { kind: 'differs', text, start, end: start + text.length, value: unquoted(first.value), source, at },
  ];
}

const unquoted = (json: string): string => json.replace(/^"(.*)"$/s, '$1');

interface ToldDefault extends Span {
  readonly name: string;
  readonly text: string;
}

/** The cells of a row without white space around them. */
function cellsOf(row: string): readonly { readonly start: number; readonly text: string }[] {
  let at = row.startsWith('|') ? 1 : 0;
  return row
    .slice(at)
    .split(/(?<!\\)\|/)
    .map((cell) => {
      const start = at + cell.length - cell.trimStart().length;
      at += cell.length + 1;
      return { start, text: cell.trim() };
    });
}

const value = /^(?:"[^"]*"|'[^']*'|-?\d[\d_,]*(?:\.\d+)?|true|false|null|\{\}|\[\])$/;
const figure = /(?<![\w.,-])-?\d+(?:[,_]\d{3})*(?:\.\d+)?(?![\w-])/g;

/** In a table what stands below "default"; in a sentence that has this word its one value. */
function toldDefault({ kind, text, trail }: Sentence, names: readonly CodeName[]): ToldDefault | undefined {
  if (kind === 'tableRow') {
    const column = (trail.at(-1) ?? '').split('|').findIndex((head) => isDefault.test(head));
    const told = cellsOf(text)[column];
    const code = told && /^`([^`]+)`$/.exec(told.text)?.[1];
    const [name] = names;
    if (column < 1 || !name || !told || code === undefined || name.end > told.start) return undefined;
    return { name: name.text, text: code, start: told.start + 1, end: told.start + 1 + code.length };
  }
  if (!isDefault.test(text)) return undefined;
  const codes = codeIn({ kind, text });
  const inCode = codes.map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
  const plain = codes.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  const figures = [...plain.matchAll(figure)].map(({ 0: one, index }) => ({
    start: index,
    end: index + one.length,
    text: one,
  }));
  const [told, another] = [...inCode.filter((one) => value.test(one.text)), ...figures];
  const [name, more] = names.filter(({ start }) => start !== told?.start && start - 1 !== told?.start);
  return told && !another && name && !more ? { ...told, name: name.text } : undefined;
}
