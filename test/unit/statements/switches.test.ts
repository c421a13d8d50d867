import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { mentionOf, readSwitches, type SwitchField } from '../../../src/statements/switches.ts';

const trail = ['name: Harbour Inn', 'attributes'];
const [parking, street, wifi, patio, groups, takeOut, casual, name] = readSwitches([
  { text: '"garage": false', trail: [...trail, 'Business Parking', 'garage'] },
  { text: '"street": true', trail: [...trail, 'Business Parking', 'street'] },
  { text: '"WiFi": "no"', trail: [...trail, 'Wi Fi'] },
  { text: '"OutdoorSeating": true,', trail: [...trail, 'Outdoor Seating'] },
  { text: '"HotelsGoodForGroups": true', trail: [...trail, 'Hotels Good For Groups'] },
  { text: '"HotelsTakeOut": false', trail: [...trail, 'Hotels Take Out'] },
  { text: '"casual": false', trail: [...trail, 'Ambience', 'casual'] },
  { text: '"name": "Harbour Inn"', trail: ['name'] },
]);

describe('fields that are on or off', () => {
  it('are read with their group, without words that open many keys', () => {
    assert.deepEqual(wifi, { key: ['wifi'], group: ['attributes'], on: false });
    assert.deepEqual(parking, { key: ['garage'], group: ['business', 'parking'], on: false });
    assert.deepEqual(takeOut, { key: ['take', 'out'], group: ['attributes'], on: false });
    assert.equal(name, undefined);
  });

  const cases: readonly (readonly [string, SwitchField | undefined, boolean | undefined, string?])[] = [
    ['The inn offers free Wi-Fi.', wifi, true, 'Wi-Fi'],
    ['The inn does not offer wifi.', wifi, false],
    ['WiFi is not available.', wifi, false],
    ['There is no bar, but WiFi is included.', wifi, true],
    ['While there is no bar, the inn has WiFi.', wifi, true],
    ['It has neither a bar nor WiFi.', wifi, false],
    ['The rooms are large.', wifi, undefined],
    ['Guests park in a garage nearby.', parking, true, 'garage'],
    ['A garage band plays on Fridays.', parking, undefined],
    ['Street parking is available, though there is no garage.', street, true],
    ['Guests enjoy the outdoor seating.', patio, true],
    ['It has seating for forty.', patio, undefined],
    ['It suits large groups.', groups, true],
    ['Takeout is offered.', takeOut, true],
    ['It offers a casual atmosphere.', casual, true],
    ['Casual staff are paid weekly.', casual, undefined],
  ];
  for (const [sentence, field, on, words] of cases)
    it(`"${sentence}": ${on === undefined ? 'no mention' : on ? 'on' : 'off'}`, () => {
      const mention = mentionOf(sentence, field!);
      assert.equal(mention?.on, on);
      if (words) assert.equal(mention?.text, words);
      if (mention) assert.equal(sentence.slice(mention.start, mention.end), mention.text);
    });
});
