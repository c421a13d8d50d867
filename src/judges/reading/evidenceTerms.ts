/** Words that say nothing about what a sentence is about; the model was trained with this list. */
const stopWords: ReadonlySet<string> = new Set(
  `a an the and or but nor so yet of to in on at by for from with without into onto over under about as than then
  that this these those there here it its he she they them his her their theirs we us our you your i me my who whom
  whose which what when where why how is are was were be been being am do does did done has have had having will would
  shall should can could may might must no not also very just only such some any each other another more most much
  many own same too if because while during before after between through again once both all per via up down out
  off`.split(/\s+/),
);

const word = /[\p{L}\p{N}_]+(?:[.,:]\p{Nd}+)*/gu;
const endings = ['ings', 'ing', 'edly', 'ed', 'ies', 'es', 'ly', 's', 'e'] as const;

/** Stems of the content words and numbers of a text. */
export function termsOf(text: string): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const [written] of text.matchAll(word)) {
    const plain = written.toLowerCase().replaceAll(',', '');
    if (!stopWords.has(plain)) terms.add(stem(plain));
  }
  return terms;
}

/** A crude stem: enough to match inflections within one language. */
function stem(term: string): string {
  if (term.length <= 4 || !/^\p{L}+$/u.test(term)) return term;
  const ending = endings.find((one) => term.endsWith(one) && term.length - one.length >= 3);
  return ending === undefined ? term : term.slice(0, -ending.length);
}
