import { cutLong, evidenceSentences, wordsOf } from './evidenceSentences.ts';
import { termsOf } from './evidenceTerms.ts';
import { recordUnits } from './recordUnits.ts';
import type { UnitText } from './unitText.ts';

/** A unit as the choice of evidence sees it. Word pieces are counted on first use: most units are never looked at. */
export class EvidenceUnit implements UnitText {
  readonly terms: ReadonlySet<string>;
  #pieces: number | undefined;

  constructor(
    readonly text: string,
    readonly heading: string,
    private readonly count: (text: string) => number,
  ) {
    this.terms = termsOf(text);
  }

  get pieces(): number {
    this.#pieces ??= this.count(this.text);
    return this.#pieces;
  }
}

/**
 * Reads a context into units: records of JSON, otherwise the sentences of each line under its heading. A row of a Markdown
 * table is one unit under the table's first row, which names its columns.
 */
export function* unitsOf(context: string): Generator<UnitText> {
  const records = recordUnits(context);
  if (records.length > 0) {
    yield* records;
    return;
  }
  const lines = context
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  let heading = '';
  let columns = '';
  for (const [at, line] of lines.entries()) {
    if (isTableRow(line)) {
      if (isTableRule(line)) continue;
      for (const text of cutLong(line)) yield { text, heading: columns || heading };
      columns ||= line;
      continue;
    }
    columns = '';
    if (isHeading(line, lines[at + 1] ?? '')) {
      heading = line.replace(/^[#: ]+|[#: ]+$/g, '');
      yield { text: heading, heading: '' };
      continue;
    }
    for (const { start, end } of evidenceSentences(line))
      for (const text of cutLong(line.slice(start, end).trim())) yield { text, heading };
  }
}

const isTableRow = (line: string): boolean => line.startsWith('|');
/** Parts the first row from the others. */
const isTableRule = (line: string): boolean => /^[|:\s-]+$/.test(line);

const mostHeadingWords = 8;

function isHeading(line: string, following: string): boolean {
  if (line.startsWith('#')) return true;
  const count = wordsOf(line).length;
  return (
    count > 0 &&
    count <= mostHeadingWords &&
    !/[.!?,;"”'’]$/.test(line) &&
    wordsOf(following).length > mostHeadingWords &&
    /^\p{Lu}/u.test(line)
  );
}
