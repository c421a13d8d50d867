import type { Span } from '../text/span.ts';

/** How a statement is meant (scoring.md §1): where it judges and speculates at once, the judgement counts. */
export function toneOf(text: string): { readonly hedged?: true; readonly subjective?: true } {
  if (findSubjective(text).length > 0) return { subjective: true };
  return findHedges(text).length > 0 ? { hedged: true } : {};
}

const englishHedges =
  "might|might've|could|possibly|perhaps|maybe|probably|likely|unlikely|presumably|apparently|allegedly|reportedly|supposedly|seemingly|potentially|conceivably|arguably|speculated|speculation|speculative|rumou?red|rumou?r has it|appears? to|appeared to|seems? to|seemed to|seems? that|seems? like|it seems|it appears|believed to|thought to|said to be|suspected (?:to|of)|assumed to|presumed to|considered likely|it is (?:believed|thought|assumed|possible|conceivable|unclear)|is possible that|in theory|theoretically|hypothetically|tentatively|may (?:have|well|yet|eventually|not have)|may be (?:a|an|the|due|caused|related|linked|responsible|because)|I (?:think|believe|guess|suspect|assume)|we (?:think|believe|guess|suspect|assume)|some (?:believe|say|think|argue|speculate)|not (?:certain|sure|clear)|uncertain|unconfirmed|chances are|suggests? that|could have|might have|may have";
const germanHedges =
  'vielleicht|möglicherweise|wahrscheinlich|vermutlich|eventuell|angeblich|offenbar|anscheinend|könnten?|dürften?|womöglich|scheint|scheinbar';
const frenchHedges =
  'peut-être|probablement|vraisemblablement|éventuellement|apparemment|pourrait|pourraient|semble|semblent|il se peut que|serait';
const spanishHedges =
  'quizás?|tal vez|posiblemente|probablemente|aparentemente|supuestamente|podría|podrían|parece|parecen|al parecer|a lo mejor';
const hedgeWords = anyOf(englishHedges, germanHedges, frenchHedges, spanishHedges);
/** Japanese and Chinese have no spaces to bound words. */
const cjkHedges =
  /かもしれ|おそらく|恐らく|たぶん|多分|可能性が|らしい|ようだ|ようです|と思われ|とみられ|と見られ|と考えられ|でしょう|だろう|とされ|也许|也許|或许|或許|可能|据说|據說|据称|似乎|大概会|恐怕|估计会|有望/gu;

/** An ability in the past. */
const ability = /^could\s?(?:not|n['’]t|only|no\slonger)/iu;

/**
 * Speculative wording: "might", "is believed to". "About" and "roughly" are no hedges: they widen a number; nor is
 * the "may" of a permission.
 */
export function findHedges(text: string): Cue[] {
  return [...findCues(text, hedgeWords), ...findCues(text, cjkHedges)]
    .filter((cue) => !ability.test(text.slice(cue.start, cue.start + 24)))
    .sort((a, b) => a.start - b.start);
}

const praise =
  'amazing|astonishing|awe-inspiring|awesome|beautiful|beautifully|beloved|best|best-in-class|brilliant|breathtaking|celebrated|charming|classic|cutting-edge|cozy|cosy|dazzling|delicious|delightful|effortless|effortlessly|elegant|enchanting|engaging|epic|excellent|exceptional|exciting|exquisite|extraordinary|fabulous|fantastic|fascinating|finest|flawless|game-changing|glorious|gorgeous|great|greatest|groundbreaking|hidden gem|historic|iconic|ideal|impressive|incredible|incredibly|influential|innovative|inspiring|intuitive|inviting|legendary|lovely|luxurious|(?:made|makes|making) history|magical|magnificent|marvellous|marvelous|masterful|memorable|most important|must-see|must-visit|(?:leads?|leading|led) the (?:field|industry|market|pack|way|world)|market leaders?|next-generation|notable|outstanding|peerless|pioneering|perfect|picturesque|powerful|premier|prestigious|pristine|remarkable|renowned|revolutionary|robust|seamless|seamlessly|sleek|spectacular|splendid|state-of-the-art|stunning|stylish|sublime|superb|superior|terrific|top-notch|top-tier|top-rated|trusted|unforgettable|unmatched|unparalleled|unprecedented|unrivall?ed|user-friendly|vibrant|visionary|wonderful|world-class|world-famous|world-leading';
const blame =
  'abysmal|appalling|atrocious|awful|bad|boring|clumsy|controversial|disappointing|disastrous|disgusting|dreadful|dull|horrible|infamous|lousy|mediocre|miserable|notorious|poor|regrettable|shameful|shocking|sloppy|terrible|tragic|troubling|ugly|unfortunate|worst';
const comment =
  'fortunately|unfortunately|sadly|luckily|regrettably|thankfully|surprisingly|interestingly|importantly|remarkably|notably|clearly|obviously|undoubtedly|of course|crucially';
const leading = /(?<![\p{L}])(?:the |a |world's |world’s |one of the )(?:leading|foremost|top)(?=\s\p{L})/giu;
const germanJudgements =
  'großartige?[rsn]?|hervorragende?[rsn]?|beste[rsn]?|führende[rsn]?|wunderbare?[rsn]?|bahnbrechende?[rsn]?|schreckliche?[rsn]?|leider|beeindruckende?[rsn]?|einzigartige?[rsn]?';
const frenchJudgements =
  'meilleure?s?|excellente?s?|magnifiques?|formidables?|remarquables?|incroyables?|exceptionnel(?:le)?s?|terribles?|malheureusement|superbes?';
const spanishJudgements =
  'mejor(?:es)?|excelentes?|magnífic[oa]s?|increíbles?|maravillos[oa]s?|extraordinari[oa]s?|terribles?|desafortunadamente|impresionantes?';
const judgementWords = anyOf(praise, blame, comment, germanJudgements, frenchJudgements, spanishJudgements);
const cjkJudgements =
  /素晴らし|すばらし|最高の|美しい|優れた|画期的|残念|見事|最悪|有名な|人気の|最好的|优秀|優秀|出色|杰出|傑出|美丽|美麗|令人惊叹|遗憾|糟糕|卓越|伟大|偉大/gu;

/** "Great Britain", "at best", "poor households": the words without the judgement. */
const plainPhrases =
  /^(?:Great\s\p{Lu}|great-\p{L}|best\s(?:known|practices?|before|of\s\p{N}|man\b)|poor\s(?:people|households|families|countries)|classic\s\p{Lu}|ideal\sgas|bad\s(?:request|gateway|debt)|perfect\s(?:square|match)|powerful\senough|historic\s(?:site|district|center|centre)s?)/u;

/** Evaluative wording: "leading", "best", "historic". It is part of the claim; the context must say it too. */
export function findSubjective(text: string): Cue[] {
  return [...findCues(text, judgementWords), ...findCues(text, leading), ...findCues(text, cjkJudgements)]
    .filter(
      ({ start, text: cue }) =>
        !plainPhrases.test(text.slice(start, start + 32)) && !isPhrase(text, start, cue),
    )
    .sort((a, b) => a.start - b.start);
}

const isPhrase = (text: string, start: number, cue: string): boolean =>
  /^best$/i.test(cue) &&
  /(?:at|do|did|the\s\p{L}+\sworks)\s$/iu.test(text.slice(Math.max(0, start - 12), start));

/** Words that tell how something is said. */
interface Cue extends Span {
  readonly text: string;
}

/**
 * A pattern that matches any of the words and phrases, parted by bars, as whole words in any case. Spaces match any
 * white space. Groups must not nest.
 */
function anyOf(...lists: readonly string[]): RegExp {
  const alternatives = lists
    .flatMap((list) => list.split(/\|(?![^(]*\))/))
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/ /g, '\\s').replace(/['’]/g, "['’]"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

const findCues = (text: string, pattern: RegExp): Cue[] =>
  [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
