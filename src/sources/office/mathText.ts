interface MathNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: MathNode[];
  text: string;
}

/** Deeper formulas are no formulas. */
const deepest = 200;

/**
 * Collects a formula (Office's OMML, or MathML) and writes it in one line, as one types it: `(a+b)/2`, `x^2`, `√(n+1)`.
 */
export class MathText {
  readonly #root: MathNode = { name: '', attributes: {}, children: [], text: '' };
  readonly #open: MathNode[] = [this.#root];
  #tooDeep = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#open.length > deepest) {
      this.#tooDeep++;
      return;
    }
    const node: MathNode = { name: name.toLowerCase(), attributes, children: [], text: '' };
    this.#open.at(-1)!.children.push(node);
    this.#open.push(node);
  }

  text(text: string): void {
    this.#open.at(-1)!.text += text;
  }

  close(): void {
    if (this.#tooDeep > 0) this.#tooDeep--;
    else if (this.#open.length > 1) this.#open.pop();
  }

  /** Whether every element of it is closed. */
  get isWhole(): boolean {
    return this.#open.length === 1;
  }

  written(): string {
    return all(this.#root.children).replace(/\s+/g, ' ').trim();
  }
}

const all = (nodes: readonly MathNode[], between = ''): string => nodes.map(write).join(between);

/** What Office calls its parts by name and MathML by their order. */
function part(node: MathNode, name: string, index: number): string {
  if (node.name.startsWith('m') && node.name.length > 2)
    return node.children[index] ? write(node.children[index]) : '';
  return all(node.children.filter((child) => child.name === name));
}

const propertyOf = (node: MathNode, properties: string, name: string): string | undefined =>
  node.children.find((child) => child.name === properties)?.children.find((child) => child.name === name)
    ?.attributes.val;

/** A number or a name needs no brackets. */
const bracketed = (text: string): string => (/^[\p{L}\p{N}.,′°]*$/u.test(text) ? text : `(${text})`);
const raised = (text: string): string =>
  text === '' ? '' : text === '°' || /^′+$/.test(text) ? text : `^${bracketed(text)}`;
const lowered = (text: string): string => (text === '' ? '' : `_${bracketed(text)}`);

function write(node: MathNode): string {
  switch (node.name) {
    case 'f':
    case 'mfrac':
      return `${bracketed(part(node, 'num', 0))}/${bracketed(part(node, 'den', 1))}`;
    case 'ssup':
    case 'msup':
      return `${part(node, 'e', 0)}${raised(part(node, 'sup', 1))}`;
    case 'ssub':
    case 'msub':
      return `${part(node, 'e', 0)}${lowered(part(node, 'sub', 1))}`;
    case 'ssubsup':
    case 'msubsup':
    case 'munderover':
      return `${part(node, 'e', 0)}${lowered(part(node, 'sub', 1))}${raised(part(node, 'sup', 2))}`;
    case 'limlow':
    case 'munder':
      return `${part(node, 'e', 0)}${lowered(part(node, 'lim', 1))}`;
    case 'limupp':
      return `${part(node, 'e', 0)}${raised(part(node, 'lim', 1))}`;
    case 'mover':
      return part(node, 'e', 0);
    case 'rad':
      return `${root(part(node, 'deg', 1))}${bracketed(part(node, 'e', 0))}`;
    case 'msqrt':
      return `√${bracketed(all(node.children))}`;
    case 'mroot':
      return `${root(part(node, 'deg', 1))}${bracketed(part(node, 'e', 0))}`;
    case 'nary': {
      const sign = propertyOf(node, 'narypr', 'chr') ?? '∫';
      const bounds = `${lowered(part(node, 'sub', 1))}${raised(part(node, 'sup', 2))}`;
      return `${sign}${bounds} ${part(node, 'e', 0)}`;
    }
    case 'd': {
      const [begin, end] = [
        propertyOf(node, 'dpr', 'begchr') ?? '(',
        propertyOf(node, 'dpr', 'endchr') ?? ')',
      ];
      const between = propertyOf(node, 'dpr', 'sepchr') ?? '|';
      return `${begin}${all(
        node.children.filter(({ name }) => name === 'e'),
        between,
      )}${end}`;
    }
    case 'mfenced':
      return `${node.attributes.open ?? '('}${all(node.children, ', ')}${node.attributes.close ?? ')'}`;
    case 'func':
      return `${part(node, 'fname', 0)} ${part(node, 'e', 1)}`;
    case 'm':
    case 'mtable':
      return `[${all(
        node.children.filter(({ name }) => !name.endsWith('pr')),
        '; ',
      )}]`;
    case 'mr':
    case 'mtr':
      return all(node.children, ', ');
    case 'eqarr':
      return all(
        node.children.filter(({ name }) => name === 'e'),
        '; ',
      );
    case 'semantics':
      return node.children[0] ? write(node.children[0]) : '';
    case 'mspace':
      return ' ';
    default:
      // Properties, and notes for programs.
      if (/pr$|^annotation/.test(node.name)) return '';
      return node.children.length === 0 ? node.text : node.text.trim() + all(node.children);
  }
}

const root = (degree: string): string =>
  degree === '' || degree === '2' ? '√' : degree === '3' ? '∛' : `root ${degree} of `;
