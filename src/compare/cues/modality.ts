import { anyOf, type Cue } from './cue.ts';

/** Not a fact yet, not a fact for sure, or a duty: what happened is none of them. */
export type Modality = 'plan' | 'future' | 'possibility' | 'duty' | 'wish';

export interface ModalCue extends Cue {
  readonly modality: Modality;
}

const lists: Readonly<Record<Modality, string>> = {
  plan: 'plans? to|planned to|planning to|intends? to|intended to|aims? to|aimed to|scheduled to|set to|due to (?:open|start|begin|launch|be|arrive|close)|expects? to|expected to|proposes? to|proposed to|considering|preparing to|about to|slated to|pledged to|promised to|seeks? to|plant|soll|prévoit de|planea|予定|计划|計劃',
  future: "will|won't|shall|going to|upcoming|wird|werden|va|vont|serán?|将|將",
  possibility: 'can|could|may|might|possibly|able to|capable of|kann|können|peut|peuvent|puede|pueden|可能',
  duty: "must|have to|has to|should|shouldn't|ought to|required to|need to|needs to|obliged to|muss|müssen|sollte|sollten|doit|doivent|debe|deben|必須|必须",
  wish: 'wants? to|wanted to|hopes? to|hoped to|wishes to|would like to|tried to|tries to|attempts? to|attempted to|möchte|veut|quiere',
};

const patterns = (Object.keys(lists) as readonly Modality[]).map(
  (modality) => [modality, anyOf(lists[modality])] as const,
);

/** Words that keep a statement from being told as a fact. */
export function findModals(text: string): ModalCue[] {
  return patterns
    .flatMap(([modality, pattern]) =>
      [...text.matchAll(pattern)]
        .filter((match) => match[0] !== 'May')
        .map((match) => ({
          start: match.index,
          end: match.index + match[0].length,
          text: match[0],
          modality,
        })),
    )
    .sort((a, b) => a.start - b.start);
}
