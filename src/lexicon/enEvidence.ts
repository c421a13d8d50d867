import type { EvidenceLexicon } from './evidence.ts';
import { phraseList, wordSet } from './lists.ts';

/** What English says between a claim and its evidence. */
export const englishEvidence: EvidenceLexicon = {
  joining: wordSet(`addition besides contrast currently conversely example finally hence instance meanwhile
    nevertheless notably note respectively similarly specifically`),
  quantifiers:
    phraseList(`only | all | every | each | both | none | few | hardly | barely | rarely | seldom | most | many |
    some | several | nearly | almost | half | any`),
  compares:
    phraseList(String.raw`more | less | fewer | over | under | above | below | beyond | exceed\p{L}* | only | just |
    all | every\p{L}* | always | until | before | than | longer(?=\s+than)`),
  noLonger: phraseList('no longer | any ?more'),
  ended:
    phraseList(String.raw`stop\p{L}* | ceas\p{L}* | end(?:s|ed) | clos\p{L}* | discontinu\p{L}* | abolish\p{L}* |
    remov\p{L}* | dropp\p{L}* | quit | gave up | until | formerly | used to | once`),
  denialEnds: wordSet('longer more yet'),
  standIns: phraseList(
    'he | she | it | they | its | their | his | her | this | these | that | those | such | both | there',
  ),
  together: phraseList('and | with | or | between | among | married | meets? | met'),
  byWhom: phraseList('by | from'),
};
