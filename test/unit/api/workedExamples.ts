/** The worked examples of scoring.md §10: what a scorer of claims gives. */
export const claimExamples = {
  'facts in one item': {
    scorer: 'contradiction',
    context: ['Tesla was founded in 2003 by Martin Eberhard and Marc Tarpenning in San Carlos, California.'],
    output: 'Tesla was founded in 2004 by Elon Musk in California.',
    score: 0.67,
  },
  'three items': {
    scorer: 'contradiction',
    context: [
      'OpenAI was founded in December 2015 by Sam Altman, Greg Brockman and others.',
      'It launched with an investment commitment of $1 billion.',
      'Elon Musk was an early supporter and left the board in 2018.',
    ],
    output: 'OpenAI was founded in 2015 by Elon Musk and Sam Altman with a $2 billion investment.',
    score: 0.33,
  },
  'all supported': {
    scorer: 'faithfulness',
    context: [
      'The Model 3 was launched in 2017.',
      'Its range is up to 358 miles.',
      'The base version goes from 0 to 60 mph in 5.8 seconds.',
    ],
    output:
      'The Model 3 was introduced in 2017. It goes up to 358 miles on a charge. The base version takes 5.8 seconds to 60 mph.',
    score: 1,
  },
  'half supported': {
    scorer: 'faithfulness',
    context: [
      'Python was created by Guido van Rossum.',
      'Its first version came in 1991.',
      'Python emphasises readability.',
    ],
    output:
      'Python was created by Guido van Rossum and released in 1991. It is the most popular language today and is used by millions.',
    score: 0.5,
  },
  'nothing supported': {
    scorer: 'faithfulness',
    context: [
      'Mars is the fourth planet from the Sun.',
      'It has a thin atmosphere, mostly of carbon dioxide.',
      'It has two small moons.',
    ],
    output:
      'Mars is the third planet. It has a thick atmosphere rich in oxygen and nitrogen. It has three large moons.',
    score: 0,
  },
  'nothing made up': {
    scorer: 'hallucination',
    context: [
      'The first iPhone was announced on January 9, 2007.',
      'It was released on June 29, 2007.',
      'Steve Jobs introduced it at Macworld.',
    ],
    output: 'The first iPhone was announced on January 9, 2007 by Steve Jobs.',
    score: 0,
  },
} as const;

/** And what grading gives. */
export const gradedExamples = [
  {
    reference: 'Paris is the capital of France and has 2.1 million people.',
    output: 'Paris is the capital of France.',
    category: 'A',
  },
  {
    reference: 'Paris is the capital of France.',
    output: 'Paris is the capital of France and home to the Eiffel Tower; it has been so since 987 CE.',
    category: 'B',
  },
  { reference: 'The Earth orbits the Sun.', output: 'The Sun is orbited by the Earth.', category: 'C' },
  {
    reference: 'Paris is the capital of France.',
    output: 'Lyon is the capital of France.',
    category: 'D',
  },
  {
    reference: 'The distance from Earth to the Moon is 384,400 km.',
    output: 'The Moon is about 384,000 km from Earth.',
    category: 'E',
  },
] as const;
