import assert from 'node:assert/strict';
import { displayLanguageOf } from '../../../src/cli/displayLanguage.ts';

describe('the language of the command line', () => {
  it('is that of the environment; none for English', () => {
    assert.equal(displayLanguageOf({ LANG: 'ja_JP.UTF-8' }), 'ja');
    assert.equal(displayLanguageOf({ LANG: 'de_DE', LC_ALL: 'ja' }), 'ja');
    for (const LANG of ['en_US.UTF-8', 'C', 'C.UTF-8', 'POSIX', '', '../../x'])
      assert.equal(displayLanguageOf({ LANG }), undefined, LANG);
  });
});
