/** As VS Code's documentation advises: versions with an odd minor number are pre-releases, those with an even one releases. */
export const isPreRelease = (version: string): boolean => Number(version.split('.')[1]) % 2 === 1;
