import assert from 'node:assert/strict';
import { verdicts } from './judging.ts';

const choir = `# Chœur de Lormes

| Formule | Concerts | Prix | Abonnés |
|---|---|---|---|
| Complète | 12 | 384 € | 1 020 |
| Jeune | 5 | 60 € | 310 |

- L'échange est gratuit, sauf pour les abonnés Jeune, qui paient 2 € par billet.
- Le prix restera le même, sauf celui de la formule Jeune, qui passera à 68 €.

Le nombre d'abonnés passe de 2 700 à 3 075. Les réserves s'élèvent à 490 000 €. Elles ne doivent pas descendre au-dessous de 450 000 €.`;

const flats = '有两户的插座受损，公司各赔偿 600 元。滤网每片 59 元。';

const contract =
  "Refrigerant is charged separately at £62 per kg in any contract year. The agreement may end on six months' notice, which may not be given before 1 April 2026.";

describe('offline judge: values that follow from others', () => {
  const cases: readonly (readonly [name: string, statement: string, context: string])[] = [
    ['a price divided by a count', "Rapporté au concert, l'abonnement complet revient à 32 €.", choir],
    ['a price of each times a count', 'Un abonné Jeune qui échange deux billets paie 4 € en tout.', choir],
    ['what a price rises by', 'La formule Jeune connaîtra une hausse de 8 €.', choir],
    ['how many more there are', 'Le chœur compte 375 abonnés de plus.', choir],
    ['how far one lies above another', 'Les réserves restent 40 000 € au-dessus du seuil.', choir],
    ['a month so many months later', 'The agreement cannot end before October 2026.', contract],
    [
      'the price of many, of which each is told',
      'Refrigerant is charged separately at £620 in a contract year.',
      contract,
    ],
    ['what several get who each get as much', '公司为受损的插座一共赔了 1,200 元。', flats],
  ];
  for (const [name, statement, context] of cases)
    it(`contradict nothing: ${name}`, async () => {
      assert.ok(!(await verdicts(statement, context)).includes('contradicted'));
    });

  it('leave what does not follow contradicted', async () => {
    for (const statement of ['La formule Jeune coûte 62 €.', 'La formule Complète coûte 374 €.'])
      assert.deepEqual(await verdicts(statement, choir), ['contradicted'], statement);
  });
});
