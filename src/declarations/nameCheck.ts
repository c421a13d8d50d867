import { wholePhrases } from '../lexicon/languages.ts';
import { readAbsence } from '../statements/absence.ts';
import type { Sentence, Source } from '../text/passage.ts';
import { overlaps, type Span } from '../text/span.ts';
import { findValues } from '../values/findValues.ts';
import { type CodeName, codeIn, codeNames } from './codeNames.ts';
import type { Declarations, PlacedValue } from './declarations.ts';
import { plainValue, type ValueRole } from './declaredValues.ts';

/** A name that is written as code and declared nowhere, or a default or limit that is another one. Offsets are into the document. */
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

/** Holds the names, defaults and limits that a text writes as code against what the context declares. */
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
    const told = kind === 'code' ? [] : toldValues(sentence, names);
    const compared = told
      .map((one) => ({ told: one, declared: this.declarations.valuesOf(one.name, one.role) }))
      .filter(({ declared }) => declared.length > 0 && valuesAmong(declared) <= mostValues);
    const unknown = names
      .filter((name) => !compared.some((one) => overlaps(one.told, name)) && !this.#isKnown(name))
      .map((name) => this.#missing(name, sentence));
    return [...unknown, ...compared.flatMap((one) => otherValue(one.told, one.declared, sentence))];
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
const valuesAmong = (declared: readonly PlacedValue[]): number =>
  new Set(declared.map((one) => one.value)).size;

function otherValue(
  { text, start: from }: ToldValue,
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

/** What a sentence says that a name has; `text` are the words of the value. */
interface ToldValue extends Span {
  readonly name: string;
  readonly role: ValueRole;
  readonly text: string;
}

function toldValues(sentence: Sentence, names: readonly CodeName[]): readonly ToldValue[] {
  const told = toldDefault(sentence, names);
  return told ? [told] : toldLimits(sentence, names);
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
function toldDefault({ kind, text, trail }: Sentence, names: readonly CodeName[]): ToldValue | undefined {
  if (kind === 'tableRow') {
    const column = (trail.at(-1) ?? '').split('|').findIndex((head) => isDefault.test(head));
    const told = cellsOf(text)[column];
    const code = told && /^`([^`]+)`$/.exec(told.text)?.[1];
    const [name] = names;
    if (column < 1 || !name || !told || code === undefined || name.end > told.start) return undefined;
    return {
      name: name.text,
      role: 'default',
      text: code,
      start: told.start + 1,
      end: told.start + 1 + code.length,
    };
  }
  if (!isDefault.test(text)) return undefined;
  const codes = codeIn({ kind, text });
  const inCode = codes.map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
  const figures = [...withoutCode(text, codes).matchAll(figure)].map(({ 0: one, index }) => ({
    start: index,
    end: index + one.length,
    text: one,
  }));
  const [told, another] = [...inCode.filter((one) => value.test(one.text)), ...figures];
  const [name, more] = names.filter(({ start }) => start !== told?.start && start - 1 !== told?.start);
  return told && !another && name && !more ? { ...told, name: name.text, role: 'default' } : undefined;
}

/** "at most 5", "between 1 and 5", of a sentence with one name and one such number. */
function toldLimits({ kind, text }: Sentence, [name, more]: readonly CodeName[]): readonly ToldValue[] {
  if (!name || more) return [];
  const plain = withoutCode(text, codeIn({ kind, text }));
  const [told, another] = findValues(plain).filter((one) => one.kind === 'number');
  if (!told || another) return [];
  const { low, high } = told.amount;
  const roles: readonly ValueRole[] =
    low < high
      ? ['least', 'most']
      : told.bound === 'atMost'
        ? ['most']
        : told.bound === 'atLeast'
          ? ['least']
          : [];
  const figures = [...told.text.matchAll(figure)];
  return roles.flatMap((role) => {
    const found = role === 'least' ? figures[0] : figures.at(-1);
    const start = told.start + (found?.index ?? 0);
    return found ? { name: name.text, role, text: found[0], start, end: start + found[0].length } : [];
  });
}

/** A text in which code is blank, so that every offset stays. */
const withoutCode = (text: string, codes: readonly Span[]): string =>
  codes.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
