import { anyOf, type Cue } from './cue.ts';

export interface Comparative extends Cue {
  readonly direction: 'more' | 'less' | 'same';
  readonly degree: 'comparative' | 'superlative';
}

const rows: readonly (readonly [Comparative['direction'], Comparative['degree'], string])[] = [
  [
    'more',
    'comparative',
    'more|greater|higher|larger|bigger|longer|taller|faster|stronger|better|older|later|heavier|wider|deeper|warmer|richer|exceed|exceeds|exceeded|exceeding|outperforms?|outperformed|surpass|surpasses|surpassed|outweighs?|mehr|größer|höher|schneller|plus|más|mayor',
  ],
  [
    'less',
    'comparative',
    'less|fewer|lower|smaller|shorter|slower|weaker|worse|younger|earlier|lighter|narrower|shallower|colder|cooler|cheaper|poorer|underperforms?|underperformed|lags? behind|weniger|kleiner|niedriger|langsamer|moins|menos|menor',
  ],
  [
    'same',
    'comparative',
    'as much as|as many as|equal to|equals?|the same as|identical to|similar to|gleich|autant que|igual que',
  ],
  [
    'more',
    'superlative',
    'most|greatest|highest|largest|biggest|longest|tallest|fastest|strongest|best|oldest|latest|heaviest|widest|deepest|richest|first|maximum',
  ],
  [
    'less',
    'superlative',
    'least|fewest|lowest|smallest|shortest|slowest|weakest|worst|youngest|earliest|lightest|narrowest|coldest|cheapest|poorest|last|minimum',
  ],
];

const patterns = rows.map(([direction, degree, list]) => [direction, degree, anyOf(list)] as const);

/** Words that rank one thing against another. */
export function findComparatives(text: string): Comparative[] {
  return patterns
    .flatMap(([direction, degree, pattern]) =>
      [...text.matchAll(pattern)].map((match): Comparative => {
        const start = match.index;
        return { start, end: start + match[0].length, text: match[0], direction, degree };
      }),
    )
    .sort((a, b) => a.start - b.start);
}
