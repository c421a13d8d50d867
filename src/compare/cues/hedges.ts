import { anyOf, type Cue, findCues } from './cue.ts';

const english =
  "might|might've|could|possibly|perhaps|maybe|probably|likely|unlikely|presumably|apparently|allegedly|reportedly|supposedly|seemingly|potentially|conceivably|arguably|speculated|speculation|speculative|rumou?red|rumou?r has it|appears? to|appeared to|seems? to|seemed to|seems? that|seems? like|it seems|it appears|believed to|thought to|said to be|suspected (?:to|of)|assumed to|presumed to|considered likely|it is (?:believed|thought|assumed|possible|conceivable|unclear)|is possible that|in theory|theoretically|hypothetically|tentatively|may (?:have|well|yet|eventually|not have)|may be (?:a|an|the|due|caused|related|linked|responsible|because)|I (?:think|believe|guess|suspect|assume)|we (?:think|believe|guess|suspect|assume)|some (?:believe|say|think|argue|speculate)|not (?:certain|sure|clear)|uncertain|unconfirmed|chances are|suggests? that|could have|might have|may have";
const german =
  'vielleicht|möglicherweise|wahrscheinlich|vermutlich|eventuell|angeblich|offenbar|anscheinend|könnten?|dürften?|womöglich|scheint|scheinbar';
const french =
  'peut-être|probablement|vraisemblablement|éventuellement|apparemment|pourrait|pourraient|semble|semblent|il se peut que|serait';
const spanish =
  'quizás?|tal vez|posiblemente|probablemente|aparentemente|supuestamente|podría|podrían|parece|parecen|al parecer|a lo mejor';
const words = anyOf(english, german, french, spanish);
/** Japanese and Chinese have no spaces to bound words. */
const eastern =
  /かもしれ|おそらく|恐らく|たぶん|多分|可能性が|らしい|ようだ|ようです|と思われ|とみられ|と見られ|と考えられ|でしょう|だろう|とされ|也许|也許|或许|或許|可能|据说|據說|据称|似乎|大概会|恐怕|估计会|有望/gu;

/** An ability in the past. */
const ability = /^could\s?(?:not|n['’]t|only|no\slonger)/iu;

/**
 * Speculative wording: "might", "is believed to". "About" and "roughly" are no hedges: they widen a number; nor is
 * the "may" of a permission.
 */
export function findHedges(text: string): Cue[] {
  return [...findCues(text, words), ...findCues(text, eastern)]
    .filter((cue) => !ability.test(text.slice(cue.start, cue.start + 24)))
    .sort((a, b) => a.start - b.start);
}
