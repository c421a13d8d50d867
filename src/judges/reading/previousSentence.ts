import type { Sentence } from '../../text/passage.ts';

/** A claim that begins so speaks of what the sentence before it names; the model was trained with this list. */
const refersBack =
  /^(?:it|its|they|their|them|he|his|him|she|her|this|that|these|those|both|such|neither|the (?:former|latter|same|other))\b/i;

/** The sentence before the one that a claim stands in, where the claim refers to it; otherwise nothing. */
export function previousSentence(sentences: readonly Sentence[], position: number, claim: string): string {
  const before = sentences[position - 1];
  return refersBack.test(claim) && before?.kind === 'prose' ? before.text : '';
}
