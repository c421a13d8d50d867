interface Bracket {
  readonly char: '{' | '[';
  readonly start: number;
  /** The key it is the value of, in an object. */
  readonly key: string | undefined;
}

/**
 * Finds the answers in a model's text while it streams: JSON objects that stand alone (one a line, in a code fence,
 * between words), in a top-level array, or in the array `answers` of a top-level object. Text around them is passed
 * over; what never becomes a complete object is not reported.
 */
export class ObjectScanner {
  #text = '';
  #at = 0;
  #inString = false;
  #stringStart = 0;
  #lastString: string | undefined;
  #open: Bracket[] = [];
  /** After "{", where words between objects ("{like this}") show themselves. */
  #expectsKey = false;

  /** The objects that `delta` completes, parsed; `undefined` for one that is not JSON. */
  push(delta: string): readonly unknown[] {
    this.#text += delta;
    const found: unknown[] = [];
    for (; this.#at < this.#text.length; this.#at++) {
      const char = this.#text[this.#at]!;
      if (this.#inString) this.#stepString(char);
      else this.#step(char, found);
    }
    this.#forget();
    return found;
  }

  #stepString(char: string): void {
    // No JSON string holds a line break: what was open was never going to be JSON.
    if (char === '\n') this.#reset();
    if (char === '\\') this.#at++;
    if (char !== '"') return;
    this.#inString = false;
    this.#lastString = this.#text.slice(this.#stringStart, this.#at);
  }

  #step(char: string, found: unknown[]): void {
    if (this.#expectsKey && !/\s/.test(char)) {
      if (char !== '"' && char !== '}') this.#reset();
      this.#expectsKey = false;
    }
    switch (char) {
      case '"':
        // Quotes in the words around the objects are not strings.
        if (this.#open.length === 0) return;
        this.#inString = true;
        this.#stringStart = this.#at + 1;
        return;
      case '{':
      case '[':
        this.#open.push({ char, start: this.#at, key: this.#lastString });
        this.#lastString = undefined;
        this.#expectsKey = char === '{';
        return;
      case ',':
        this.#lastString = undefined;
        return;
      case '}':
      case ']':
        this.#close(char, found);
    }
  }

  #close(char: '}' | ']', found: unknown[]): void {
    const bracket = this.#open.at(-1);
    if (bracket?.char !== (char === '}' ? '{' : '[')) {
      // Not JSON: whatever was open is lost, what follows may still be answers.
      this.#reset();
      return;
    }
    this.#open.pop();
    if (char === '}' && this.#isAnswerPlace())
      found.push(parse(this.#text.slice(bracket.start, this.#at + 1)));
  }

  /** Whether an object that closed here stands where answers stand. */
  #isAnswerPlace(): boolean {
    const [first, second] = this.#open;
    if (first === undefined) return true;
    if (this.#open.length === 1) return first.char === '[';
    return this.#open.length === 2 && first.char === '{' && second?.char === '[' && second.key === 'answers';
  }

  #reset(): void {
    this.#open = [];
    this.#inString = false;
    this.#lastString = undefined;
  }

  /** Drops what no bracket reaches back to, so that a long answer is not held twice. */
  #forget(): void {
    if (this.#open.length > 0 || this.#inString) return;
    this.#text = this.#text.slice(this.#at);
    this.#at = 0;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
