import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { segment } from '../../../src/text/segment.ts';
import { longestSentence } from '../../../src/text/sentenceEnds.ts';

const texts = (text: string): readonly string[] => segment(text).map((sentence) => sentence.text);

/** Sentences are given with `|` between them; the text is what remains without it. */
const splits = (marked: string): void =>
  assert.deepEqual(
    texts(marked.replaceAll('|', '')),
    marked.split('|').map((part) => part.trim()),
  );

describe('segment: data', () => {
  const kinds = (text: string) => [...new Set(segment(text).map(({ kind }) => kind))];

  it('is code where it runs on without a space for longer than any sentence', () => {
    for (const unit of ['{"a":1}', '&amp;', '7', '1,', 'QUJD', '[a](', "a'"]) {
      const sentences = segment(unit.repeat(20_000 / unit.length));
      assert.deepEqual([...new Set(sentences.map(({ kind }) => kind))], ['code'], unit);
      assert.ok(sentences.every(({ text }) => text.length <= longestSentence));
    }
  });
  it('leaves the sentences before and behind it what they are', () => {
    const image = `![](data:image/png;base64,${'QUJD'.repeat(5000)})`;
    const sentences = segment(`The chart shows 12 sites. ${image} The plan allows ten gigabytes of storage.`);
    const prose = sentences.filter(({ kind }) => kind === 'prose').map(({ text }) => text);
    assert.equal(prose[0], 'The chart shows 12 sites.');
    assert.ok(prose.at(-1)?.endsWith('The plan allows ten gigabytes of storage.'));
    assert.ok(sentences.filter(({ kind }) => kind === 'code').length >= 6);
  });
  it('is no long text of words, nor one in a script without spaces, nor a short run', () => {
    assert.deepEqual(kinds('word '.repeat(4000)), ['prose']);
    assert.deepEqual(kinds('東京は大きい'.repeat(2000)), ['prose']);
    assert.deepEqual(kinds('สวัสดี'.repeat(2000)), ['prose']);
    assert.deepEqual(kinds(`See https://example.org/${'a'.repeat(2500)} for more.`), ['prose']);
  });
});

describe('segment: sentences', () => {
  const cases: Readonly<Record<string, readonly string[]>> = {
    'ends at full stops, question and exclamation marks': [
      'The bridge opened in May. |It is 300 m long! |Who built it? |Nobody knows.',
    ],
    'keeps titles, initials and abbreviations together': [
      'Dr. Smith met J. K. Rowling. |Prof. Lund vs. Mr. Okafor was fun.',
      'Build tools, e.g. Make, are old. |Some, i.e. Bazel, are not.',
      'George W. Bush signed it. |The U.S. Government agreed.',
      'It stands at 5 Main St. in Boston. |It is old.',
    ],
    'keeps abbreviations before a number together': [
      'It was signed on Jan. 3 in Bern. |See No. 5, Fig. 2 and p. 12 for more.',
      'It needs v. 2.1 or later. |Not less.',
    ],
    'ends after an abbreviation where a new sentence begins': [
      'He lives in the U.S. |The house is old.',
      'She works at Acme Inc. |It makes anvils.',
      'It closed at 5 p.m. |Tickets cost 5 euros.',
      'I took plan B. |It worked.',
      'It stands in Goleta, CA. |According to many, Acme LLC. |Digital copies exist.',
      'Heat it to 350 degrees F. |Stir well. |It holds 60 °C. |Heat to 425° F. |Bake it. |Serve vitamin C. |Done.',
      "They say so and we don't. |They left.",
      'He met Kansas City-St. Joseph fans. |It rained.',
    ],
    'keeps times of day with their zone or day': ['It starts at 5 p.m. Eastern and ends at 9 a.m. Monday.'],
    'keeps numbers, versions, file names and addresses whole': [
      'It costs $3.50 in config.json and v2.1.0. |See https://a.example/b.c?d=e! |Uses .NET. |Fine.',
    ],
    'keeps what a quotation or an ellipsis does not end': [
      '"I like it!" she said. |Then she left.',
      'Yahoo! is old. |Wait... and see. |Then... |Done.',
    ],
    'sees a sentence begin where the space is missing': [
      'It ended.|The rest is in System.Text and client.Send here.',
    ],
    'begins a sentence at a word such as iPhone': ['Sales rose. |iPhone sales fell.'],
    'begins a sentence at a number, a share or a year': [
      'Fines are possible. |19% of them pay approx. 5% more. |2024 was calm.',
      'The pool stays open. |60 of the flats are new. |Rent out max. 40 of them for est. 5 years.',
    ],
    'ends after citation marks and emphasis': [
      'Rain fell.[1] |Snow fell.[2, 3] |**It froze.** |*Then* it thawed. |See [the docs.](https://a.example/b) |Done.',
    ],
    'keeps inline enumerations with their numbers': ['Steps: 1. Open it. |2. Close it.'],
    'reads German': [
      'Am 3. Oktober 2020 war z. B. die 2. Liga dran. |Der 1. Platz ging an ihn. |Das war gut.',
      'Siehe S. 12, Nr. 5 und Abs. 2. |Laut Hr. Weber usw. |Danach nichts.',
      'Es kostet ca. 5 Mio. Euro bzw. mehr. |Mehr nicht.',
      'Sie kostet 24,50 €. |2024 gab es mehr davon. |2025 blieb es so.',
    ],
    'reads French and Spanish': [
      'M. Dupont est là. |Il habite à Paris !',
      'Il Dott. Rossi è qui. |Il signor Bianchi no.',
      'El Sr. Pérez llegó. |¿Quién es? |¡Hola! |Vive en EE. UU. desde 2001.',
    ],
    'reads Japanese and Chinese': [
      'これはペンです。|次の文です！|「はい。」と言った。|終わり',
      '他来了。|她走了？|真的！',
    ],
    'reads right-to-left scripts, Turkish and emoji': [
      'שלום עולם. |מה שלומך?',
      'İstanbul büyüktür. |Iğdır küçüktür.',
      'Shipped 🚀 today. |Family 👩‍👩‍👧 is here.',
    ],
  };
  for (const [name, marked] of Object.entries(cases))
    it(name, () => {
      for (const one of marked) splits(one);
    });
});

describe('segment: lines', () => {
  it('joins hard-wrapped lines into sentences and parts at blank lines', () => {
    const text =
      'The survey ran for three weeks and reached two thousand people in\nfour cities. Most of them answered within a day, and the rest after\na reminder.\n\nNo one declined';
    assert.deepEqual(texts(text), [
      'The survey ran for three weeks and reached two thousand people in\nfour cities.',
      'Most of them answered within a day, and the rest after\na reminder.',
      'No one declined',
    ]);
  });
  it('parts short lines that were meant as lines', () => {
    assert.deepEqual(texts('Price: 5 euros\nWeight: 2 kg\nColour: red'), [
      'Price: 5 euros',
      'Weight: 2 kg',
      'Colour: red',
    ]);
  });
  it('parts lines of a name and a value', () => {
    assert.deepEqual(texts('memory: 512 MB\nregion: eu-west\nowner: nobody'), [
      'memory: 512 MB',
      'region: eu-west',
      'owner: nobody',
    ]);
  });
  it('parts the lines of a transcript by speaker', () => {
    assert.deepEqual(texts('Ana (00:12): We ship on Friday. Agreed?\nBen (00:15): Yes.\nAna: Good.'), [
      'Ana (00:12): We ship on Friday.',
      'Agreed?',
      'Ben (00:15): Yes.',
      'Ana: Good.',
    ]);
    assert.deepEqual(texts('**User:** Hi there.\n**Speaker 2:** Hello. I am Bo.\n[10:03] Cy Doe: Hm.'), [
      '**User:** Hi there.',
      '**Speaker 2:** Hello.',
      'I am Bo.',
      '[10:03] Cy Doe: Hm.',
    ]);
  });
  it('reads CRLF and lone CR', () => {
    assert.deepEqual(texts('One is here.\r\n\r\n- Two is here.\r\n- Three is.\r\rFour.'), [
      'One is here.',
      'Two is here.',
      'Three is.',
      'Four.',
    ]);
  });
  it('joins wrapped Japanese lines', () => {
    assert.deepEqual(texts('この橋は二〇〇三年に開通し、長さは\n三百メートルです。次の文。'), [
      'この橋は二〇〇三年に開通し、長さは\n三百メートルです。',
      '次の文。',
    ]);
  });
});

describe('segment: range', () => {
  const text = 'One is red. Two is blue. Three is green.';
  it('yields whole sentences that share a letter with the range, with offsets into the whole text', () => {
    const found = segment(text, { range: { start: 14, end: 25 } });
    assert.deepEqual(
      found.map((s) => [s.start, s.text]),
      [[12, 'Two is blue.']],
    );
  });
  it('yields nothing for an empty or blank range', () => {
    assert.deepEqual(segment(text, { range: { start: 11, end: 12 } }), []);
    assert.deepEqual(segment(text, { range: { start: 5, end: 5 } }), []);
  });
});
