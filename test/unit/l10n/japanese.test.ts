import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { productStrings, stringsOf } from '../../../scripts/l10n/strings.ts';

const root = resolve(import.meta.dirname, '../../..');

const read = (path: string): Record<string, string> => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The `{0}`, `{1}`, … of a string. */
const places = (text: string): readonly string[] => [...new Set(text.match(/\{\d+\}/g) ?? [])].sort();

describe('Japanese', () => {
  const strings = productStrings(root);
  const bundle = read('l10n/bundle.l10n.ja.json');

  it('has every string of the code, and no other', () => {
    assert.deepEqual(
      strings.filter((text) => bundle[text] === undefined),
      [],
      'without a translation',
    );
    assert.deepEqual(
      Object.keys(bundle).filter((text) => !strings.includes(text)),
      [],
      'no longer in the code',
    );
  });

  it('has every string of the manifest, and no other', () => {
    const [english, japanese] = [read('package.nls.json'), read('package.nls.ja.json')];
    assert.deepEqual(Object.keys(japanese).sort(), Object.keys(english).sort());
  });

  it('fills in the same places', () => {
    for (const [english, japanese] of Object.entries(bundle)) {
      assert.deepEqual(places(japanese), places(english), english);
    }
  });

  it('names commands and settings as they are called', () => {
    for (const [english, japanese] of Object.entries(bundle)) {
      for (const setting of english.match(/claimlight\.[\w.]+\w/g) ?? [])
        assert.ok(japanese.includes(setting));
    }
  });
});

describe('the strings of a source', () => {
  it('are the literals that t() is given, joined where they are added up', () => {
    const source = `import { t } from '@vscode/l10n';\nt('One {0}', n); vscode.l10n.t(\n  "It's " +\n 'two');\nl10n.t(\`three\`)`;
    assert.deepEqual(stringsOf(source), ['One {0}', "It's two", 'three']);
  });

  it('are not what other functions are given', () => {
    assert.deepEqual(stringsOf("set('a'); map.t('b'); it('c')"), []);
  });

  it('report what cannot be looked up', () => {
    const unreadable: number[] = [];
    stringsOf('t(word)', (at) => unreadable.push(at));
    assert.deepEqual(unreadable, [0]);
  });
});
