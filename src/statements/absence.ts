import { type AskedKind, askedKinds } from '../lexicon/absences.ts';
import { detectLanguage, type Known, lexiconOf, lexicons, wholePhrases } from '../lexicon/languages.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { alternatives } from '../lexicon/lists.ts';
import { type ClauseMark, clauseMarks, clausesOf } from '../text/clauses.ts';
import { type Word, words } from '../text/words.ts';
import { findValues } from '../values/findValues.ts';
import { hasOpposite } from './antonyms.ts';

/** A claim that something is missing. */
export interface Absence {
  /** From the source as such ("the notes do not mention …"), or from what it is about ("there is no …"). */
  readonly from: 'source' | 'subject';
  readonly sought: Sought;
  /** In which it is said, where its form tells. */
  readonly language?: Known;
  /** A statement of any other form with a denial in it. */
  readonly isPlain?: true;
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

/** That something is missing, or a statement with a denial in it. */
export function readAbsence(text: string): Absence | undefined {
  const claim = text.trim();
  return readMissing(claim) ?? (isSimple(claim) ? plainDenial(claim) : undefined);
}

/** That something is missing, in a form that says so. */
export function readMissing(text: string): Absence | undefined {
  const claim = text.trim();
  if (claim.length > longestClaim) return undefined;
  return absenceIn(claim, 'source') ?? (isSimple(claim) ? absenceIn(claim, 'subject') : undefined);
}

const denier = wholePhrases(({ denial }) => [
  ...denial.particles,
  ...denial.contractions,
  ...denial.determiners,
]);
/** "Not all", "not always", "not enough": there is some of it. */
const measured = wholePhrases(({ strength, denial }) => [
  ...strength.whole,
  ...denial.undone,
  ...denial.undoneNoun,
  ...denial.softened,
]);

/** What may hold of one part of a claim and not of the other: "the lid, but not the belt". */
const parts = (mark: ClauseMark): boolean =>
  mark.kind !== 'stop' && (mark.kind !== 'word' || mark.word !== 'complement');

/** A statement of any form with one denial in it: all its other words stand together where it is wrong. */
function plainDenial(claim: string): Absence | undefined {
  const denials = [...claim.matchAll(denier)];
  if (denials.length !== 1 || claim.search(measured) >= 0 || clauseMarks(claim).some(parts)) return undefined;
  const [{ 0: found, index }] = denials as [RegExpMatchArray & { index: number }];
  const rest = `${claim.slice(0, index)} ${claim.slice(index + found.length)}`;
  const said = stating(rest, lexiconOf(detectLanguage(claim)));
  if (said.length < fewestDenied) return undefined;
  return { from: 'subject', sought: { words: said, of: [], asked: [] }, isPlain: true };
}

/** With fewer words a statement has too little to know it by. */
const fewestDenied = 2;

/** "Before" and "over" set one statement apart from another. */
const stating = (text: string, { frequent, absence }: Lexicon): readonly Word[] =>
  words(text).filter(
    (word) =>
      (!word.stop || hasOpposite(word.text)) && !frequent.has(word.text) && !absence.fillers.has(word.text),
  );

/** "No bus after four" says that there is one before, and further clauses say more. "Windows 11" limits nothing. */
const isSimple = (claim: string): boolean =>
  claim.length <= longestClaim &&
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
