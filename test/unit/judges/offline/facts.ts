/** Statements that have nothing to do with each other; each holds one number that no other holds. */
export const facts: readonly { readonly text: string; readonly number: string; readonly other: string }[] = [
  { text: 'The lighthouse on Gull Point is 47 metres tall.', number: '47', other: '62' },
  { text: 'Marta Nowak joined the orchestra in 2009 as second violin.', number: '2009', other: '2013' },
  { text: 'A season ticket for the botanical garden costs €38.', number: '€38', other: '€95' },
  { text: 'The ferry from Harwick to Sandvoe takes 95 minutes.', number: '95 minutes', other: '140 minutes' },
  {
    text: 'Roughly a third of the dough is kept until the morning, and 620 grams go into the tin.',
    number: '620 grams',
    other: '480 grams',
  },
  { text: 'The backup server keeps snapshots for 21 days.', number: '21 days', other: '35 days' },
  {
    text: 'Unemployment in the valley fell to 6.4 percent last autumn.',
    number: '6.4 percent',
    other: '9.1 percent',
  },
  {
    text: 'Construction of the tunnel began on 4 March 1998.',
    number: '4 March 1998',
    other: '19 August 1998',
  },
  { text: 'The museum counted 18,350 visitors during the summer.', number: '18,350', other: '27,900' },
  { text: 'Every scooter carries a battery of 510 watt-hours.', number: '510', other: '780' },
  { text: 'The choir rehearses at 19:30 in the old customs house.', number: '19:30', other: '16:15' },
  { text: 'Its archive holds 73 boxes of letters by the composer.', number: '73', other: '58' },
];
