/**
 * Whether a path is a folder or lies below it. Both are absolute and resolved: without links, "." and "..". Also for
 * the paths of URIs.
 */
export function isInside(path: string, folder: string): boolean {
  const [inner, outer] = [comparable(path), comparable(folder)];
  return !inner.split('/').includes('..') && (inner === outer || inner.startsWith(`${outer}/`));
}

/** Looking at a path of another machine already tells that machine who looks. */
export const isNetworkPath = (path: string): boolean => /^(?:\\\\|\/\/)/.test(path);

/** Windows takes both slashes and does not tell capitals apart. */
const comparable = (path: string): string =>
  (/^(?:[a-z]:|\\\\)/i.test(path) ? path.replaceAll('\\', '/').toLowerCase() : path).replace(/\/+$/, '');
