/** The fields of a record: `(?:"…"|…)` up to the next delimiter outside quotes; a doubled quote is one. */
export function csvFields(record: string, delimiter: string): readonly string[] {
  const found: string[] = [];
  let at = 0;
  for (;;) {
    const { value, end } = record[at] === '"' ? quoted(record, at) : { value: '', end: at };
    const next = record.indexOf(delimiter, end);
    const stop = next < 0 ? record.length : next;
    found.push(value + record.slice(end, stop));
    if (next < 0) return found;
    at = next + 1;
  }
}

function quoted(record: string, start: number): { readonly value: string; readonly end: number } {
  let end = start + 1;
  while (end < record.length && !(record[end] === '"' && record[end + 1] !== '"'))
    end += record[end] === '"' ? 2 : 1;
  return { value: record.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}
