import type { EndingLexicon } from './endings.ts';
import { phraseList } from './lists.ts';

/** What English words end in. */
export const englishEndings: EndingLexicon = {
  regular: phraseList('s | es | ed | d | ing | ly'),
  compared: phraseList('ing | ed | es | s | ly | d | e'),
  adjectives: phraseList(
    '[ai]ble | [ae]nt | ate | ive | ite | ete | ect | mal | ic | al | act | per | oral | ure | ar | ly',
  ),
  derived: phraseList(
    `ing | ed | ly | tion | ness | ment | ive | able | ible | ous | ful | less | ize | ise | ity | ic | al | ent | ant | ary |
      ance | ence | ism | ward | ern`,
  ),
  opening: phraseList('ing | ed | ly | tion | ness | ment'),
  peoples: phraseList('ese | ians? | ans? | ish'),
};
