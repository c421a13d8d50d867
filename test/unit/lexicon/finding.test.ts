import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { splitClaims } from '../../../src/judges/offline/claims.ts';
import { findNegations } from '../../../src/statements/polarity.ts';
import { findHedges, findSubjective } from '../../../src/statements/tone.ts';
import { segment } from '../../../src/text/segment.ts';
import type { Span } from '../../../src/text/span.ts';
import { words } from '../../../src/text/words.ts';
import { findNames } from '../../../src/values/find/names.ts';
import { findValues } from '../../../src/values/findValues.ts';

/**
 * Texts in every language and all that is found in them. `UPDATE_FOUND=1` writes the file anew: its diff shows what a
 * change of a lexicon or a finder does.
 */
const file = 'test/fixtures/lexicon/found.txt';

const blocks = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((block) => {
    const [head, ...found] = block.split('\n');
    return { text: head!.replace(/^> /, ''), found };
  });

if (process.env.UPDATE_FOUND)
  writeFileSync(
    file,
    `${blocks.map(({ text }) => [`> ${text}`, ...allFound(text)].join('\n')).join('\n\n')}\n`,
  );

describe('what is found in a text', () => {
  for (const { text, found } of blocks) it(text, () => assert.deepEqual(allFound(text), found));
});

function allFound(text: string): readonly string[] {
  const quote = ({ start, end }: Span): string => text.slice(start, end);
  const sentences = segment(text);
  const values = findValues(text);
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['sentence', sentences.length > 1 ? sentences.map(quote) : []],
    ['claim', sentences.map(splitClaims).flatMap((claims) => (claims.length > 1 ? claims.map(quote) : []))],
    ['value', values.map(shown)],
    [
      'name',
      findNames(text).map(({ text: written, name }) => (written === name ? name : `${written} = ${name}`)),
    ],
    ['hedge', findHedges(text).map(quote)],
    ['judgement', findSubjective(text).map(quote)],
    ['negation', findNegations(text).map((negation) => `${quote(negation)} | ${quote(negation.scope)}`)],
    [
      'stop',
      [
        words(text)
          .flatMap(({ stop, text: word }) => (stop ? word : []))
          .join(' '),
      ],
    ],
  ];
  return lines.flatMap(([kind, all]) => all.filter((one) => one !== '').map((one) => `${kind}: ${one}`));
}

function shown({
  kind,
  text,
  start,
  end,
  before,
  after,
  ...rest
}: ReturnType<typeof findValues>[number]): string {
  const fields = Object.entries(rest).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return [kind, text, ...fields].join(' · ');
}
