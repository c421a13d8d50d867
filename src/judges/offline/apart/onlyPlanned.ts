import type { CueKind } from '../../../statements/cues.ts';
import { governedBy } from '../../../statements/pairing.ts';
import { readStatement, type Statement } from '../../../statements/statement.ts';
import type { Span } from '../../../text/span.ts';
import { statementOf } from '../evidenceReading.ts';
import type { Backing } from './apartRule.ts';
import { tellingPassages } from './tellingPassages.ts';

const guards: ReadonlySet<CueKind> = new Set(['planned', 'possible', 'advice']);
/** A claim with one of these says itself that it is not so yet, or not always. */
const open: ReadonlySet<CueKind> = new Set([...guards, 'permission', 'requirement', 'saying', 'accordingTo']);

/** "Will be closed" of what a passage beside the main one only proposes: the main one does not say it at all. */
export function onlyPlanned({ seen, best, main }: Backing): Span | undefined {
  const { text, language, content } = seen;
  const claim = readStatement(text, language);
  if (claim.denials.length > 0 || claim.cues.some(({ kind }) => open.has(kind))) return undefined;
  const beside = tellingPassages(seen, best, main).filter((at) => at !== main);
  const statements = beside.map((at) => statementOf(at, language));
  return content.find(({ word, settled }) => {
    if (settled || main.stems.has(word.stem)) return false;
    const telling = statements.filter(({ words }) => words.some(({ stem }) => stem === word.stem));
    return telling.length > 0 && telling.every((one) => isGuarded(one, word.stem));
  })?.word;
}

/** Whether a statement only plans, proposes or holds possible what a stem tells, wherever it has it. */
const isGuarded = (statement: Statement, stem: string): boolean => {
  const guarded = new Set(
    statement.cues.flatMap((cue) => (guards.has(cue.kind) ? governedBy(statement, cue, 1) : [])),
  );
  return statement.words.every((word, at) => word.stem !== stem || guarded.has(at));
};
