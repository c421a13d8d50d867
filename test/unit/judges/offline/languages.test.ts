import { strict as assert } from 'node:assert';
import { assess, judge } from './judging.ts';

const cases: readonly {
  readonly language: string;
  readonly context: string;
  readonly right: string;
  readonly wrong: string;
  readonly words: string;
}[] = [
  {
    language: 'German',
    context:
      'Der Turm wurde 1962 gebaut und ist 1.250 Meter vom Bahnhof entfernt. Der Eintritt kostet 7,50 Euro.',
    right: 'Der Eintritt kostet 7,50 Euro.',
    wrong: 'Der Eintritt kostet 9,50 Euro.',
    words: '9,50 Euro',
  },
  {
    language: 'French',
    context: 'Le pont a été inauguré le 12 mai 1987. Le péage coûte 4,20 € par voiture.',
    right: 'Le pont a été inauguré le 12 mai 1987.',
    wrong: 'Le pont a été inauguré le 12 mai 1989.',
    words: '12 mai 1989',
  },
  {
    language: 'Spanish',
    context: 'La biblioteca abre a las 9:30. La sala de lectura tiene 140 plazas.',
    right: 'La sala de lectura tiene 140 plazas.',
    wrong: 'La sala de lectura tiene 180 plazas.',
    words: '180',
  },
  {
    language: 'Japanese',
    context: '新しい図書館は2021年4月に開館した。蔵書は約30万冊である。駐車場は120台分ある。',
    right: '駐車場は120台分ある。',
    wrong: '駐車場は250台分ある。',
    words: '250',
  },
  {
    language: 'Chinese',
    context: '这座桥全长1200米。工程于2015年6月完工。每天约有8000辆汽车通过。',
    right: '这座桥全长1200米。',
    wrong: '这座桥全长1500米。',
    words: '1500米',
  },
];

describe('offline judge: other languages', () => {
  for (const { language, context, right, wrong, words } of cases) {
    it(`supports what stands in a ${language} context`, async () => {
      assert.deepEqual(
        (await assess(right, context)).map(({ verdict }) => verdict),
        ['supported'],
      );
    });

    it(`compares numbers in ${language}`, async () => {
      const found = (await assess(wrong, context)).filter(({ verdict }) => verdict !== 'supported');
      assert.equal(found.length, 1);
      assert.equal(found[0]!.verdict, 'contradicted');
      const focus = wrong.slice(found[0]!.focus!.start, found[0]!.focus!.end);
      assert.ok(focus.includes(words) || words.includes(focus), focus);
    });
  }

  it('answers every sentence of a mixed text', async () => {
    const text = 'Привет, мир. 東京は晴れです。 مرحبا بالعالم. Ein Satz mit 5 Wörtern. 👩‍👩‍👧 Emoji stay.';
    const { sentences, unanswered } = await judge(text, 'Nothing about any of it stands here.');
    assert.ok(sentences.length >= 4);
    assert.deepEqual(unanswered, []);
  });
});
