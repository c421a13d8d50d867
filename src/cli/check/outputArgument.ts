import { existsSync } from 'node:fs';

/** Which text to check: a file or the standard input, and which of its lines, counted from 1, inclusive. */
export interface OutputArgument {
  readonly path: string | '-';
  readonly lines?: { readonly first: number; readonly last: number };
}

const range = /^(?<path>.+):(?<first>\d+)(?:-(?<last>\d+))?$/;

/** Reads `FILE`, `FILE:10-20`, `FILE:10` or `-`. A file of just that name wins over a range. */
export function parseOutputArgument(
  argument: string,
  exists: (path: string) => boolean = existsSync,
): OutputArgument {
  const parts = range.exec(argument)?.groups;
  if (!parts || exists(argument)) return { path: argument };
  const first = Number(parts.first);
  return { path: parts.path!, lines: { first, last: Number(parts.last ?? first) } };
}
