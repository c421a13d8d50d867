import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The notices that the licences of bundled packages ask for, one after the other.
 * @param {readonly string[]} inputs paths of all files that went into bundles
 */
export function notices(inputs) {
  const folders = inputs.flatMap(
    (path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  );
  return [...new Set(folders)].sort().map(notice).join('\n\n');
}

/** @param {string} folder */
function notice(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text =
    file === undefined
      ? `By ${author?.name ?? author ?? 'its authors'}.`
      : readFileSync(join(folder, file), 'utf8');
  return `${name} ${version} (${license ?? 'see below'})\n\n${text.trim()}\n\n${'-'.repeat(72)}`;
}
