import { everyWord } from '../../../lexicon/languages.ts';
import type { Passage } from '../../../text/passage.ts';
import type { Span } from '../../../text/span.ts';
import { agreementsOf } from '../matching/valueMatch.ts';
import type { Backing } from './apartRule.ts';

/** A question says nothing by itself but for the values in it or in the answer; what is answered with a yes is said. */
export function unanswered({ seen: { values, part }, main, reader }: Backing): Span | undefined {
  const { text, passage } = main;
  const isTold = ({ position }: Passage): boolean =>
    position === passage.position || position === passage.position + 1;
  if (!/[?？]\s*$/u.test(text)) return undefined;
  if (agreementsOf(values).some(({ at }) => isTold(at.passage))) return undefined;
  const answer = reader.passage(passage.position + 1)?.text.replace(/^[^:.!?]{1,40}:\s/u, '') ?? '';
  return yes.has(/^\p{L}+/u.exec(answer)?.[0].toLowerCase() ?? '') ? undefined : part;
}

const yes = everyWord(({ fields }) => fields.yes);
