/** Where `npm run package` puts the README that goes into the VSIX, relative to the repository. */
export const packagedReadmePath = 'dist/package/README.md';

/** For the packager's list of files, which takes the README's place although its type does not say so. */
export const packagedFiles = (cwd: string) => ({ cwd, readmePath: packagedReadmePath });

/** The one place of the publisher's address is `repository` in package.json. */
export interface Published {
  readonly repository?: string | { readonly url: string };
}

/** "https://github.com/OWNER/NAME"; undefined while it is not filled in. */
export function addressOf({ repository }: Published): string | undefined {
  const url = typeof repository === 'string' ? repository : repository?.url;
  return url?.replace(/^git\+/, '').replace(/\.git$/, '');
}

/** Where faults are reported, which follows from the address. */
export const bugsOf = (address: string): string => `${address}/issues`;

/**
 * The README as the package shows it. With an address the packager leads links and pictures there; without one those
 * that are files of the repository would be broken: pictures go, links leave their words, and what says only where to
 * read on (between `<!-- repository -->` and `<!-- /repository -->`) goes too.
 */
export function packagedReadme(text: string, address: string | undefined): string {
  if (address !== undefined) return text;
  return text
    .replace(/<!-- repository -->[\s\S]*?<!-- \/repository -->/g, '')
    .replace(/^!\[[^\]]*\]\((?![a-z]+:)[^)]*\)\n\n?/gm, '')
    .replace(/\[([^\]]*)\]\((?![a-z]+:|#)[^)]*\)/g, '$1');
}
