import { everyWord } from '../../lexicon/languages.ts';
import type { Value, ValueRelation, VersionValue } from '../value.ts';

/**
 * Versions and identifiers never round; "3.11" is coarser than "3.11.4". A long number is the same under another
 * label: "HTTP 429" and "status 429".
 */
export function compareVersions(claim: VersionValue, context: VersionValue): ValueRelation {
  if (!sameLabel(claim.label, context.label))
    return claim.id === context.id && /^\d{3,}$/.test(claim.id) ? 'equal' : 'incomparable';
  if (claim.id === context.id || trimmed(claim.id) === trimmed(context.id)) return 'equal';
  if (context.id.startsWith(`${claim.id}.`)) return 'coarser';
  if (claim.id.startsWith(`${context.id}.`)) return 'finer';
  return 'clash';
}

const trimmed = (id: string): string => id.replace(/(?:\.0)+$/, '').replace(/^0+(?=\d)/, '');

/** "Node 18" is "Node.js 18". */
const library = /\.js$/;

/** "Otter 7.0" beside "version 7.0" or a bare 7.0: of another product, or of this one. */
export const isOfSameNumber = (claim: Value, context: Value): boolean =>
  claim.kind === 'version' &&
  (context.kind === 'version'
    ? claim.id === context.id &&
      [claim.label, context.label].some((label) => label === undefined || generic.has(label))
    : context.kind === 'number' && claim.id.includes('.') && context.text === claim.id);

const generic = everyWord(({ notation }) => notation.versionLabels);

/** A bare "4.2" may be the version of anything. */
const sameLabel = (here: string | undefined, there: string | undefined): boolean =>
  here === there ||
  here?.replace(library, '') === there?.replace(library, '') ||
  ((here === undefined || generic.has(here)) && (there === undefined || generic.has(there)));
