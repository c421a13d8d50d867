import { wordSet } from './lists.ts';

/** Words that tie a name or a value to the rest of its sentence. On their own, since scores need no more of a language. */
export const prepositions = {
  en: wordSet(
    `of to in on at by for from with into onto through over under about against between among during via toward towards upon within as near behind across along beside than`,
  ),
  de: wordSet(
    `von vom an am auf aus bei mit nach zu zum zur für gegen über unter in im ins durch um vor hinter zwischen neben als`,
  ),
  fr: wordSet(`de du des à au aux en dans sur sous pour par avec contre chez vers entre`),
  es: wordSet(`de del a al en con para por sobre contra entre hacia desde`),
} as const;
