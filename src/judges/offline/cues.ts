import type { Word } from '../../text/words.ts';

/** Single words that turn or sharpen a statement. They rank; alone they decide nothing (they are too often wrong). */
const negations = new Set(
  'not no never none nobody nothing neither nor without cannot fail refus deni unlik lack nicht kein ne pas no'.split(
    ' ',
  ),
);
const absolutes = new Set(
  'all everi alwai onli never most mani sever some everyon entir complet first best largest biggest numer variou multipl'.split(
    ' ',
  ),
);

export const isNegation = ({ stem, text }: Word): boolean => negations.has(stem) || text.endsWith("n't");

export const isAbsolute = ({ stem }: Word): boolean => absolutes.has(stem);
