import { lexiconOf } from '../../../lexicon/languages.ts';
import { clausesOf } from '../../../text/clauses.ts';
import { overlaps, type Span } from '../../../text/span.ts';
import { words } from '../../../text/words.ts';
import { type AnalysedPassage, cover } from '../retrieval.ts';
import type { Backing } from './apartRule.ts';
import { fullName } from './nameApart.ts';

/** Share of what a clause says beside its name that the passage has in which another name stands. */
const leastExchanged = 0.6;

/** "Ada stopped the engine and Ben steered" where one passage has Ben stop it, and another one Ada steer. */
export function namesExchanged({ seen, best: { window } }: Backing): Span | undefined {
  const { text, names, content, language } = seen;
  const { capitalNouns } = lexiconOf(language).markers;
  const told = capitalNouns ? names.filter(({ name }) => fullName.test(name)) : names;
  if (told.length < 2) return undefined;
  const beside = content.filter(({ word }) => !told.some((name) => overlaps(name, word)));
  const clauses = clausesOf(text);
  const placed = told.flatMap((name) => {
    const clause = clauses.find((one) => one.start <= name.start && name.end <= one.end);
    const own = beside.filter(({ word }) => clause && overlaps(word, clause));
    const [best] = window.passages
      .map((at) => ({ at, share: cover(own, { passages: [at], centre: at.passage.position }).share }))
      .toSorted((a, b) => b.share - a.share);
    return own.length > 0 && best && best.share >= leastExchanged ? [{ name, at: best.at }] : [];
  });
  const holds = ({ stems }: AnalysedPassage, { name }: { readonly name: string }): boolean =>
    words(name).some(({ stem, stop }) => !stop && stems.has(stem));
  return placed.find(({ name, at }) =>
    placed.some(
      (other) =>
        other.at !== at &&
        holds(at, other.name) &&
        holds(other.at, name) &&
        !holds(at, name) &&
        !holds(other.at, other.name),
    ),
  )?.name;
}
