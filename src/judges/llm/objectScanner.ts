import { parseTolerantly } from './tolerantJson.ts';

interface Bracket {
  readonly char: '{' | '[';
  /** Begins a list of answers. */
  readonly holdsAnswers: boolean;
  /** It, or what it stands in, is called a draft or an example, by its key or by the words before it. */
  readonly isDraft: boolean;
}

/**
 * What models call the list of answers; the first is what they are asked for, "corrected_answers" comes behind it. A
 * name that says anything else, such as "false_answers", names no answers.
 */
const listKey =
  /^(?:(?:final|corrected|correct|revised|updated|new|my|the|all|your|sentence|claim|fact)[_\s-]?)*(?:answers|results|verdicts|sentences|judge?ments|assessments)$/i;
/** Whether a key names the list of answers. */
export const isListKey = (key: string): boolean => listKey.test(key);
const longestKey = 40;

const draftWords =
  'draft|example|sample|template|placeholder|wrong|incorrect|bad|invalid|rejected|old|former|previous|initial|first|tentative|preliminary|discarded|ignored?|guess|attempt|false|not|non|no|errat\\w*|retract\\w*|refus\\w*|unable|withdrawn';
const draftKey = new RegExp(`(?:^|[_\\s-])(?:${draftWords})(?:$|[_\\s-])`, 'i');
/** Words that say of the object behind them that it is none of the answers; the last sentence before it counts. */
const draftBefore = new RegExp(
  `(?:(?<!\\p{L})(?:${draftWords}|instead of|never|don['’]t|declin\\p{L}*|cannot|can['’]t|will not|won['’]t)(?!\\p{L})[^.!?{}]{0,60}|(?:\`{3,}|~{3,})[^\\n]*(?<!\\p{L})(?:${draftWords})[^\\n]*\\n\\s*)$`,
  'iu',
);
const longestLead = 120;

/** What a model has taken back or only noted, by what begins it; each ends at its own sign. */
const asides: readonly (readonly [begin: string, end: string])[] = [
  ['//', '\n'],
  ['/*', '*/'],
  ['<!--', '-->'],
  ['~~', '~~'],
  ['<del>', '</del>'],
  ['<s>', '</s>'],
  ['<strike>', '</strike>'],
];
const longestSign = 9;

/**
 * Finds the answers in a model's text while it streams: JSON objects that stand alone (one a line, in a code fence,
 * between words), in a top-level array, or in a list of answers. Text around them is passed
 * over, but for words that call what follows a draft or an example; what stands in a comment or is struck out, and what never becomes a complete object, is not reported. Each
 * character is looked at once.
 */
export class ObjectScanner {
  #open: Bracket[] = [];
  #inString = false;
  #escaped = false;
  /** Behind a line break in a string. */
  #brokenLine = false;
  /** The beginning of the latest string, as much of it as tells whether it names the answers. */
  #string = '';
  /** After "{", where words between objects ("{like this}") show themselves. */
  #expectsKey = false;
  /** Number of brackets around the object that may be an answer; `undefined` outside of one. */
  #candidate: number | undefined;
  #held = '';
  /** The sign that ends what a model has taken back. */
  #aside: string | undefined;
  /** The latest characters outside of strings, as many as such a sign has. */
  #latest = '';
  /** A script's comment begins its line. */
  #isLineBlank = true;
  /** Set where an object begins that may be an answer. */
  #hasBegun = false;
  /** The latest words outside of all brackets. */
  #lead = '';
  /** All of them behind the first object. */
  #prose = '';
  #hasClosed = false;
  /** A list of answers has come to its end; what was begun then has not. */
  #hasList = false;
  #hasMore = false;

  /** The objects that `delta` completes, parsed; `undefined` for one that is not JSON. */
  push(delta: string): readonly unknown[] {
    const found: unknown[] = [];
    let from = 0;
    for (let at = 0; at < delta.length; at++) {
      const before = this.#candidate;
      if (this.#inString) this.#stepString(delta[at]!);
      else if (!this.#isAside(delta[at]!)) this.#step(delta[at]!);
      if (this.#hasBegun) {
        this.#hasBegun = false;
        this.#held = '';
        from = at;
      } else if (before !== undefined && this.#candidate === undefined) {
        if (delta[at] === '}') found.push(parseTolerantly(this.#held + delta.slice(from, at + 1)));
        this.#held = '';
      }
    }
    if (this.#candidate !== undefined) this.#held += delta.slice(from);
    return found;
  }

  get isInString(): boolean {
    return this.#inString;
  }

  /** The words around the objects, behind the first of them. */
  get prose(): string {
    return this.#prose;
  }

  /** What was begun and has not become a complete object; `isAnother` behind a whole list of answers. */
  get unfinished(): { readonly text: string; readonly isAnother: boolean } | undefined {
    if (this.#open.length === 0) return undefined;
    return { text: this.#candidate === undefined ? '' : this.#held, isAnother: this.#hasMore };
  }

  #stepString(char: string): void {
    if (char === '\n') this.#brokenLine = true;
    else if (this.#brokenLine && !/\s/.test(char)) {
      this.#brokenLine = false;
      if (char === '{' || char === '[') {
        // A line that begins like an answer: the string before it has broken off.
        this.#reset();
        this.#step(char);
        return;
      }
    }
    if (this.#escaped) this.#escaped = false;
    else if (char === '\\') this.#escaped = true;
    else if (char === '"') this.#inString = false;
    else if (this.#string.length <= longestKey) this.#string += char;
  }

  /** Whether a character belongs to what a model has taken back. */
  #isAside(char: string): boolean {
    const isLineBlank = this.#isLineBlank;
    this.#isLineBlank = char === '\n' || (isLineBlank && /\s/.test(char));
    this.#latest = (this.#latest + char.toLowerCase()).slice(-longestSign);
    if (this.#aside !== undefined) {
      // Three of them open a block.
      const isBlock = this.#aside === '~~' && this.#latest === '~';
      if (isBlock || this.#latest.endsWith(this.#aside)) {
        this.#aside = undefined;
        this.#latest = '';
      }
      return true;
    }
    const sign = char === '#' && isLineBlank ? '\n' : undefined;
    this.#aside = sign ?? asides.find(([begin]) => this.#latest.endsWith(begin))?.[1];
    if (this.#aside === undefined) return false;
    this.#latest = '';
    return true;
  }

  #step(char: string): void {
    if (this.#expectsKey && !/\s/.test(char)) {
      if (char !== '"' && char !== '}') this.#reset();
      this.#expectsKey = false;
    }
    switch (char) {
      case '"':
        // Quotes in the words around the objects are not strings.
        this.#inString = this.#open.length > 0;
        this.#hasMore ||= this.#inString && this.#hasList;
        this.#string = '';
        return;
      case '{':
      case '[':
        this.#begin(char);
        return;
      case ',':
        this.#string = '';
        return;
      case '}':
      case ']':
        this.#end(char);
        return;
    }
    if (this.#open.length > 0) return;
    this.#lead = (this.#lead + char).slice(-longestLead);
    if (this.#hasClosed) this.#prose += char;
  }

  #begin(char: Bracket['char']): void {
    const within = this.#open.at(-1);
    const isDraft = within
      ? within.isDraft || (within.char === '{' && draftKey.test(this.#string))
      : draftBefore.test(this.#lead);
    const isInObjects = this.#open.length > 0 && this.#open.every((one) => one.char === '{');
    const holdsAnswers = char === '[' && isInObjects && !isDraft && listKey.test(this.#string);
    // What holds the answers is none itself.
    if (holdsAnswers) this.#candidate = undefined;
    if (char === '{' && this.#candidate === undefined && !isDraft && this.#isAnswerPlace) {
      this.#candidate = this.#open.length;
      this.#hasBegun = true;
    }
    this.#hasMore ||= this.#hasList;
    if (!within) this.#lead = '';
    this.#open.push({ char, holdsAnswers, isDraft });
    this.#string = '';
    this.#expectsKey = char === '{';
  }

  #end(char: '}' | ']'): void {
    const bracket = this.#open.pop();
    if (bracket?.char !== (char === '}' ? '{' : '[')) this.#reset();
    else if (this.#candidate === this.#open.length) this.#candidate = undefined;
    if (bracket?.holdsAnswers) this.#hasList = true;
    if (this.#open.length > 0) return;
    this.#hasClosed = true;
    this.#hasMore = false;
  }

  get #isAnswerPlace(): boolean {
    const [first] = this.#open;
    if (first === undefined) return true;
    return (this.#open.length === 1 && first.char === '[') || this.#open.at(-1)?.holdsAnswers === true;
  }

  /** What was open is lost, what follows may still be answers. */
  #reset(): void {
    this.#open = [];
    this.#candidate = undefined;
    this.#inString = false;
    this.#escaped = false;
    this.#brokenLine = false;
    this.#string = '';
  }
}
