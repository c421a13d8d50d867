import type { CitationLexicon } from './citing.ts';
import { phraseList, wordSet } from './lists.ts';

/** How English names the source of a statement. */
export const englishCitations: Partial<CitationLexicon> = {
  accordingTo:
    phraseList(`according to | as per | per | based on | as (?:stated|described|noted|reported|shown|documented|specified|written|defined|explained|set out|laid down) (?:in|by) |
    see | cf. | source: | stated in | described in | documented in | quoted in | ^in`),
  says: phraseList(`says? | states? | said | stated | notes? | noted | reports? | reported | shows? | showed | explains? |
    explained | describes? | specifies | specified | defines? | confirms? | confirmed | lists? | puts? it | sets? | has it |
    found | finds? | observed | observes? | argues? | argued | writes? | wrote | tells? us | requires? | followed | measured`),
  speech:
    phraseList(`said | says? | saying | told | tells? | added | adds? | wrote | writes? | explained | explains? | stated |
    states? | noted | notes? | replied | replies | answered | asked | warned | warns? | argued | argues? | insisted | insists? |
    promised | promises? | announced | announces? | claimed | claims? | remarked | declared | declares? | complained |
    admitted | recalled | recalls? | commented | quoted | called | put it`),
  pronouns: phraseList('he | she | they'),
  equals: wordSet('is are was were be'),
  pages: phraseList(String.raw`pages? | pp?\.`),
  lines: phraseList(String.raw`lines? | ll?\.`),
  sections: phraseList(String.raw`sections? | sec\. | chapters? | ch\. | §§?`),
  sourceLists: phraseList('sources? | references? | bibliography | works cited | citations? | footnotes?'),
  authorJoins: phraseList('and'),
};
