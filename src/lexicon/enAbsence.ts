import type { AbsenceLexicon } from './absences.ts';
import { phraseList, wordSet } from './lists.ts';

const source = String.raw`(?:(?:the|this|these|those|our|your|its|his|her|their|provided|given|retrieved|supplied|above|available|whole|entire|none of the|\p{L}+['’]s?)\s)+(?:[\p{L}'’-]+\s){0,2}?(?:documents?|texts?|passages?|pages?|articles?|notes?|minutes|contexts?|sources?|reports?|contracts?|agreements?|leaflets?|policy|policies|guides?|manuals?|handbooks?|transcripts?|e-?mails?|letters?|messages?|files?|information|data|readme|website|sections?|excerpts?|summary|instructions|terms|faqs?|release notes|changelog|announcement|statement|study|paper|brochure|listing|advertisement|documentation|materials?|records?|rules|regulations|story|review|lease|deed|will|order|offer|quote|invoice|schedule|programme|program|plan|proposal|prescription|recipe|advice|response|answer|log|form|poster|flyer|sign|label|menu|table|chart|list|spec|specification|ticket|thread|chat|conversation|interview|speech|press release|bill|act|law|statute|ruling|decision|judg(?:e)?ment|memo|chapter|paragraph|post|entry|overview|profile|cv|résumé|certificate|bulletin|newsletter)`;
const text = String.raw`(?:(?:the|this|these|those|provided|given|retrieved|supplied|above|available)\s)+(?:documents?|texts?|passages?|pages?|articles?|notes|minutes|contexts?|sources?|transcripts?|excerpts?|information|data|documentation|materials?|e-?mails?|letters?|messages?|reports?|leaflets?|brochures?|handbooks?|manuals?|guides?|websites?|announcements?)`;
const tells = String.raw`(?:mention|specify|identify|clarify|define|cite|outline|make\sclear|go\sinto|elaborate\son|comment\son|state|say|tell(?:\s(?:us|you|me|the reader))?|name|explain|describe|discuss|indicate|record|disclose|reveal|refer\sto|touch\son|speak\sof|talk\sabout|set\sout)`;
const holds = `(?:give|provide|contain|include|list|address|cover|note|detail|have)`;
const told = `(?:mentioned|specified|stated|said|given|provided|listed|named|addressed|covered|explained|described|discussed|indicated|recorded|noted|disclosed|documented|found)`;
const not = String.raw`(?:(?:do|does|did)\snot|(?:do|does|did)n['’]t|never|nowhere|fail(?:s|ed)?\sto)`;
const isNot = String.raw`(?:(?:is|are|was|were)\s(?:not|never|nowhere)|(?:is|are|was|were)n['’]t|has\snot\sbeen)`;
const adverbs = String.raw`(?:\s\p{L}+ly|\seven|\sactually|\salso)?`;
const within = String.raw`(?:\s(?:anywhere\s)?(?:in|by|on)\s${source})?`;
const end = String.raw`\s*[.!]?\s*$`;
const form = (pattern: string): RegExp => new RegExp(pattern, 'iu');
const available = String.raw`(?:supported|available|offered|provided|included|sold|stocked|on\soffer|on\ssale)`;
const may = `(?:possible|allowed|permitted|admitted|accepted|welcome|required|needed|recommended|covered)`;

export const englishAbsence: Partial<AbsenceLexicon> = {
  cues: phraseList(
    "not | no | \\w+n't | cannot | never | nowhere | nobody | none | nothing | no-one | silent | unclear | unknown | fails? to | omits?",
  ),
  ofSource: [
    form(`^it\\s${not}${adverbs}\\s(?:mention|specify|state|say|indicate|address)\\s(?<what>.+?)${end}`),
    form(
      `(?<!\\p{L})(?:${source}\\s${not}${adverbs}\\s${tells}|${text}\\s${not}${adverbs}\\s${holds})${within}(?:\\s(?<what>.+?))?${within}${end}`,
    ),
    form(
      `(?<!\\p{L})${source}\\s(?:says?|said|tells?|told\\sus|contains?|has|have|gives?|provides?)\\s(?:nothing|no\\s(?:information|details?|word|mention))(?:\\s(?:about|on|of|regarding|concerning|as\\sto|to)\\s(?<what>.+?))?${end}`,
    ),
    form(
      `(?<!\\p{L})${source}\\s(?:makes?|made)\\sno\\s(?:mention|reference)\\s(?:of|to)\\s(?<what>.+?)${end}`,
    ),
    form(`(?<!\\p{L})${source}\\s(?:is|are|was|were)\\ssilent\\s(?:about|on|as\\sto)\\s(?<what>.+?)${end}`),
    form(
      `(?<!\\p{L})there\\s(?:is|are|was|were)(?:\\sno|n['’]t\\sany)\\s(?:\\p{L}+\\s){0,2}?(?:mention|information|details?|word|indication|reference|record|statement)${within}(?:\\s(?:about|on|of|to|as\\sto|regarding|concerning|that|for)\\s(?<what>.+?))?${within}${end}`,
    ),
    form(
      `(?<!\\p{L})no\\s(?:mention|information|details?|reference|record)\\s(?:of|about|on|to|regarding|concerning)\\s(?<what>.+?)\\s(?:is|are|was|were)\\s(?:made|${told})${within}${end}`,
    ),
    form(
      `(?<!\\p{L})no\\s(?:mention|reference)\\s(?:is|was)\\smade\\s(?:of|to)\\s(?<what>.+?)${within}${end}`,
    ),
    form(
      `(?<!\\p{L})nothing\\s(?:is|was)\\s(?:said|${told})\\s(?:about|on|of|regarding)\\s(?<what>.+?)${within}${end}`,
    ),
    form(
      `^no\\s(?<what>(?:reasons?|explanations?|causes?|dates?|times?|deadlines?|prices?|figures?|names?|numbers?|amounts?|address(?:es)?)\\s(?:is|are|was|were)\\s${told}(?:\\s.+?)?)${within}${end}`,
    ),
    form(
      `^no\\s(?:\\p{L}+\\s)?(?:information|details?|indication|explanation|reason)\\s(?:is|are|was|were)\\s${told}${within}\\s(?:about|on|of|for|as\\sto|regarding|concerning)\\s(?<what>.+?)${within}${end}`,
    ),
    form(
      `(?<!\\p{L})there\\s(?:is|was)\\snothing${within}\\s(?:about|on|regarding)\\s(?<what>.+?)${within}${end}`,
    ),
    form(
      `^(?:it\\s(?:is|was|remains)\\s)(?:unclear|unknown|not\\s(?:clear|known))(?:\\sfrom\\s${source})?,?\\s(?<what>.+?)${end}`,
    ),
    form(
      `^(?:we|you|readers?|the\\sreader)\\s(?:is|are)\\s(?:not|never)\\stold${within}(?:\\sabout)?\\s(?<what>.+?)${end}`,
    ),
    form(`(?<!\\p{L})${source}\\s(?:omits?|leaves?\\s(?:out|open))\\s(?<what>.+?)${end}`),
    form(`^it\\s${isNot}${adverbs}\\s${told}${within}\\s(?<what>.+?)${end}`),
    form(
      `^(?:unfortunately,?\\s)?(?<what>.+?)\\s${isNot}${adverbs}\\s(?:mentioned|specified|stated|discussed|disclosed|addressed|explained|indicated|documented)${within}${end}`,
    ),
    form(
      `(?<!\\p{L})(?:i|we)\\s(?:can(?:not|['’]t)|could\\snot|couldn['’]t|did\\snot|didn['’]t|do\\snot|don['’]t)\\s(?:find|see|have)\\s(?:any(?:thing)?|enough)?\\s*(?:information|details?|mention|reference|evidence)?\\s*(?:about|on|of|to|regarding)\\s(?<what>.+?)${within}${end}`,
    ),
    form(
      `^(?:(?:that\\s|this\\s)?(?:is\\s)?not\\s(?:mentioned|specified|stated|given|provided|disclosed|found)|no\\s(?:information|answer|mention)(?:\\s(?:available|found|given))?)${within}${end}`,
    ),
    form(
      `(?<!\\p{L})(?:i|we)\\s(?:do\\snot|don['’]t|can(?:not|['’]t)|could\\snot|couldn['’]t)\\s(?:know|answer(?:\\s(?:this|that|the\\squestion|your\\squestion))?|tell|say|(?:have|find)\\s(?:enough\\s|any\\s)?(?:information|the\\sanswer))(?:\\s(?:from|based\\son|in|with)\\s${source})?${end}`,
    ),
  ],
  ofSubject: [
    form(
      `^(?:(?:in|at|on|for)\\s(?<of>[^,]+),\\s)?there\\s(?:is|are|was|were)(?:\\sno(?:t\\sany)?|n['’]t\\s(?:any|an?))\\s(?!(?:doubt|need|reason|evidence|indication)(?!\\p{L}))(?<what>.+?)${end}`,
    ),
    form(`^(?<what>.+?)\\s${isNot}\\s(?:yet\\s|currently\\s|also\\s)?${available}${end}`),
    form(`^(?<what>.+?)\\s${isNot}\\s(?:yet\\s|currently\\s|also\\s)?(?<does>${may})${end}`),
    form(`^(?<what>.+?)\\s(?:does\\snot|do\\snot|doesn['’]t|don['’]t)\\sexist${end}`),
    form(
      `^(?<of>.+?)\\s(?:has|have|had|offers?|contains?|includes?|provides?|supports?|comes\\swith|sells?)\\sno\\s(?<what>.+?)${end}`,
    ),
    form(
      `^(?<of>.+?)\\s${not}\\s(?:have|offer|contain|include|provide|support|sell|come\\swith)\\s(?:any\\s|an?\\s)?(?<what>.+?)${end}`,
    ),
    form(`^(?:nobody|no\\sone|no-one|none\\sof\\sthem)\\s(?<what>.+?)${end}`),
  ],
  planned: phraseList(
    'planned | plans? to | upcoming | coming soon | proposed | under (?:consideration|construction|discussion) | considering | will be (?:added|built|available|offered|introduced)',
  ),
  asked: {
    when: /(?<!\p{L})(?:when|(?:on|by|at|in|from|until)?\s?(?:what|which) (?:date|day|time|year|month)|(?:the |an? )?(?:exact )?(?:dates?|deadlines?|opening hours|times?|start|end|year)(?= (?:of|for|on|when|by|is|are|was)))(?!\p{L})/giu,
    howLong: /(?<!\p{L})(?:how long|(?:the )?(?:duration|length) of)(?!\p{L})/giu,
    howMuch:
      /(?<!\p{L})(?:how (?:much|many|often|high|large|big|far|old|tall|fast|heavy)|(?:the |an? )?(?:number|amount|size|weight|height|width|length|age|percentage|share)(?= of(?!\p{L})|\s*$))(?!\p{L})/giu,
    price: /(?<!\p{L})(?:(?:what|how much)(?= .+ costs?$)|costs?|prices?|fees?|charges?|priced)(?!\p{L})/giu,
    who: /(?<!\p{L})(?:who|whom|by whom|whose|the names? of)(?!\p{L})/giu,
    where:
      /(?<!\p{L})(?:where|in which (?:place|city|country)|(?:the |an? )?(?:location|address|whereabouts) of)(?!\p{L})/giu,
    why: /(?<!\p{L})(?:why|(?:the |an? |any )?(?:reasons?|causes?|explanations?)(?: why)?)(?!\p{L})/giu,
  },
  fillers: wordSet(`
    information info detail details mention anything any something specific specifically explicit explicitly exact exactly
    particular such whether if what which how yet still also ever available page document text context notes source
    take takes took place happen happens happened located held released published apply applies applied kind kinds
    type types sort there being been done made stated named matter subject topic question money itself themselves much many else
  `),
};
