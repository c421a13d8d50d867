import { anyPhrase } from '../../lexicon/languages.ts';
import type { Matcher } from '../matcher.ts';
import { contentIn } from '../pairing.ts';
import { copyOf } from './copiedGaps.ts';
import { isPast } from './past.ts';

/** Less of the claim in one order, and it is no copy that leaves something out. */
const leastCopied = 0.8;

/** What a statement opens with up to its comma: "In winter, from November to March, …". */
const opening = /^[^,;:.!?]{2,60},\s(?:\p{Ll}[^,;:.!?]{2,60},\s)?/u;
/** "Along with potassium," adds, "for comparison's sake," leads in: neither is a setting. */
const noSetting = new RegExp(`^(?:${anyPhrase(({ markers }) => markers.noSettings)})(?![\\p{L}])`, 'iu');

/**
 * A copy of what holds in one setting, without the setting: "the last sailing is at 18:00" for "in winter, the last
 * sailing is at 18:00". What happened once happened wherever that is told.
 */
export const matchSetting: Matcher = (compared) => {
  const { claim, evidence, pairing } = compared;
  const end = opening.exec(evidence.text)?.[0].length ?? 0;
  if (end === 0 || !evidence.markers.prepositions.has(evidence.words[0]?.text ?? '')) return 'unknown';
  if (noSetting.test(evidence.text)) return 'unknown';
  const setting = contentIn(evidence, { start: 0, end });
  const rest = evidence.content.filter((at) => !setting.includes(at));
  const isTold = setting.some((at) => pairing.here.has(at) || /\d{4}/.test(evidence.words[at]!.text));
  if (setting.length === 0 || isTold || isPast(evidence, rest) || claim.cues.some(isLimit)) return 'unknown';
  if (copyOf(compared).share < leastCopied) return 'unknown';
  return {
    kind: 'condition',
    here: { start: 0, end: claim.text.length },
    there: { start: 0, end: end - 2 },
  };
};

const isLimit = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'requirement' || kind === 'some' || kind === 'possible';
