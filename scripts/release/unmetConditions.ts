import { addressOf, bugsOf, type Published } from '../packagedReadme.ts';

export interface Manifest extends Published {
  readonly version?: string;
  readonly publisher?: string;
  readonly homepage?: string;
  readonly bugs?: { readonly url: string };
  readonly icon?: string;
  readonly galleryBanner?: { readonly color: string };
}

export interface Candidate {
  readonly manifest: Manifest;
  readonly changelog: string;
  /** The tag that it is released by; absent where nothing is tagged yet. */
  readonly tag?: string;
  /** What differs from the commit, a line each, as git tells it. */
  readonly uncommitted: string;
}

/** What is missing before a version can be published, a sentence each. */
export function unmetConditions({ manifest, changelog, tag, uncommitted }: Candidate): readonly string[] {
  const { version = '', publisher, homepage, bugs, icon, galleryBanner } = manifest;
  const address = addressOf(manifest);
  const told = /^## (\S+)/m.exec(changelog)?.[1];
  const conditions: readonly (readonly [isMet: boolean, missing: string])[] = [
    [
      address !== undefined,
      'package.json has no repository: links and pictures of the page would lead nowhere.',
    ],
    [
      address === undefined || (bugs?.url === bugsOf(address) && homepage === `${address}#readme`),
      'bugs and homepage in package.json do not belong to its repository.',
    ],
    [Boolean(publisher), 'package.json names no publisher.'],
    [Boolean(icon && galleryBanner), 'package.json has no icon or no banner.'],
    [
      /^\d+\.\d+\.\d+$/.test(version),
      `The Marketplace takes versions of three numbers only, and this is “${version}”.`,
    ],
    [told === version, `CHANGELOG.md begins with ${told ?? 'no version'}, and package.json has ${version}.`],
    [tag === undefined || tag === `v${version}`, `The tag ${tag} does not name version ${version}.`],
    [uncommitted.trim() === '', `Not everything is committed:\n${uncommitted.trimEnd()}`],
  ];
  return conditions.flatMap(([isMet, missing]) => (isMet ? [] : [missing]));
}
