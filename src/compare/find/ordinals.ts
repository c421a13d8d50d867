import type { DraftOf } from '../draft.ts';
import type { Numeral } from '../numerals/numeral.ts';

const suffix = /(?:st|nd|rd|th|er|ère|ème|º|ª)(?![\p{L}\p{N}])/uy;

/** A rank: "3rd", "third", "第3". "First," at the start of a sentence only orders the talk. */
export function readOrdinal(text: string, numeral: Numeral): DraftOf<'ordinal'> | undefined {
  if (numeral.form === 'words') {
    if (!numeral.ordinal || isTalk(text, numeral)) return undefined;
    return { kind: 'ordinal', start: numeral.start, end: numeral.end, rank: numeral.value };
  }
  suffix.lastIndex = numeral.end;
  if (!numeral.plain) return undefined;
  if (suffix.exec(text))
    return { kind: 'ordinal', start: numeral.start, end: suffix.lastIndex, rank: numeral.value };
  if (text[numeral.start - 1] === '第')
    return { kind: 'ordinal', start: numeral.start - 1, end: numeral.end, rank: numeral.value };
  return undefined;
}

function isTalk(text: string, { start, end, value }: Numeral): boolean {
  const next = text.slice(end, end + 5);
  const lead = text.slice(Math.max(0, start - 12), start);
  if (/^[,:]/.test(next)) return true;
  if (value === 1)
    return (
      /(?:at|from the|when|who|until)\s$/i.test(lead) || /^\s(?:of\sall|off)/.test(text.slice(end, end + 8))
    );
  return value === 2 && /(?:a|per|every|each|split|any|one|few)[\s-]$/i.test(lead);
}
