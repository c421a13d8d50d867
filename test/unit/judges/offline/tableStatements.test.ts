import assert from 'node:assert/strict';
import { verdicts } from './judging.ts';

const plans = `# Plans

| | Shore | Harbour | Ocean |
|---|---|---|---|
| Requests per minute | 20 | 120 | 600 |
| Active alerts | none | 10 | 250 |`;

const walks = `# Itinerary

| Day | Programme | On foot |
|---|---|---|
| 2 | Old harbour and fish market | 4 km |
| 3 | Ferry to Sarn, lighthouse walk | 9 km |
| 5 | Ridge walk to Mount Tavel | 14 km |`;

const sites = `# Sites

| Site | Employees | On-time delivery |
|---|---|---|
| Harlestead | 212 | 96% |
| Brunnick | 148 | 88% |
| Port Ellery | 90 | 93% |

The target for on-time delivery is 92% at every site.`;

const fees = `# Cancellation

| Notice received | Fee |
|---|---|
| 60 days or more before departure | 20 % |
| 59 to 30 days | 40 % |
| 9 days or fewer | 90 % |`;

const prices = `# Prices

| | Shore | Harbour | Ocean |
|---|---|---|---|
| Price per month | free | €29 | €180 |

Customers who pay for Harbour annually get two months free.`;

const budget = `# Budget du comité

Les dépenses de formation reculent parce que deux stages ont été annulés.

| Poste | 2025 | 2026 |
| --- | --- | --- |
| Loyer | 640 000 € | 640 000 € |
| Formation | 120 000 € | 98 000 € |`;

const rent = `# Kosten des Vereins

Die Ausgaben sind in diesem Jahr gestiegen, weil die Miete erhöht wurde.

| Posten | Betrag |
| --- | --- |
| Miete | 1.234 € |
| Strom | 860 € |`;

const lines =
  'Changes of more than 200 lines need an issue and two reviews; for smaller ones a single review is enough.';

describe('offline judge: statements about tables', () => {
  const wrong: readonly (readonly [name: string, statement: string, context: string])[] = [
    ['a limit of another column', 'Harbour customers can send up to 600 requests per minute.', plans],
    ['a column that has more', 'The Ocean plan allows fewer active alerts than the Harbour plan.', plans],
    [
      'a row that has less',
      'The lighthouse walk to Sarn is longer than the ridge walk to Mount Tavel.',
      walks,
    ],
  ];
  for (const [name, statement, context] of wrong)
    it(`are not supported by ${name}`, async () => {
      assert.ok((await verdicts(statement, context)).some((verdict) => verdict !== 'supported'));
    });

  const compared: readonly (readonly [statement: string, context: string])[] = [
    ['The Harbour plan allows fewer active alerts than the Ocean plan.', plans],
    ['Le loyer reste à 640 000 €.', budget],
  ];
  for (const [statement, context] of compared)
    it(`are supported by its cells: ${statement}`, async () => {
      assert.deepEqual(await verdicts(statement, context), ['supported']);
    });

  const explained: readonly (readonly [name: string, statement: string, context: string])[] = [
    ['the number of its rows', 'Two of the three sites met the 92% target for on-time delivery.', sites],
    ['the language around them', 'Die Miete beträgt 1234 €.', rent],
    ['the sum of a column', 'Taken together, the distances on foot come to 27 km.', walks],
    ['another period', 'Paying for a whole year of the Harbour plan comes to €290.', prices],
    ['a limit of another row', 'Who withdraws eight days before departure pays a fee of 90 %.', fees],
  ];
  it('are not the only ones of which a limit has another case', async () => {
    assert.ok(
      !(await verdicts('A change of 150 lines needs a single review.', lines)).includes('contradicted'),
    );
  });

  for (const [name, statement, context] of explained)
    it(`are not contradicted where ${name} explains them`, async () => {
      assert.ok(!(await verdicts(statement, context)).includes('contradicted'));
    });
});
