/** Where a model's thinking ends, in the marks of the families that think aloud. What stands before is a draft. */
const endMark =
  /<\s?\/\s?(?:[\w:]{0,12}?(?:think|thought|reason|reflect|analysis|plan|scratch|draft|deliberat|rational|critique|brainstorm|hidden|internal|notes?|cot|work|self_?check|guess|attempt|example)\w{0,12})\s?>|<\|(?:end_of_|\/)(?:think|thought|reason)\w{0,8}\|>|<｜end▁of▁thinking｜>|\[\/\s?(?:THINK|THINKING|REASONING)\]|◁\/think▷|<\|channel\|>[\s\w]{0,40}?(?:<\|constrain\|>\w{0,12})?<\|message\|>|<\|(?:channel|message|start|end)\|>|<channel\|>/giu;

/** Where thinking begins. What stands behind it is a draft until it ends, or for ever. */
const beginMark =
  /<\s?[\w:]{0,16}?(?:think|thought|reason|reflect|analysis|plan|scratch|draft|deliberat|rational|critique|brainstorm|hidden|internal|notes?|cot|work|self_?check|guess|attempt|example|monologue)\w{0,12}(?:\s[^<>]{0,60})?>|<\|(?:begin_of_)?(?:think|thought|reason)\w{0,8}\|>|<｜begin▁of▁thinking｜>|◁think▷|\[(?:THINK|THINKING|REASONING)\]|<\|channel\|>\s?(?:analysis|commentary)[^<]{0,40}<\|message\|>/iu;

/** A block of thoughts in Markdown, which ends at a fence like its own. */
const beginBlock =
  /(?<fence>`{3,}|~{3,})[ \t]*(?:think|thought|reason|reflect|analysis|analyz|plan|scratch|draft|internal|monologue)\w{0,12}(?:[ \t][^\n`~]{0,40})?\n/iu;
const endBlock = (fence: string, isWhole = true): RegExp =>
  new RegExp(`\\n[ \\t]*${fence}[ \\t]*(?=\\n${isWhole ? '|$' : ''})`, 'u');

const anyMark = new RegExp(`${beginMark.source}|${endMark.source}`, 'giu');

/** The end of a text that may be the beginning of a mark. */
const begunMark =
  /(?:<\|channel\|>[\s\w]{0,40}(?:<[^<>]{0,20})?|<\s?[^<>\s]{0,60}(?:\s[^<>]{0,60})?|\[\/?\s?[A-Z]{0,10}|◁[^▷]{0,8}|`{1,2}|~{1,2}|(?:`{3,}|~{3,})[^\n`~]{0,70})$/iu;

/** What a model says behind the last of its thoughts. */
export function withoutThoughts(text: string): string {
  const last = [...text.matchAll(endMark)].at(-1);
  let rest = last ? text.slice(last.index + last[0].length) : text;
  for (;;) {
    const block = beginBlock.exec(rest);
    if (!block) return withoutOpenThought(rest);
    const inside = rest.slice(block.index + block[0].length - 1);
    const end = endBlock(block.groups!.fence!).exec(inside);
    if (!end) return rest.slice(0, block.index);
    rest = inside.slice(end.index + end[0].length);
  }
}

/** Thoughts that never end are not said, but what is quoted in a text of JSON is. */
function withoutOpenThought(text: string): string {
  const begun = beginMark.exec(text);
  if (!begun) return text;
  const quotes = text.slice(0, begun.index).match(/(?<!\\)"/g)?.length ?? 0;
  return quotes % 2 === 1 ? text : text.slice(0, begun.index);
}

/** A part of a streamed text: words, or a mark of thinking. */
export interface SpokenPart {
  readonly text: string;
  readonly mark?: 'begins' | 'ends';
}

/** Cuts a streamed text at the marks of thinking, wherever its pieces are cut. */
export class ThoughtMarks {
  #held = '';
  /** Of the block of thoughts that is open. */
  #fence: string | undefined;

  push(delta: string): readonly SpokenPart[] {
    this.#held += delta;
    const begun = begunMark.exec(this.#held)?.index ?? this.#held.length;
    return this.#take(begun);
  }

  end(): readonly SpokenPart[] {
    return this.#take(this.#held.length, true);
  }

  #take(upTo: number, isWhole = false): readonly SpokenPart[] {
    const block = this.#fence === undefined ? beginBlock.exec(this.#held) : undefined;
    if (block) {
      const before = this.#plain(this.#held.slice(0, block.index));
      this.#fence = block.groups!.fence;
      // The line break is the one that the fence at the end of an empty block stands behind.
      this.#held = this.#held.slice(block.index + block[0].length - 1);
      return [...before, { text: block[0], mark: 'begins' }, ...this.#take(this.#held.length, isWhole)];
    }
    if (this.#fence !== undefined) {
      const end = endBlock(this.#fence, isWhole).exec(this.#held);
      if (!end) {
        this.#held = this.#held.slice(Math.max(0, this.#held.lastIndexOf('\n')));
        return [];
      }
      this.#fence = undefined;
      this.#held = this.#held.slice(end.index + end[0].length);
      return [{ text: end[0], mark: 'ends' }, ...(isWhole ? this.end() : this.push(''))];
    }
    const text = this.#held.slice(0, upTo);
    this.#held = this.#held.slice(upTo);
    return this.#plain(text);
  }

  #plain(text: string): readonly SpokenPart[] {
    const parts: SpokenPart[] = [];
    let from = 0;
    for (const { 0: found, index } of text.matchAll(anyMark)) {
      const mark = beginMark.exec(found)?.[0] === found ? 'begins' : 'ends';
      parts.push({ text: text.slice(from, index) }, { text: found, mark });
      from = index + found.length;
    }
    parts.push({ text: text.slice(from) });
    return parts.filter((part) => part.text !== '');
  }
}

/** What a model's thinking begins with, and the mark that ends it. */
const begins: readonly (readonly [start: string, end: string])[] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['<reasoning>', '</reasoning>'],
  ['<analysis>', '</analysis>'],
  ['<seed:think>', '</seed:think>'],
  ['[think]', '[/think]'],
  ['◁think▷', '◁/think▷'],
  ['<|begin_of_thought|>', '<|end_of_thought|>'],
  ['<|channel|>analysis<|message|>', '<|channel|>final'],
];

/**
 * Takes a model's thinking off the beginning of its streamed text; deltas may cut the marks anywhere. Later marks are
 * left to those who know whether they are quoted.
 */
export class ThinkingFilter {
  #held = '';
  #end: string | undefined;
  #answering = false;

  /** The part of `delta`, and of what was held back, that is surely answer. */
  push(delta: string): string {
    this.#held += delta;
    if (this.#end === undefined && !this.#answering) this.#look();
    if (this.#end !== undefined) {
      const at = this.#held.toLowerCase().indexOf(this.#end);
      if (at >= 0) {
        this.#held = this.#held.slice(at + this.#end.length);
        this.#end = undefined;
        this.#answering = true;
      } else this.#held = this.#held.slice(1 - this.#end.length);
    }
    return this.#answering ? this.#take() : '';
  }

  /** What was held back in case a mark began there. */
  end(): string {
    return this.#end === undefined ? this.#take() : '';
  }

  #look(): void {
    const begun = this.#held.trimStart().toLowerCase();
    const found = begins.find(([start]) => begun.startsWith(start));
    if (found) [, this.#end] = found;
    else if (!begins.some(([start]) => start.startsWith(begun))) this.#answering = true;
  }

  #take(): string {
    const text = this.#held;
    this.#held = '';
    return text;
  }
}
