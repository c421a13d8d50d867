import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { steps } = manifest.contributes.walkthroughs[0];

describe('the walkthrough', () => {
  for (const { id, media } of steps)
    it(`shows the interface at the step “${id}” in every theme, and says in words what is to be seen`, () => {
      assert.deepEqual(Object.keys(media.image).sort(), ['dark', 'hc', 'hcLight', 'light']);
      assert.equal(new Set(Object.values(media.image)).size, 4);
      assert.equal(media.altText, `%walkthrough.${id}.picture%`);
    });

  it('has small pictures, since they come with the package', () => {
    const paths = steps.flatMap((step: { media: { image: object } }) => Object.values(step.media.image));
    const sizes = paths.map((path: string) => statSync(join(root, path)).size);
    assert.ok(Math.max(...sizes) <= 25 * 1024, `${Math.max(...sizes)} bytes in one`);
    const sum = sizes.reduce((a: number, b: number) => a + b, 0);
    assert.ok(sum <= 350_000, `${sum} bytes in all`);
  });
});
