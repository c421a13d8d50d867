import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { detectLanguage, everyWord, lexicons } from '../../../src/lexicon/languages.ts';
import type { Lexicon } from '../../../src/lexicon/lexicon.ts';
import { alternatives, numberTable, phraseList, wordTable } from '../../../src/lexicon/lists.ts';

const all = Object.entries(lexicons) as [string, Lexicon][];

/** Paths of all entries of a lexicon with what stands there. */
function* entriesOf(value: unknown, path: string): Generator<readonly [path: string, value: unknown]> {
  if (value instanceof Set || value instanceof Map || Array.isArray(value) || typeof value !== 'object') {
    yield [path, value];
    return;
  }
  for (const [key, inner] of Object.entries(value ?? {})) yield* entriesOf(inner, `${path}.${key}`);
}

const kindOf = (value: unknown): string =>
  value instanceof Set ? 'set' : value instanceof Map ? 'map' : Array.isArray(value) ? 'list' : typeof value;

const shapeOf = (lexicon: Lexicon): readonly string[] =>
  [...entriesOf({ ...lexicon, numbers: { ...lexicon.numbers, compounds: '' } }, '')]
    .map(([path, value]) => `${path}: ${kindOf(value)}`)
    .sort();

describe('lexicons', () => {
  it('have one shape in all languages', () => {
    const shape = shapeOf(lexicons.en);
    assert.ok(shape.length > 90);
    for (const [language, lexicon] of all) assert.deepEqual(shapeOf(lexicon), shape, language);
  });

  it('know twelve months and seven weekdays', () => {
    for (const [language, { calendar }] of all) {
      assert.equal(calendar.months.length, 12, language);
      assert.equal(calendar.weekdays.length, 7, language);
    }
  });

  it('tell a language by letters of its own where short words are shared', () => {
    assert.equal(detectLanguage('La aportación de la ciudad a la segunda fábrica'), 'es');
    assert.equal(detectLanguage('La fenêtre de la deuxième pièce'), 'fr');
    assert.equal(detectLanguage('Größere Räume'), 'de');
    assert.equal(detectLanguage('The naïve guest of the café'), 'en');
  });

  it('know what no language can do without', () => {
    for (const [language, { numbers, qualifiers, ranges, measures, tone }] of all) {
      for (const list of [ranges.to, qualifiers.approxBefore, qualifiers.over, tone.hedges, tone.judgements])
        assert.ok(list.length > 0, language);
      for (const list of [numbers.cardinals, numbers.scales, measures.units, measures.durations])
        assert.ok(list.size > 0, language);
    }
  });

  it('hold words in lower case, but for names', () => {
    const upper = all.flatMap(([language, lexicon]) =>
      [...entriesOf(lexicon, language)].flatMap(([path, value]) =>
        value instanceof Set && !path.endsWith('.notNames')
          ? [...value]
              .filter((word) => word !== 'I' && word !== word.toLowerCase())
              .map((word) => `${path} ${word}`)
          : [],
      ),
    );
    assert.deepEqual(upper, []);
  });

  it('hold patterns that can be read, each once', () => {
    for (const [language, lexicon] of all)
      for (const [path, value] of entriesOf(lexicon, language)) {
        if (!Array.isArray(value) || typeof value[0] !== 'string') continue;
        assert.equal(new Set(value).size, value.length, path);
        for (const phrase of value as string[])
          assert.doesNotThrow(() => new RegExp(alternatives([phrase]), 'u'), `${path} ${phrase}`);
      }
  });

  it('put no word on both sides', () => {
    const sides: readonly (readonly [
      string,
      (one: Lexicon) => Iterable<string>,
      (one: Lexicon) => Iterable<string>,
    ])[] = [
      ['rise and fall', ({ opposites }) => opposites.rises, ({ opposites }) => opposites.falls],
      [
        'on and off',
        ({ fields }) => [...fields.on, ...fields.yes],
        ({ fields }) => [...fields.off, ...fields.no],
      ],
      [
        'stop word and denial',
        (one) => one.stopWords,
        ({ denial }) => [...denial.particles, ...denial.words],
      ],
    ];
    for (const [what, one, other] of sides) {
      const both = [...everyWord(one)].filter((word) => everyWord(other).has(word));
      // "With" says little and "without" a lot.
      assert.deepEqual(
        both.filter((word) => word !== 'without'),
        [],
        what,
      );
    }
  });
});

describe('lists of a lexicon', () => {
  it('are read from plain text', () => {
    assert.deepEqual(phraseList('in  total | (?:a|b) few\n | c'), ['in total', '(?:a|b) few', 'c']);
    assert.deepEqual(
      [...wordTable('km kilometre square_km, s')],
      [
        ['km', new Set(['kilometre', 'square km'])],
        ['s', new Set()],
      ],
    );
    assert.deepEqual(
      [...numberTable('hundred 100, thousand 1e3')],
      [
        ['hundred', 100],
        ['thousand', 1000],
      ],
    );
    assert.equal(alternatives(['a', "isn't it"]), "isn['’]t\\sit|a");
  });
});
