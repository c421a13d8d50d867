/** What the beginning of a line says about it. All patterns look at a bounded head, so that long lines cost nothing. */
export const headLength = 400;

export const headOf = (line: string): string => (line.length > headLength ? line.slice(0, headLength) : line);
