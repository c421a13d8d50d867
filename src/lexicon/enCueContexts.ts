import type { CueContextLexicon } from './cueContexts.ts';
import { phraseList, wordPairs, wordSet } from './lists.ts';

/** What stands beside the English markers. */
export const englishCueContexts: CueContextLexicon = {
  amountLeads: phraseList(
    "not | at | the | of | first | next | last | above | how | that | for | a | quite | no | almost | nearly | these | those | \\p{L}+n't",
  ),
  amountTails: phraseList('but | over | likely'),
  whichever: phraseList('any | every | each | all'),
  wholeArticles: wordSet('the these those'),
  shareOf: phraseList('of'),
  naming: phraseList('the | an? | of | his | her | its | their | your | our | to | and | latest | new'),
  partsOf: phraseList('of | of the | out of | out of the'),
  done: phraseList('has | have | had | was | were'),
  modalDenials: phraseList('not | no | nobody | none'),
  privatives: phraseList(
    'former | ex | acting | deputy | vice | assistant | future | alleged | suspected | supposed | so-called | would-be | interim | honorary | retired | formerly | previously',
  ),
  restrictiveRelatives: phraseList('who | whose | that | which'),
  advised: phraseList('recommend | advis | suggest'),
  binding: phraseList('requir | mandator | oblig | must'),
  asking: phraseList(
    'ask(?:ed|s|ing)? | see | know | knew | wonder(?:ed|s)? | check | determine | decide | clear | sure | doubt',
  ),
  circumstances: phraseList('when | while | where'),
  circumstanceForms: phraseList('ed | ing'),
  onlyLeads: phraseList('the | an? | his | her | their | its'),
  onlyTails: phraseList(
    'an?(?!\\p{L}) | about | once | twice | one | two | three | four | five | six | seven | eight | nine | ten',
  ),
  subjectEnds: wordSet('and or but'),
  beside: phraseList('and | or | with'),
  renaming: phraseList('the | an? | is | was'),
  copulas: phraseList('is | are | was | were'),
  roleAdverbs: phraseList('now | still | currently'),
  nameLinks: phraseList('of | da'),
  switchVerbs: phraseList('is | are | was | were | turned | switched | stays? | remains?'),
  switchStates: phraseList('on | off'),
  switchEnds: phraseList('by | in | at | for | until | unless'),
  sharedRoles: phraseList('not | never | one | same | only | first | co-\\p{L}+'),
  contraryPrepositions: wordPairs(
    'by for, from to, from into, with without, for against, before after, above below, inside outside',
  ),
  smallOpposites: wordPairs('up down, over under, in out, on off, with without, to from'),
};
