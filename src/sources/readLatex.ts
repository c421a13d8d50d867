// Of the package only this parser: the others would ride along in every bundle.
import * as latexParser from 'latex-utensils/out/src/latex/latex_parser.js';
import { Problem } from '../check/problem.ts';
import { FlowWriter } from './office/flowWriter.ts';
import { type Reading, textReading } from './reading.ts';
import { accented, formulaSigns, textSigns } from './texSigns.ts';

/** The parser takes about a second a megabyte, at one go. */
const longest = 3_000_000;
const parserMs = 20_000;

/** What the parser makes of a text; of its many kinds of nodes the members that hold text. */
interface TexNode {
  readonly kind: string;
  readonly name?: string;
  readonly content?: string | readonly TexNode[];
  readonly args?: readonly TexNode[];
  readonly arg?: TexNode;
  readonly url?: string;
  readonly left?: TexNode | string;
  readonly right?: TexNode | string;
  readonly location: {
    readonly start: { readonly offset: number };
    readonly end: { readonly offset: number };
  };
}

/**
 * LaTeX: the text of the document with its sections, lists, tables, captions and footnotes, formulas in one line. Macros
 * of its own, citations and drawings are left out; nothing is included. Offsets are into the extracted text. What is
 * no LaTeX is read as text.
 */
export function readLatex(text: string): Reading {
  if (text.length > longest) throw new Problem('fileTooLarge', { most: longest / 1_000_000 });
  const root = parsed(text);
  if (!root) return textReading(text);
  const tex = new TexText();
  const document = root.find(({ kind, name }) => kind === 'env' && name === 'document');
  tex.writeAll(document ? listOf(document) : root);
  return textReading(tex.finish());
}

function parsed(text: string): readonly TexNode[] | undefined {
  try {
    return latexParser.parse(text, { timeout: parserMs }).content as unknown as readonly TexNode[];
  } catch {
    return undefined;
  }
}

const listOf = ({ content }: TexNode): readonly TexNode[] => (typeof content === 'object' ? content : []);

const sections = ['part', 'chapter', 'section', 'subsection', 'subsubsection', 'paragraph', 'subparagraph'];

/** Commands whose words are names of things, not text. */
const silent = new Set(
  `documentclass usepackage newcommand renewcommand providecommand DeclareMathOperator newtheorem input include
  bibliography bibliographystyle cite citep citet citeauthor parencite textcite autocite nocite ref label vspace hspace
  includegraphics setlength setcounter addtocounter pagestyle thispagestyle color definecolor geometry hypersetup index
  hline cline toprule midrule bottomrule cmidrule graphicspath RequirePackage newenvironment newlength theoremstyle
  linewidth phantom vphantom hphantom raisebox rule`.split(/\s+/),
);
/** Environments that draw. */
const drawn = new Set(['tikzpicture', 'comment', 'thebibliography', 'pgfpicture', 'pspicture']);
const lists = new Set(['itemize', 'enumerate', 'description']);
const tables = /^(?:tabular|tabularx|longtable|tabulary|tabu)\*?$/;

class TexText {
  readonly #out = new FlowWriter();
  readonly #notes: (readonly TexNode[])[] = [];
  #lists = 0;

  finish(): string {
    for (const note of this.#notes) {
      this.#out.paragraph();
      this.writeAll(note);
    }
    return this.#out.finish();
  }

  writeAll(nodes: readonly TexNode[]): void {
    for (let i = 0; i < nodes.length; i++) {
      const accent = this.#accent(nodes, i);
      if (accent === undefined) this.#write(nodes[i]!);
      else {
        this.#out.text(accent.text);
        // What is left of the word that the letter began.
        if (accent.rest !== '') this.#out.text(accent.rest);
        i += accent.taken;
      }
    }
  }

  /** An accent stands before its letter, in braces or as the beginning of the next word. */
  #accent(nodes: readonly TexNode[], at: number): { text: string; rest: string; taken: number } | undefined {
    const { kind, name = '', args = [] } = nodes[at]!;
    if (kind !== 'command' || accented(name, 'a') === undefined) return undefined;
    const inside = args[0] && wordsOf(listOf(args[0])).trim();
    if (inside) return { text: accented(name, inside) ?? inside, rest: '', taken: 0 };
    const next = nodes[at + 1];
    if (next?.kind !== 'text.string' || typeof next.content !== 'string') return undefined;
    const [letter = '', ...rest] = next.content;
    return { text: accented(name, letter) ?? letter, rest: rest.join(''), taken: 1 };
  }

  #write(node: TexNode): void {
    const { kind, name = '' } = node;
    switch (kind) {
      case 'text.string':
        this.#out.text(quoted(String(node.content)));
        return;
      case 'space':
      case 'softbreak':
      case 'activeCharacter':
        this.#out.text(' ');
        return;
      case 'parbreak':
        this.#out.paragraph();
        return;
      case 'linebreak':
        this.#out.line();
        return;
      case 'inlineMath':
        this.#out.text(formula(listOf(node)));
        return;
      case 'displayMath':
      case 'env.math.align':
      case 'env.math.aligned':
        this.#out.text(` ${formula(listOf(node))} `);
        return;
      case 'verb':
        this.#out.text(String(node.content ?? ''));
        return;
      case 'env.verbatim':
      case 'env.minted':
      case 'env.lstlisting':
        this.#out.block(`\`\`\`\`\n${String(node.content ?? '').trim()}\n\`\`\`\``);
        this.#out.paragraph();
        return;
      case 'command.url':
        this.#out.text(node.url ?? '');
        return;
      case 'command.href':
      case 'arg.group':
        this.writeAll(listOf(node));
        return;
      case 'command':
        this.#command(name, node.args ?? []);
        return;
      case 'env':
        this.#environment(node, name);
    }
  }

  #command(name: string, args: readonly TexNode[]): void {
    const groups = args.filter(({ kind }) => kind === 'arg.group');
    const plain = name.replace(/\*$/, '');
    const level = sections.indexOf(plain);
    const sign = textSigns[name];
    if (silent.has(plain) || /^(?:cite|if|the)|ref$/.test(plain)) return;
    if (sign !== undefined) this.#out.text(sign);
    else if (level >= 0 || plain === 'title') this.#heading(Math.max(1, level), groups[0]);
    else if (plain === 'item') this.#item(args[0]);
    else if (plain === 'footnote' || plain === 'thanks') this.#notes.push(groups[0] ? listOf(groups[0]) : []);
    else if (plain === 'textsuperscript') this.#out.raised(wordsOf(groups.flatMap(listOf)));
    else if (/^(?:SI|qty|num)range$/.test(plain)) {
      const [from = '', to = '', unit = ''] = groups.map((group) => quantity(listOf(group)));
      this.#out.text(`${from} to ${to} ${unit}`.trim());
    } else if (/^(?:SI|qty|unit|si|num)$/.test(plain))
      this.#out.text(groups.map((group) => quantity(listOf(group))).join(' '));
    else if (plain === 'multicolumn' || plain === 'multirow' || plain === 'textcolor' || plain === 'parbox')
      this.writeAll(groups.length > 0 ? listOf(groups.at(-1)!) : []);
    else if (plain === 'caption') {
      this.#out.paragraph();
      this.writeAll(groups.flatMap(listOf));
      this.#out.paragraph();
    } else this.writeAll(groups.flatMap(listOf));
  }

  #heading(level: number, title: TexNode | undefined): void {
    this.#out.paragraph(level);
    this.writeAll(title ? listOf(title) : []);
    this.#out.paragraph();
  }

  #item(label: TexNode | undefined): void {
    this.#out.item(this.#lists - 1);
    if (label?.kind !== 'arg.optional') return;
    // The parser tells no spaces in brackets, but where its nodes stand.
    for (const [i, node] of listOf(label).entries()) {
      const before = listOf(label)[i - 1];
      if (before && before.location.end.offset < node.location.start.offset) this.#out.text(' ');
      this.#write(node);
    }
    this.#out.text(': ');
  }

  #environment(node: TexNode, name: string): void {
    if (drawn.has(name)) return;
    if (tables.test(name)) {
      this.#table(listOf(node));
      return;
    }
    if (lists.has(name)) this.#lists++;
    else this.#out.paragraph();
    this.writeAll(listOf(node));
    if (lists.has(name)) this.#lists--;
    this.#out.paragraph();
  }

  #table(nodes: readonly TexNode[]): void {
    this.#out.startTable();
    this.#out.startRow();
    this.#out.startCell();
    for (const node of nodes) {
      if (node.kind === 'alignmentTab') this.#out.startCell();
      else if (node.kind === 'linebreak') {
        this.#out.startRow();
        this.#out.startCell();
      } else if (node.name === 'multicolumn') this.#wideCell(node);
      else this.#write(node);
    }
    this.#out.endTable();
  }

  #wideCell({ args = [] }: TexNode): void {
    const [count, , words] = args;
    this.writeAll(words ? listOf(words) : []);
    for (let i = Number(count && wordsOf(listOf(count))); i > 1 && i < 50; i--) this.#out.startCell();
  }
}

const quoted = (text: string): string =>
  text.replaceAll('``', '“').replaceAll("''", '”').replaceAll('---', '—').replaceAll('--', '–');

/** The words of nodes that hold nothing else. */
const wordsOf = (nodes: readonly TexNode[]): string =>
  nodes
    .map((node) =>
      typeof node.content === 'string'
        ? node.content
        : node.kind === 'command'
          ? (textSigns[node.name ?? ''] ?? (node.name === 'i' ? 'i' : node.name === 'j' ? 'j' : ''))
          : node.kind === 'space'
            ? ' '
            : wordsOf(listOf(node)),
    )
    .join('');

/** A number or unit of siunitx: its commands are the names of units. */
const quantity = (nodes: readonly TexNode[]): string =>
  nodes
    .map((node) =>
      node.kind === 'command'
        ? node.name === 'per'
          ? ' per '
          : (textSigns[node.name ?? ''] ?? node.name ?? '')
        : typeof node.content === 'string'
          ? node.content
          : quantity(listOf(node)),
    )
    .join('')
    .trim();

const bracketed = (text: string): string => (/^[\p{L}\p{N}.,′°]*$/u.test(text) ? text : `(${text})`);

/** A formula in one line, as one types it. */
const formula = (nodes: readonly TexNode[]): string =>
  nodes.map(formulaPart).join('').replace(/\s+/g, ' ').trim();

function formulaPart(node: TexNode): string {
  const { kind, name = '', content, args = [], arg } = node;
  const inner = (one: TexNode | undefined): string =>
    one ? formula(one.content === undefined || typeof one.content === 'string' ? [one] : listOf(one)) : '';
  switch (kind) {
    case 'superscript': {
      const raised = inner(arg);
      return raised === '°' || raised === '∘' ? '°' : `^${bracketed(raised)}`;
    }
    case 'subscript':
      return `_${bracketed(inner(arg))}`;
    case 'command.text':
      return wordsOf(arg ? listOf(arg) : []);
    case 'alignmentTab':
      return '';
    case 'linebreak':
      return '; ';
    case 'space':
    case 'softbreak':
      return ' ';
    case 'command':
      if (/^[dtc]?frac$/.test(name)) return `${bracketed(inner(args[0]))}/${bracketed(inner(args[1]))}`;
      if (name === 'sqrt') return `√${bracketed(inner(args.at(-1)))}`;
      if (silent.has(name)) return '';
      return (
        formulaSigns[name] ?? textSigns[name] ?? (args.length > 0 ? args.map(inner).join('') : ` ${name} `)
      );
  }
  if (typeof content === 'string') return content;
  const side = (one: TexNode | string | undefined): string => (typeof one === 'string' ? one : inner(one));
  return `${side(node.left)}${formula(listOf(node))}${side(node.right)}`;
}
