/** SCORERS §8: how an output stands to a reference. */
export type Category = 'A' | 'B' | 'C' | 'D' | 'E';

export const categories: readonly Category[] = ['A', 'B', 'C', 'D', 'E'];

export const isCategory = (letter: string): letter is Category =>
  (categories as readonly string[]).includes(letter);

/** Share of the scale that each category is worth, by name. */
export interface Weights {
  readonly subset: number;
  readonly superset: number;
  readonly agree: number;
  readonly disagree: number;
  readonly differButFactual: number;
}

export const defaultWeights: Weights = {
  subset: 1,
  superset: 1,
  agree: 1,
  disagree: 0,
  differButFactual: 1,
};

export const weightOf: Readonly<Record<Category, keyof Weights>> = {
  A: 'subset',
  B: 'superset',
  C: 'agree',
  D: 'disagree',
  E: 'differButFactual',
};
