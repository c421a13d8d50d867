import assert from 'node:assert/strict';
import { whyNotCheckable } from '../../../../src/judges/shared/checkable.ts';
import { segment } from '../../../../src/text/segment.ts';

/** What may not be passed over, though it begins like an instruction, an offer or a word about the answer. */
const claims = [
  'Note that the depot was closed by Ingrid Olsen.',
  'Please note that refunds are never given.',
  'Remember that the chairman resigned in disgrace.',
  'Keep in mind that the drug is lethal.',
  'Consider the facts: the depot burnt down.',
  'See, the depot was closed.',
  'Use of the depot is free.',
  'Set theory was founded by Cantor.',
  'Press freedom is abolished.',
  'Call centres were closed by the board.',
  'Contact lenses are forbidden.',
  'Type two diabetes is curable.',
  'I can confirm that Ingrid signed the treaty.',
  'Thanks to Ingrid Olsen, the depot opened.',
  'Happy to have won, Ingrid resigned.',
  'It does not contain gluten.',
  'It does not include tax.',
  'There is no lifeguard, and it does not offer towels.',
  'We do not provide refunds.',
  'We do not have a night shift.',
  'This is the answer that Ingrid gave to the police.',
  'The medicine is safe for children:',
];

const others: Readonly<Record<string, string>> = {
  'Use the latest version.': 'command',
  'Make sure the lid is closed.': 'command',
  'Check that it is closed.': 'command',
  'Open the file that was sent.': 'command',
  'Learn how it works.': 'command',
  'Let me know if you need more.': 'offer',
  'I can explain more.': 'offer',
  'Happy to help!': 'offer',
  'Thanks for asking.': 'offer',
  'The text does not mention the price.': 'aboutAnswer',
  'It does not mention the price.': 'aboutAnswer',
  'There is no information about the price.': 'aboutAnswer',
  'I could not find any information on the price.': 'aboutAnswer',
  'We do not have enough information.': 'aboutAnswer',
  'This is the summary that you asked for.': 'aboutAnswer',
  'The steps are:': 'fragment',
  'There are three main reasons:': 'fragment',
  'Its features are the following:': 'fragment',
  'Ingredients:': 'fragment',
};

describe('what holds no claim', () => {
  for (const text of claims)
    it(`is not “${text}”`, () => assert.equal(whyNotCheckable(segment(text)[0]!), undefined));
  for (const [text, why] of Object.entries(others))
    it(`is “${text}”`, () => assert.equal(whyNotCheckable(segment(text)[0]!), why));
});
