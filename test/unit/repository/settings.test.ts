import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type SettingEffect, settingEffects } from '../../../src/editor/settingEffects.ts';

const manifest = JSON.parse(
  readFileSync(join(resolve(import.meta.dirname, '../../..'), 'package.json'), 'utf8'),
);
interface Category {
  readonly title: string;
  readonly order: number;
  readonly properties: Readonly<Record<string, { readonly scope: string; readonly order: number }>>;
}
const categories: readonly Category[] = manifest.contributes.configuration;
const settings = Object.assign({}, ...categories.map(({ properties }) => properties));
const effects: readonly (readonly [string, SettingEffect])[] = Object.entries(settingEffects).map(
  ([key, effect]) => [`claimlight.${key}`, effect],
);

describe('the settings', () => {
  it('stand in four categories in order, those that matter most first', () => {
    assert.deepEqual(
      categories.map(({ order }) => order),
      [1, 2, 3, 4],
    );
    for (const { title, properties } of categories)
      assert.deepEqual(
        Object.values(properties).map(({ order }) => order),
        Object.keys(properties).map((_, i) => i + 1),
        title,
      );
    assert.deepEqual(Object.keys(categories[0]!.properties).slice(0, 3), [
      'claimlight.judge',
      'claimlight.sensitivity',
      'claimlight.live.mode',
    ]);
  });

  it('are each said to have an effect or none', () => {
    assert.deepEqual(effects.map(([name]) => name).sort(), Object.keys(settings).sort());
  });

  it('with an effect are not taken from a workspace that nobody trusts', () => {
    const { restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
    const withEffect = effects.flatMap(([name, effect]) => (effect === 'none' ? [] : [name]));
    assert.deepEqual([...restrictedConfigurations].sort(), withEffect.sort());
  });

  it('that say where text goes, who gets it, and what records may change, are the person’s alone', () => {
    const own = ['judge', 'live.judge', 'factuality.grader', 'author', 'editableTranscripts'];
    for (const name of [...own, ...Object.keys(settingEffects).filter((key) => key.startsWith('model.'))])
      assert.equal(settings[`claimlight.${name}`]?.scope, 'machine', name);
  });
});
