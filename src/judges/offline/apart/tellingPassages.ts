import type { Observation } from '../observation.ts';
import type { AnalysedPassage, Coverage } from '../retrieval.ts';

/** Words of the claim by which a passage next to the main one tells of the same. */
const fewestShared = 2;

/** The passage that has most of the claim, and those beside it that tell of it too. */
export const tellingPassages = (
  { content }: Pick<Observation, 'content'>,
  { window }: Coverage,
  main: AnalysedPassage,
): readonly AnalysedPassage[] => [
  main,
  ...window.passages.filter(
    (at) => at !== main && content.filter(({ word }) => at.stems.has(word.stem)).length >= fewestShared,
  ),
];
