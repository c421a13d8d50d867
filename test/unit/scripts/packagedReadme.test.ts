import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addressOf, bugsOf, packagedReadme } from '../../../scripts/packagedReadme.ts';

const root = resolve(import.meta.dirname, '../../..');
const address = 'https://example.com/owner/name';

describe('the packaged README', () => {
  const text =
    'Before.\n\n![A picture](media/a.png)\n\nSee [the docs](docs/README.md), [below](#below), [a site](https://example.com/).<!-- repository --> [More](more.md).<!-- /repository -->\n';

  it('drops pictures and links of the repository while its address is not known, and keeps the words', () => {
    assert.equal(
      packagedReadme(text, undefined),
      'Before.\n\nSee the docs, [below](#below), [a site](https://example.com/).\n',
    );
  });

  it('leaves them to the packager where it is', () => {
    assert.equal(packagedReadme(text, address), text);
  });

  it('of this repository has no relative link', () => {
    const readme = packagedReadme(readFileSync(join(root, 'README.md'), 'utf8'), undefined);
    assert.doesNotMatch(readme, /\]\((?!https?:|#)/);
    assert.doesNotMatch(readme, /npm ci/, 'who has the extension needs no build');
  });
});

describe('the publisher’s address', () => {
  it('is read from `repository`, as npm writes it', () => {
    assert.equal(addressOf({}), undefined);
    assert.equal(addressOf({ repository: address }), address);
    assert.equal(addressOf({ repository: { url: `git+${address}.git` } }), address);
  });

  it('is where package.json leads people with faults', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const known = addressOf(manifest);
    assert.equal(manifest.bugs?.url, known === undefined ? undefined : bugsOf(known));
    assert.equal(manifest.homepage, undefined, 'the page follows from `repository`');
  });
});
