import { execFileSync } from 'node:child_process';

/** Git in a folder, with an author of its own. */
export function repositoryIn(folder: string) {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  return {
    git,
    /** Everything that there is. */
    commit(): void {
      git('add', '-A');
      git('commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message', 'Change');
    },
  };
}
