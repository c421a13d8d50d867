import type { Statement } from './statement.ts';

/** Whether a word is the one who speaks, or several of them: "I", "we'll". */
export const isSpeaker = ({ markers }: Statement, word: string): boolean =>
  markers.speakers.has(word.toLowerCase().split(/['’]/)[0]!);
