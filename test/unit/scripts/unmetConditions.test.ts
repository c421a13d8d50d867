import assert from 'node:assert/strict';
import { parse } from 'yaml';
import { targets } from '../../../scripts/nativeRuntime.mjs';
import { isPreRelease } from '../../../scripts/release/preRelease.ts';
import { type Candidate, unmetConditions } from '../../../scripts/release/unmetConditions.ts';
import { read } from '../repository/pages.ts';

const ready: Candidate = {
  manifest: {
    version: '0.2.0',
    publisher: 'claimlight',
    repository: { url: 'git+https://example.org/a/claimlight.git' },
    bugs: { url: 'https://example.org/a/claimlight/issues' },
    homepage: 'https://example.org/a/claimlight#readme',
    icon: 'media/icon.png',
    galleryBanner: { color: '#1e1e1e' },
  },
  changelog: '# Changelog\n\n## 0.2.0\n\n- New.\n\n## 0.1.0\n',
  tag: 'v0.2.0',
  uncommitted: '',
};

describe('the conditions of a release', () => {
  it('are met', () => assert.deepEqual(unmetConditions(ready), []));

  const cases: readonly (readonly [string, Partial<Candidate>, RegExp])[] = [
    ['an address', { manifest: { ...ready.manifest, repository: undefined } }, /no repository/],
    [
      'a place for faults',
      { manifest: { ...ready.manifest, bugs: { url: 'https://example.org' } } },
      /bugs and homepage/,
    ],
    ['a publisher', { manifest: { ...ready.manifest, publisher: '' } }, /no publisher/],
    ['a banner', { manifest: { ...ready.manifest, galleryBanner: undefined } }, /no banner/],
    ['three numbers', { manifest: { ...ready.manifest, version: '0.2.0-beta' } }, /three numbers/],
    [
      'a changelog',
      { changelog: '# Changelog\n\n## 0.1.0\n' },
      /begins with 0\.1\.0, and package\.json has 0\.2/,
    ],
    ['its tag', { tag: 'v0.3.0' }, /v0\.3\.0 does not name version 0\.2\.0/],
    ['all committed', { uncommitted: ' M README.md\n' }, /M README\.md/],
  ];
  for (const [what, change, message] of cases)
    it(`are not met without ${what}`, () => {
      const unmet = unmetConditions({ ...ready, ...change });
      assert.ok(
        unmet.some((one) => message.test(one)),
        unmet.join('\n'),
      );
    });

  it('lack nothing of this repository but what only its publisher knows', () => {
    const manifest = JSON.parse(read('package.json'));
    assert.deepEqual(
      unmetConditions({ manifest, changelog: read('CHANGELOG.md'), uncommitted: '' }),
      manifest.repository
        ? []
        : ['package.json has no repository: links and pictures of the page would lead nowhere.'],
    );
  });

  it('tell pre-releases by their odd minor number', () => {
    assert.deepEqual(['0.1.0', '0.2.9', '1.3.0', '2.10.1'].map(isPreRelease), [true, false, true, false]);
  });

  it('are asked for before anything is published, for packages that there are', () => {
    const { jobs } = parse(read('.github/workflows/release.yml'));
    assert.deepEqual(jobs.check.steps.map(({ run }: { run?: string }) => run).filter(Boolean), [
      '.ci/run',
      'npm run release:check',
    ]);
    assert.deepEqual([jobs.package.needs, jobs.publish.needs], ['check', 'package']);
    assert.deepEqual(jobs.package.strategy.matrix.target, ['all', ...targets]);
  });
});
