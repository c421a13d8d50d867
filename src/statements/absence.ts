import { type AskedKind, askedKinds } from '../lexicon/absences.ts';
import { detectLanguage, type Known, lexiconOf, lexicons, wholePhrases } from '../lexicon/languages.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { alternatives } from '../lexicon/lists.ts';
import { clausesOf } from '../text/clauses.ts';
import { type Word, words } from '../text/words.ts';
import { findValues } from '../values/findValues.ts';

/** A claim that something is missing. */
export interface Absence {
  /** From the source as such ("the notes do not mention …"), or from what it is about ("there is no …"). */
  readonly from: 'source' | 'subject';
  readonly sought: Sought;
  /** In which it is said. */
  readonly language: Known;
}

/** What to look for: what a text says to be missing, or what a question asks. */
export interface Sought {
  /** Words that all stand together where it is there. */
  readonly words: readonly Word[];
  /** Words of that which is said to lack it. */
  readonly of: readonly Word[];
  /** Kinds of value that would tell it: a date for "when". */
  readonly asked: readonly AskedKind[];
}

/** Characters of a claim; longer ones say more than that. */
const longestClaim = 300;

export function readAbsence(text: string): Absence | undefined {
  const claim = text.trim();
  if (claim.length > longestClaim) return undefined;
  return absenceIn(claim, 'source') ?? (isSimple(claim) ? absenceIn(claim, 'subject') : undefined);
}

const denier = wholePhrases(({ denial }) => [
  ...denial.particles,
  ...denial.contractions,
  ...denial.determiners,
]);
/** "No bus after four" says that there is one before, and further clauses say more. "Windows 11" limits nothing. */
const isSimple = (claim: string): boolean =>
  !/[?？]$/.test(claim) &&
  clausesOf(claim).length === 1 &&
  findValues(claim).every(({ kind }) => kind === 'version');

/** What would answer a question. */
export const soughtByQuestion = (question: string): Sought =>
  soughtIn({ what: question }, lexiconOf(detectLanguage(question)));

/** Most claims have none, and its forms take longer to look for. */
const cues = new Map(
  Object.entries<Lexicon>(lexicons).map(([name, { absence, spaced }]) => {
    const any = alternatives(absence.cues);
    return [name, new RegExp(spaced ? `(?<![a-z])(?:${any})(?![a-z])` : any, 'i')];
  }),
);

function absenceIn(claim: string, from: Absence['from']): Absence | undefined {
  for (const [name, lexicon] of Object.entries<Lexicon>(lexicons)) {
    if (!cues.get(name)!.test(claim)) continue;
    const { ofSource, ofSubject } = lexicon.absence;
    for (const form of from === 'source' ? ofSource : ofSubject) {
      const found = form.exec(claim);
      if (found) return { from, sought: soughtIn(found.groups ?? {}, lexicon), language: name as Known };
    }
  }
  return undefined;
}

function soughtIn(
  { what = '', does = '', of = '' }: Readonly<Record<string, string | undefined>>,
  lexicon: Lexicon,
): Sought {
  const asking = askedKinds.map((kind) => [kind, lexicon.absence.asked[kind] ?? noForm] as const);
  const rest = asking.reduce((left, [, form]) => left.replace(form, ' '), what);
  const words = telling(`${rest} ${does}`, lexicon);
  // "The weight": there is nothing but what is asked for.
  if (words.length === 0) return { words: telling(what, lexicon), of: telling(of, lexicon), asked: [] };
  const asked = asking.flatMap(([kind, form]) => (what.search(form) >= 0 ? [kind] : []));
  return { words, of: telling(of, lexicon), asked };
}

const noForm = /(?!)/g;

/** Pairs of signs that hold an ending are left out: they stand for no word. */
const isEnding = /(?!^\p{Script=Hiragana}+$)\p{Script=Hiragana}/u;

const telling = (text: string, { absence, frequent }: Lexicon): readonly Word[] =>
  words(text.replace(denier, ' ')).filter(
    (word) =>
      !word.stop && !frequent.has(word.text) && !absence.fillers.has(word.text) && !isEnding.test(word.text),
  );
