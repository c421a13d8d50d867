/** Whether a path is one of these, or lies in one of them. All are absolute, with forward slashes. */
export const liesIn = (path: string, files: readonly string[]): boolean =>
  files.some((file) => {
    const folder = file.endsWith('/') ? file : `${file}/`;
    return path === file || path.startsWith(folder);
  });
