/** A function of the person's own that returns rows. */
export interface LoaderName {
  /** As it was named: a path, or a URI with three slashes. */
  readonly path: string;
  /** The module's default export where absent. */
  readonly functionName?: string;
}

/** Reads "file://loader.ts:functionName"; undefined where it names a file of data. */
export function parseLoader(name: string): LoaderName | undefined {
  const found = /^(?:file:\/\/(?!\/))?(.+\.[cm]?[jt]s)(?::([\w$]+))?$/.exec(name);
  if (!found) return undefined;
  const [, path, functionName] = found;
  return { path: path!, functionName };
}
