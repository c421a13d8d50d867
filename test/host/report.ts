/** Writes mocha's report so that it can be told from what VS Code logs in the same console. */
export function reportLine(text: unknown = '', ...values: readonly unknown[]): void {
  let next = 0;
  const filled = String(text).replace(/%[sdi]/g, (mark) =>
    next < values.length ? String(values[next++]) : mark,
  );
  const rest = values.slice(next).map((value) => ` ${String(value)}`);
  for (const line of `${filled}${rest.join('')}`.split('\n')) console.info(`test| ${line}`);
}
