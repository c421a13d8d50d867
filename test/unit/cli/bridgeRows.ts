import { lines } from './workplace.ts';

/** What the rows below are checked against. */
export const facts = 'The bridge is 120 metres long. It was opened in 1987.';

/** One right and one wrong row, as JSON Lines. */
export const labelled = lines(
  { output: 'The bridge is 120 metres long.', context: facts, expected: 'supported' },
  { output: 'The bridge is 150 metres long.', context: facts, expected: 'contradicted' },
);
