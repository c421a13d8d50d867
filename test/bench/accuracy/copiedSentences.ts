import type { Judge } from '../../../src/check/judge.ts';
import { correctionEdit } from '../../../src/review/fixes.ts';
import { segment } from '../../../src/text/segment.ts';
import type { Part } from './closedDocuments.ts';
import type { JudgedItem } from './judgedSet.ts';
import { drawnFrom } from './metrics.ts';
import { type EditKind, type SentenceEdit, sentenceEdits } from './sentenceEdits.ts';
import { checkText, indexContext, isRecord, type TextOutcome } from './textOutcome.ts';

/** A sentence copied from a context, where the judge calls the copy supported, and then made wrong. */
export interface EditedCopy {
  readonly kind: EditKind;
  readonly part: Part;
  readonly original: string;
  readonly edit: SentenceEdit;
  readonly outcome: TextOutcome;
}

/** Copies that were not edited: nothing in them is wrong. */
export interface FaithfulCopy {
  readonly part: Part;
  readonly text: string;
  readonly outcome: TextOutcome;
}

const kinds = Object.keys(sentenceEdits) as EditKind[];

/**
 * Sentences of the contexts of items, each copied as it stands and once with every edit that it allows.
 * @param most of each kind in each part
 */
export async function judgeCopies(
  judge: Judge,
  items: readonly JudgedItem[],
  most: number,
): Promise<{ readonly faithful: readonly FaithfulCopy[]; readonly edited: readonly EditedCopy[] }> {
  const faithful: FaithfulCopy[] = [];
  const edited: EditedCopy[] = [];
  const parts = new Map(items.map(({ item, part }) => [item.context, part]));
  for (const [context, part] of parts) {
    if (isRecord(context)) continue;
    const wanted = kinds.filter(
      (kind) => edited.filter((one) => one.kind === kind && one.part === part).length < most,
    );
    if (wanted.length === 0) continue;
    const index = await indexContext(context);
    const random = drawnFrom(context);
    const sentences = segment(context).filter(
      ({ kind, text }) => kind === 'prose' && /^\p{Lu}[^\n]*\.$/u.test(text) && isMiddling(text),
    );
    for (let taken = 0; taken < 4 && sentences.length > 0; taken++) {
      const { text } = sentences.splice(Math.floor(random() * sentences.length), 1)[0]!;
      const outcome = await checkText(judge, index, text);
      faithful.push({ part, text, outcome });
      if (outcome.verdict !== 'supported') continue;
      for (const kind of wanted) {
        const edit = sentenceEdits[kind](text, context, drawnFrom(text));
        if (edit)
          edited.push({
            kind,
            part,
            original: text,
            edit,
            outcome: await checkText(judge, index, edit.text),
          });
      }
    }
  }
  return { faithful, edited };
}

const isMiddling = (text: string): boolean => {
  const words = text.split(/\s+/).length;
  return words >= 8 && words <= 40;
};

/** Corrections offered for a copy: whether each gives the original back. */
export const restores = ({ original, edit, outcome }: EditedCopy): readonly boolean[] =>
  outcome.assessments.flatMap((assessment) => {
    const fix = correctionEdit(assessment);
    return fix ? [edit.text.slice(0, fix.start) + fix.text + edit.text.slice(fix.end) === original] : [];
  });
