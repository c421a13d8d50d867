import { estimateTokens } from '../../models/tokens.ts';
import type { Passage } from '../../text/passage.ts';
import type { SearchIndex } from '../../text/searchIndex.ts';
import type { Sentence } from '../../text/sentence.ts';

/** Passages that the search proposes for one sentence; later ones hardly ever decide. */
const hitsPerSentence = 12;

/** What a passage costs in a prompt: its words, its number and the line break. */
const cost = ({ text }: Passage): number => estimateTokens(text) + 3;

/**
 * The passages to show: all of them where they fit into `budget` tokens, else the best ones for each sentence with
 * their neighbours, each sentence's best before any sentence's second, in the order of the context.
 */
export function selectPassages(
  index: SearchIndex,
  sentences: readonly Sentence[],
  budget: number,
): readonly Passage[] {
  const whole = index.passages.reduce((sum, passage) => sum + cost(passage), 0);
  if (whole <= budget) return index.passages;
  const hits = sentences.map(({ text }) => index.search(text, hitsPerSentence));
  const chosen = new Map<number, Passage>();
  let left = budget;
  for (let rank = 0; rank < hitsPerSentence; rank++)
    for (const found of hits)
      for (const passage of withNeighbours(found[rank]?.passage, index)) {
        if (chosen.has(passage.position) || cost(passage) > left) continue;
        chosen.set(passage.position, passage);
        left -= cost(passage);
      }
  return [...chosen.values()].toSorted((a, b) => a.position - b.position);
}

/** The hit first: where the budget ends, it is the neighbours that go. */
function withNeighbours(hit: Passage | undefined, { passages }: SearchIndex): readonly Passage[] {
  if (!hit) return [];
  const near = [hit, passages[hit.position - 1], passages[hit.position + 1]];
  return near.filter((passage) => passage !== undefined).filter(({ uri }) => uri === hit.uri);
}
