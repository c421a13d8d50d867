import type { CueKind } from '../../../statements/cues.ts';
import { readStatement } from '../../../statements/statement.ts';
import type { Span } from '../../../text/span.ts';
import { siblingsOf } from '../siblings.ts';
import type { Backing } from './apartRule.ts';
import { elementOf } from './elements.ts';

/** One row tells nothing of all: "every plan gained members". */
export const rowForAll = (backing: Backing): Span | undefined =>
  siblingsOf(backing.main.passage, backing.reader).length < 2 ? undefined : saidOfAll(backing);

/** The same of one record of a list, or of a field that names a part: `seaView: "some rooms"`. */
export const fieldForAll = (backing: Backing): Span | undefined =>
  elementOf(backing.main.passage) !== undefined ||
  readStatement(backing.main.text, backing.seen.language).cues.some(({ kind }) => partial.has(kind))
    ? saidOfAll(backing)
    : undefined;
const partial: ReadonlySet<CueKind> = new Set(['most', 'some', 'few']);

const saidOfAll = ({ seen: { text, language }, main }: Backing): Span | undefined =>
  readStatement(text, language).cues.find(
    ({ kind, start, end }) => kind === 'all' && !main.text.includes(text.slice(start, end)),
  );
