import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { StructuredContext } from '../../../src/statements/structuredData.ts';

const context = new StructuredContext([
  { text: 'The inn stands by the harbour.', trail: [] },
  { text: '"WiFi": "no"', trail: ['attributes', 'Wi Fi'] },
  { text: '- Pets allowed: yes', trail: ['House rules'] },
  { text: '| Breakfast | no |', trail: ['Services'] },
  { text: '"Monday": "9:00-17:00"', trail: ['hours', 'Monday'] },
  { text: '"Tuesday": "9:00-17:00"', trail: ['hours', 'Tuesday'] },
  { text: '"Friday": "9:00-20:00"', trail: ['hours', 'Friday'] },
]);

describe('StructuredContext', () => {
  it('finds switches that prose contradicts, with both places', () => {
    const [finding, ...rest] = context.findings('Every room has free Wi-Fi.');
    assert.deepEqual(rest, []);
    assert.equal(finding?.agreement, 'clash');
    assert.equal(finding?.value.text, 'Wi-Fi');
    assert.equal(finding?.other.text, '"WiFi": "no"');
    assert.equal(finding?.passage, 1);
  });

  it('finds switches that prose agrees with', () => {
    assert.deepEqual(
      context
        .findings('Breakfast is not served; pets are allowed.')
        .map(({ agreement, passage }) => [agreement, passage]),
      [
        ['equal', 2],
        ['equal', 3],
      ],
    );
  });

  it('finds hours that differ', () => {
    const [finding] = context.findings('It is open Monday to Friday from 9 am to 5 pm.');
    assert.equal(finding?.agreement, 'clash');
    assert.equal(finding?.value.text, 'Monday to Friday from 9 am to 5 pm');
  });

  it('lets records differ: what one of them has is no clash', () => {
    const two = new StructuredContext([
      { text: '"WiFi": false', trail: ['name: A', 'WiFi'] },
      { text: '"WiFi": true', trail: ['name: B', 'WiFi'] },
    ]);
    assert.deepEqual(
      two.findings('One of them has WiFi.').map(({ agreement }) => agreement),
      ['equal'],
    );
  });

  it('takes no speaker for a field', () => {
    assert.ok(new StructuredContext([{ text: 'Anna: Yes.', trail: [] }]).isEmpty);
    assert.ok(new StructuredContext([{ text: 'Anna: yes', trail: [] }]).isEmpty);
    assert.ok(!new StructuredContext([{ text: 'Debug mode: off', trail: [] }]).isEmpty);
  });

  it('is empty where the context is prose', () => {
    assert.ok(new StructuredContext([{ text: 'No rooms are free.', trail: [] }]).isEmpty);
  });
});
