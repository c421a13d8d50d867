import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { compareValues } from '../../../../src/values/compareValues.ts';
import { findValues } from '../../../../src/values/findValues.ts';
import { only } from '../kinds.ts';

describe('values of fields and cells', () => {
  const keyed: readonly (readonly [field: string, prose: string])[] = [
    ['"weightKg": 128,', '128 kg'],
    ['"weight_kg": "128"', '128 kg'],
    ['"annualEnergyUseKwh": 3850', '3.85 MWh'],
    ['"flowTemperatureC": 70', '70 °C'],
    ['"ratedCurrentA": 16', '16 amps'],
    ['timeout_ms = 500', '0.5 seconds'],
    ['"warrantyYears": 7', 'seven years'],
    ['"priceEur": 8990', '€8,990'],
    ['"fillPercent": 40', '40%'],
    ['Price (EUR): 20', '20 euros'],
  ];
  for (const [field, prose] of keyed)
    it(`${field} is ${prose}`, () => {
      assert.equal(compareValues(findValues(prose)[0]!, findValues(field)[0]!), 'equal');
    });

  it('take limits from their key', () => {
    const [limit] = findValues('"maximumFlowTemperatureC": 70');
    assert.equal(limit?.bound, 'atMost');
    assert.equal(compareValues(findValues('up to 75 °C')[0]!, limit!), 'clash');
    assert.equal(compareValues(findValues('up to 70 °C')[0]!, limit!), 'equal');
    assert.equal(compareValues(findValues('70 °C')[0]!, limit!), 'compatible');
    assert.equal(only('"min_length_mm": 5', 'quantity').bound, 'atLeast');
    assert.equal(only('"durationMinutes": 5', 'duration').bound, undefined);
  });

  it('take no unit from a key that names none', () => {
    assert.equal(only('"maxConnections": 5', 'number').amount.low, 5);
    assert.deepEqual(only('"startYear": 2026', 'date').readings, [{ year: 2026 }]);
  });

  it('take the unit from a field beside', () => {
    const [value] = findValues('"netWeight": 54', { unit: 'kg' });
    assert.equal(compareValues(findValues('54 kg')[0]!, value!), 'equal');
    assert.deepEqual(value?.before, ['weight', 'net']);
  });

  it('take unit and words from the head of their column', () => {
    const header = '| Month | Temperature | Heat delivered (kWh per home) | Faults |';
    const values = findValues('| January | -1.7 °C | 2,260 | 4 |', { header });
    assert.deepEqual(
      values.map(({ kind, text }) => `${kind} ${text}`),
      ['date January', 'quantity -1.7 °C', 'quantity 2,260', 'number 4'],
    );
    assert.deepEqual(values[3]?.before, ['faults']);
    assert.equal(compareValues(findValues('2,260 kWh')[0]!, values[2]!), 'equal');
  });

  it('are those of the cells, where commas part them', () => {
    const header = 'Month | Heat (kWh) | Faults | Homes';
    const values = findValues('January,"2,260",12,500', { header });
    assert.deepEqual(
      values.map(({ text, before }) => `${text}: ${before.join(' ')}`),
      ['January: month', '2,260: heat kwh', '12: faults', '500: homes'],
    );
  });
});
