import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isPreRelease } from './release/preRelease.ts';
import { unmetConditions } from './release/unmetConditions.ts';

/**
 * `npm run release:check`: what is missing before this version can be published; ends with 1 where anything is. In a
 * workflow that a tag began, the tag has to name the version.
 */
const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { GITHUB_REF_TYPE, GITHUB_REF_NAME } = process.env;
const manifest = JSON.parse(read('package.json'));
const unmet = unmetConditions({
  manifest,
  changelog: read('CHANGELOG.md'),
  uncommitted: execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }),
  ...(GITHUB_REF_TYPE === 'tag' && GITHUB_REF_NAME ? { tag: GITHUB_REF_NAME } : {}),
});
for (const one of unmet) console.error(one);
if (unmet.length > 0) process.exitCode = 1;
else
  console.log(
    `${manifest.version} can be published as a ${isPreRelease(manifest.version) ? 'pre-release' : 'release'}.`,
  );
