import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as l10n from '@vscode/l10n';
import { chooseDisplayLanguage, displayLanguageOf } from '../../../src/cli/displayLanguage.ts';
import { createWorkplace } from './workplace.ts';

describe('the language of the command line', () => {
  it('is that of the environment; none for English', () => {
    assert.equal(displayLanguageOf({ LANG: 'ja_JP.UTF-8' }), 'ja');
    assert.equal(displayLanguageOf({ LANG: 'de_DE', LC_ALL: 'ja' }), 'ja');
    for (const LANG of ['en_US.UTF-8', 'C', 'C.UTF-8', 'POSIX', '', '../../x'])
      assert.equal(displayLanguageOf({ LANG }), undefined, LANG);
  });

  it('is that of the help', async () => {
    const place = createWorkplace();
    try {
      const bundles = pathToFileURL(join(import.meta.dirname, '../../../l10n/'));
      await chooseDisplayLanguage({ LANG: 'ja_JP.UTF-8' }, bundles);
      const { out } = await place.run(['check', '--help']);
      assert.match(out, /^使い方: claimlight check/);
      const [, options = ''] = out.split('オプション:');
      assert.match(options, /--context <file>\s+テキストが一致すべきファイル/);
      assert.doesNotMatch(options, / (?:the|of|with) /);
    } finally {
      l10n.config({ contents: {} });
      place.remove();
    }
  });
});
