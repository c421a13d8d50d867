import { anyPhrase, everyEntry } from '../../lexicon/languages.ts';
import type { Sentence } from '../../text/passage.ts';
import { isStopWord } from '../../text/words.ts';

/** How a context spells its words. */
interface ContextSpelling {
  /** With its capitals; `undefined` for a word that the context does not have. */
  readonly writes: (lowerCase: string) => string | undefined;
  /** Whether it has a name, or one of which this is the short form. */
  readonly knowsName: (name: string) => boolean;
}

const word = /\p{L}[\p{L}\p{M}\p{N}]*/gu;

/** The same sentence with its case restored, before it is taken apart. */
export function withCase(sentence: Sentence, context: ContextSpelling): Sentence {
  const text = restoreCase(sentence.text, context);
  return text === sentence.text ? sentence : { ...sentence, text };
}

/**
 * A text in capitals alone as the context would write it: names are told by their capitals. Offsets stay as they
 * are.
 */
export function restoreCase(text: string, context: ContextSpelling): string {
  if (!isShouted(text)) return text;
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return text;
  const written = lower.replace(word, (one) => {
    if (isStopWord(one)) return one;
    const known = context.writes(one) ?? nameOf(one, context) ?? one;
    return known.length === one.length ? known : one;
  });
  return written.replace(/\p{L}/u, (first) =>
    first.toUpperCase().length === 1 ? first.toUpperCase() : first,
  );
}

/**
 * Countries and their people are written with a capital in every text; ranks, abbreviations and the initials of what the
 * context names with capitals alone.
 */
function nameOf(one: string, context: ContextSpelling): string | undefined {
  const capitals = one.toUpperCase();
  if (abbreviations.has(one) || rank.test(one)) return capitals;
  if (one.length <= longestAcronym && context.knowsName(capitals)) return capitals;
  return commonNames.has(one) || commonNames.has(one.replace(/s$/, '')) ? capitalised(one) : undefined;
}

const longestAcronym = 5;

const commonNames: ReadonlySet<string> = new Set(
  everyEntry(({ markers }) => markers.forms).flatMap((group) =>
    [...group].flatMap((form) => (/^\p{Lu}/u.test(form) ? [form.toLowerCase()] : [])),
  ),
);
/** "uk": short names of what has a longer one. */
const abbreviations: ReadonlySet<string> = new Set(
  everyEntry(({ names }) => names.aliases).flatMap((group) =>
    [...group].filter((name) => /^\p{L}{2,3}$/u.test(name)),
  ),
);
/** "Super Bowl XXX". */
const rank = /^(?=[xvi]{2,}$)x{0,3}(?:ix|iv|v?i{0,3})$/;

const isShouted = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && /(?<!\p{Lu})(?:\p{Lu}{2,}\P{L}+){3}/u.test(text);

/** No name ends so. */
const derived = new RegExp(`(?:${anyPhrase(({ endings }) => endings.derived)})s?$`);

const capitalised = (one: string): string => one[0]!.toUpperCase() + one.slice(1);

/** How texts write each of their words where a capital tells something: behind other words of the sentence. */
export function writtenForms(texts: Iterable<string>): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const text of texts)
    for (const { 0: form, index } of text.matchAll(word)) {
      const opens = /(?:^|[.!?:;•|>"“(]\s*)$/u.test(text.slice(Math.max(0, index - 4), index));
      const forms = counts.get(form.toLowerCase()) ?? new Map<string, number>();
      counts.set(form.toLowerCase(), forms.set(form, (forms.get(form) ?? 0) + (opens ? 0.1 : 1)));
    }
  return new Map(
    [...counts].flatMap(([lower, forms]) => {
      const [form, count] = [...forms].toSorted((a, b) => b[1] - a[1])[0]!;
      return count < 1 && form !== lower && derived.test(lower) ? [] : [[lower, form] as const];
    }),
  );
}
