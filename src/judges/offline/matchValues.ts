import { compareValues } from '../../compare/compareValues.ts';
import { derivable } from '../../compare/derivable.ts';
import type { FieldFinding } from '../../compare/structured.ts';
import type { Value } from '../../compare/value.ts';
import { overlaps } from '../../text/span.ts';
import { align, type Scopes, scopesOf } from './align.ts';
import { compareNearby } from './compareNearby.ts';
import type { ContentWord, Coverage } from './coverage.ts';
import { isListed } from './listed.ts';
import { fromWrongCell, isMisplaced } from './misplaced.ts';
import type { ContextReader, ReadPassage } from './reader.ts';
import { type Elsewhere, isAgreement, isAligned, type ValueMatch } from './valueMatch.ts';

/** Contexts up to this many passages are searched whole for a value that is not near. */
const wholeContext = 800;
/** In larger ones, passages with the value's own words that are looked at. */
const mostFar = 8;

/** Alignment of a clash with a field of structured context. */
const fieldAlignment = 0.9;

/** Matches the values `stated` in a claim against the context. Spans of `value` are offsets into `text`. */
export function matchValues(
  text: string,
  stated: readonly Value[],
  content: readonly ContentWord[],
  near: readonly Coverage[],
  fields: readonly FieldFinding[],
  reader: ContextReader,
  question: readonly Value[],
): readonly ValueMatch[] {
  const fromFields = fields.flatMap((finding) => matchField(finding, reader));
  const values = stated.filter((value) => !fields.some((f) => overlaps(f.value, value)));
  const passages = nearest(near);
  return [
    ...fromFields,
    ...values.map((value) =>
      matchValue(value, values, scopesOf(value, values, text, content), passages, reader, question),
    ),
  ];
}

/** A field names what its value is of, so a finding on it is aligned by nature. */
function matchField({ agreement, value, other, passage }: FieldFinding, reader: ContextReader): ValueMatch[] {
  const at = reader.passage(passage);
  if (!at) return [];
  return [
    agreement === 'equal'
      ? { how: 'agrees', value, agreement: 'equal', other, at }
      : { how: 'clashes', value, other, at, alignment: fieldAlignment },
  ];
}

/** Passages of the proposed windows, those of the best window first, each once. */
function nearest(near: readonly Coverage[]): readonly ReadPassage[] {
  return [...new Set(near.flatMap(({ window }) => window.passages))];
}

function matchValue(
  value: Value,
  all: readonly Value[],
  scopes: Scopes,
  passages: readonly ReadPassage[],
  reader: ContextReader,
  question: readonly Value[],
): ValueMatch {
  const { agreements, clashes, likeliest: clash } = compareNearby(value, all, scopes, passages);
  const meant = fromWrongCell(value, all, clashes, agreements, scopes);
  if (meant) return meant;
  const [agreement] = agreements;
  if (agreement) return clash && isMisplaced(clash, agreements, scopes) ? clash : agreement;
  const far = findElsewhere(value, reader, passages);
  if (far) {
    const alignment = align(value, far.other, scopes, far.at);
    return clash && isMisplaced(clash, [{ ...far, alignment }], scopes) ? clash : far;
  }
  const around = passages.slice(0, 6).flatMap((at) => at.values);
  const isOpen = !clash || !isAligned(clash);
  if (derivable(value, around) || (isOpen && isListed(value, passages, reader)))
    return { how: 'derived', value };
  if (question.some((asked) => compareValues(value, asked) === 'equal'))
    return { how: 'fromQuestion', value };
  return clash ?? { how: 'absent', value };
}

function findElsewhere(
  value: Value,
  reader: ContextReader,
  seen: readonly ReadPassage[],
): Elsewhere | undefined {
  const all = reader.index.passages;
  const positions =
    all.length <= wholeContext
      ? all.map((_, i) => i)
      : reader.index.search(value.text, mostFar).map(({ passage }) => passage.position);
  const skip = new Set(seen);
  for (const position of positions) {
    const at = reader.passage(position);
    if (!at || skip.has(at)) continue;
    for (const other of at.values)
      if (isAgreement(compareValues(value, other))) return { how: 'elsewhere', value, other, at };
  }
  return undefined;
}
