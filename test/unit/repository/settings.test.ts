import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type SettingEffect, settingEffects } from '../../../src/editor/settingEffects.ts';

const manifest = JSON.parse(
  readFileSync(join(resolve(import.meta.dirname, '../../..'), 'package.json'), 'utf8'),
);
const settings: Readonly<Record<string, { readonly scope: string }>> =
  manifest.contributes.configuration.properties;
const effects: readonly (readonly [string, SettingEffect])[] = Object.entries(settingEffects).map(
  ([key, effect]) => [`claimlight.${key}`, effect],
);

describe('the settings', () => {
  it('are each said to have an effect or none', () => {
    assert.deepEqual(effects.map(([name]) => name).sort(), Object.keys(settings).sort());
  });

  it('with an effect are not taken from a workspace that nobody trusts', () => {
    const { restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
    const withEffect = effects.flatMap(([name, effect]) => (effect === 'none' ? [] : [name]));
    assert.deepEqual([...restrictedConfigurations].sort(), withEffect.sort());
  });

  it('that say where text goes, and who gets it, are the person’s alone', () => {
    const own = ['judge', 'live.judge', 'factuality.grader', 'author'];
    for (const name of [...own, ...Object.keys(settingEffects).filter((key) => key.startsWith('model.'))])
      assert.equal(settings[`claimlight.${name}`]?.scope, 'machine', name);
  });
});
