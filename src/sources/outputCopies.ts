import type { Source } from '../text/passage.ts';

/**
 * The files of a context that say word for word what the text under check says: they support all of it, whatever is
 * true. A person may mean that, so that they are read, and told.
 * @param outputs the text under check, and the document that it stands in
 * @returns their URIs
 */
export const copiesOf = (outputs: readonly string[], sources: readonly Source[]): readonly string[] =>
  sources.filter(({ text }) => outputs.some((output) => isSameText(output, text))).map(({ uri }) => uri);

/** Blanks and line breaks aside; a text without any words is like no other. */
function isSameText(a: string, b: string): boolean {
  let [here, there, words] = [0, 0, 0];
  for (;;) {
    while (here < a.length && isBlank(a, here)) here++;
    while (there < b.length && isBlank(b, there)) there++;
    if (here >= a.length || there >= b.length) return words > 0 && here >= a.length && there >= b.length;
    if (a[here++] !== b[there++]) return false;
    words++;
  }
}

const blank = /[\s\uFEFF]/;

const isBlank = (text: string, at: number): boolean => blank.test(text[at]!);
