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
  'Open source licences forbid it.',
  'Open source projects died.',
  'Contact lenses harm the eye.',
  'Press reports blamed the mayor.',
  'Note the response of the police was slow.',
  'Remember the chairman resigned in disgrace.',
  'Do not use the drug because it kills children.',
  'Use the back door; Olsen murdered the mayor at the front.',
  'Olsen murdered the mayor:',
  'The mayor resigned:',
  'Vaccines cause autism:',
  'The drug kills children:',
  'Ingrid Olsen stole the boat:',
  'The vaccine contains mercury:',
  'The drug was never tested on children:',
  'The plant will close in May:',
  'There is no evidence that the drug is safe.',
  'There is no evidence of life on Mars.',
  'The data do not include women.',
  'Did you know that Olsen murdered the mayor?',
  "Olsen murdered the mayor, didn't he?",
  'Olsen murdered the mayor, right?',
  'I can tell you that Ingrid signed the treaty.',
  'I am happy to report that the drug is safe.',
  'Thank you for asking; the mayor was killed by Olsen.',
  'Feel free to call: the office, which Olsen burnt down, is open.',
  'Below is the list of the 900 people killed by the drug.',
  'The following is an overview of the 1,200 murders that the police solved.',
  'Here is a summary of the loss of 45% of all seats:',
  'Let me know if you agree that the vote was rigged by the mayor; Olsen paid for it.',
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
  'The passage mentions three unrelated topics:': 'aboutAnswer',
  'The text provides information about two different subjects.': 'aboutAnswer',
  'Here is a summary of the 2023 report:': 'aboutAnswer',
  'Below is a list of 10 tips.': 'aboutAnswer',
  'The steps are:': 'fragment',
  'There are three main reasons:': 'fragment',
  'Its features are the following:': 'fragment',
  'Ingredients:': 'fragment',
  'The report lists three reasons:': 'fragment',
  'The package includes:': 'fragment',
  'It works as follows:': 'fragment',
  'Ingrid Olsen said:': 'fragment',
  'How it works:': 'fragment',
  'When the drug kills children:': 'fragment',
  'Key features of the depot:': 'fragment',
  'Features added in the new version:': 'fragment',
  'Add salt.': 'command',
  'Use soap and warm water.': 'command',
  'Check email settings.': 'command',
  'Run the tests before you release it.': 'command',
  'Open the settings and set the language.': 'command',
  'Use tools to fix it.': 'command',
  'Contact support for help.': 'command',
  'Keep the lid closed.': 'command',
  'Press the button, then turn the key.': 'command',
  'Did the mayor resign?': 'question',
  'There are no details about the price.': 'aboutAnswer',
  'There is no evidence in the context.': 'aboutAnswer',
  'The provided data does not mention the price.': 'aboutAnswer',
  'I can tell you more.': 'offer',
  'Let me know if it helps - I can add the details.': 'offer',
  'Is it open: did the mayor close it?': 'question',
};

/** Titles that only name what follows. */
const titles = [
  'Overview',
  'How it works',
  'What changed in the new version',
  'Breaking changes since the last release',
  'Features added in the new version',
  'Known issues',
  'Opening hours',
  'The depot in numbers',
  'Why the bridge was closed',
  'Closing the depot',
  'Installation and use',
  'Costs and benefits',
];

/** Titles that say that something is so. */
const headlines = [
  'Olsen murdered the mayor',
  'The drug is safe for children',
  'Ingrid Olsen stole the boat',
  'Vaccines cause autism',
  'Revenue fell by 20 % in 2023',
  'The mayor resigned',
];

describe('what holds no claim', () => {
  for (const text of claims)
    it(`is not “${text}”`, () => assert.equal(whyNotCheckable(segment(text)[0]!), undefined));
  for (const [text, why] of Object.entries(others))
    it(`is “${text}”`, () => assert.equal(whyNotCheckable(segment(text)[0]!), why));
  for (const text of titles)
    it(`is the title “${text}”`, () => assert.equal(whyNotCheckable(segment(`# ${text}\n`)[0]!), 'heading'));
  for (const text of headlines)
    it(`is not the title “${text}”`, () =>
      assert.equal(whyNotCheckable(segment(`# ${text}\n`)[0]!), undefined));
});
