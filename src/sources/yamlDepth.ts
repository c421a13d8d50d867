/** Levels of lists and records within each other; no file that a person wrote comes near it. */
export const mostYamlLevels = 1000;

/**
 * Whether a text nests deeper than a parser that calls itself for each level can follow: it would end the whole
 * program. In one pass over the text, which errs on the side of too deep.
 */
export function isDeepYaml(text: string): boolean {
  let open = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '[' || char === '{') open++;
    else if ((char === ']' || char === '}') && open > 0) open--;
    if (open > mostYamlLevels) return true;
  }
  return text.split('\n').some((line) => levelsOf(line) > mostYamlLevels);
}

/** By its indentation, and the marks of lists and keys that stand in a row: "- - ? a". */
function levelsOf(line: string): number {
  let levels = 0;
  for (let at = 0; at < line.length; at++) {
    const char = line[at];
    if (char === ' ' || char === '\t') continue;
    if ((char !== '-' && char !== '?' && char !== ':') || !/\s/.test(line[at + 1] ?? ''))
      return levels + indentOf(line);
    levels++;
  }
  return levels;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
