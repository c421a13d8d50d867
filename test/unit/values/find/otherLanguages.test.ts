import assert from 'node:assert/strict';
import type { Language } from '../../../../src/lexicon/languages.ts';
import { compareValues } from '../../../../src/values/compareValues.ts';
import { findValues } from '../../../../src/values/findValues.ts';

const hour = 3600;
const seconds = (text: string, language: Language): readonly number[] =>
  findValues(text, { language }).flatMap((value) => (value.kind === 'duration' ? [value.amount.low] : []));
const minutes = (text: string, language: Language): readonly number[] =>
  findValues(text, { language }).flatMap((value) => (value.kind === 'time' ? [value.minutes] : []));
const bound = (text: string, language: Language) =>
  findValues(text, { language }).flatMap((value) => ('bound' in value ? [value.bound] : []))[0];

describe('values of other languages', () => {
  const lengths: readonly (readonly [text: string, language: Language, ...seconds: number[]])[] = [
    ['Der Umbau dauert zweieinhalb Stunden.', 'de', 2.5 * hour],
    ['Nach einer Viertelstunde ist es fertig.', 'de', hour / 4],
    ['In 2 Stunden und 20 Minuten.', 'de', hour * 2 + 1200],
    ['La visite dure deux heures et demie.', 'fr', 2.5 * hour],
    ['Elle dure 2 h 30.', 'fr', 2.5 * hour],
    ['Une demi-heure, puis une heure et quart.', 'fr', hour / 2, 1.25 * hour],
    ['La charge dure de 2 à 3 h.', 'fr', 2 * hour, 3 * hour],
    ['Dura dos horas y veinte minutos.', 'es', hour * 2 + 1200],
    ['Dura dos horas y media, o media hora.', 'es', 2.5 * hour, hour / 2],
    ['修理需要三周。', 'zh', 21 * 24 * hour],
    ['会议持续了两个半小时，休息半小时。', 'zh', 2.5 * hour, hour / 2],
    ['一小时二十分钟后出发。', 'zh', hour + 1200],
    ['点検は5時間半かかります。', 'ja', 5.5 * hour],
    ['2時間20分で着く。', 'ja', hour * 2 + 1200],
  ];
  for (const [text, language, ...expected] of lengths)
    it(`lengths of time: ${text}`, () => assert.deepEqual(seconds(text, language), expected));

  const times: readonly (readonly [text: string, language: Language, ...minutes: number[]])[] = [
    ['Geöffnet von 9.30 bis 17.00 Uhr.', 'de', 570, 1020],
    ['Von 8 bis 12 Uhr.', 'de', 480, 720],
    ['Ouvert de 8 h 30 à 18 h.', 'fr', 510, 1080],
    ['À 3 h 25, la pompe est repartie.', 'fr', 205],
    ['Dès 14 h et jusqu’à 20 h.', 'fr', 840, 1200],
    ['Une durée de 8 h.', 'fr'],
    ['Abierto de 9.30 a 14.00 h.', 'es', 570, 840],
    ['Cierra a las 22 h.', 'es', 1320],
    ['营业时间为9:30至17:00。', 'zh', 570, 1020],
  ];
  for (const [text, language, ...expected] of times)
    it(`times of day: ${text}`, () => assert.deepEqual(minutes(text, language), expected));

  const bounds: readonly (readonly [text: string, language: Language, bound: string])[] = [
    ['Nicht mehr als 20 kg.', 'de', 'atMost'],
    ['Gruppen ab 12 Personen.', 'de', 'atLeast'],
    ['Kinder bis einschließlich 7 Jahre.', 'de', 'atMost'],
    ['Limitée à 5 postes.', 'fr', 'atMost'],
    ['Supérieur à 64 kg.', 'fr', 'over'],
    ['Un mínimo de tres personas.', 'es', 'atLeast'],
    ['Mayores de 65 años.', 'es', 'over'],
    ['Como máximo 5 personas.', 'es', 'atMost'],
    ['每组不超过5人。', 'zh', 'atMost'],
    ['5人以上的团队。', 'zh', 'atLeast'],
    ['5名以上で申し込めます。', 'ja', 'atLeast'],
    ['40元及以上须审批。', 'zh', 'atLeast'],
  ];
  for (const [text, language, expected] of bounds)
    it(`bounds: ${text}`, () => assert.equal(bound(text, language), expected));

  it('sums of millions behind "de"', () => {
    const sum = (text: string, language: Language) => findValues(text, { language })[0]!;
    const euros = sum('Costó 1,8 millones de euros.', 'es');
    assert.equal(euros.kind, 'money');
    assert.equal(compareValues(sum('Costó 1,8 millones de dólares.', 'es'), euros), 'clash');
    assert.equal(sum('Cela coûte 1,2 million d’euros.', 'fr').kind, 'money');
  });

  it('sizes of data in French', () => {
    const [here] = findValues('Il faut 8 Go de mémoire.', { language: 'fr' });
    const [there] = findValues('It needs 8 GB of memory.');
    assert.equal(compareValues(here!, there!), 'equal');
  });

  it('codes end where Chinese goes on', () => {
    const codes = findValues('灯塔X7在夜里比浮标K2亮3倍。', { language: 'zh' }).filter(
      ({ kind }) => kind === 'version',
    );
    assert.deepEqual(
      codes.map(({ text }) => text),
      ['X7', 'K2'],
    );
  });

  it('what stands between a code and a value is kept', () => {
    const [sum] = findValues('甲型比乙型S贵40元。', { language: 'zh' }).filter(
      ({ kind }) => kind === 'money',
    );
    assert.match(sum!.before[0]!, /贵$/);
  });

  it('counts by their counter alone', () => {
    const [here] = findValues('5人以上', { language: 'zh' });
    assert.equal(here?.kind === 'number' && here.noun, '人');
  });
});
