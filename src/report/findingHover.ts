import { t } from '@vscode/l10n';
import { verdictOf } from '../check/tally.ts';
import type { Assessment } from '../check/types.ts';
import type { ShownFinding } from './findingDiagnostic.ts';
import { judgedBy } from './judgeName.ts';
import { confidenceText, verdictText } from './labels.ts';

const maxQuote = 400;

/** As much of the words of an evidence as a hover shows. */
export const shortQuote = (words: string): string =>
  words.length > maxQuote ? `${words.slice(0, maxQuote)}…` : words;

/**
 * Verdict, confidence, what is particular about the claim, and the judge, as Markdown.
 * @param quiet why it has no squiggle
 */
export const hoverHead = (shown: ShownFinding, quiet: string | undefined): string =>
  [
    `**${escapeMarkdown(verdictText(verdictOf(shown.finding)))}**`,
    ...[...hoverNotes(shown), ...(quiet && !shown.decision && !shown.stale ? [quiet] : [])].map(
      escapeMarkdown,
    ),
  ].join(' · ');

/** The same but for the verdict, as plain words. */
export function hoverNotes({ finding, stale, decision }: ShownFinding): readonly string[] {
  return [
    ...(finding.type === 'assessment' ? [confidenceText(finding.confidence), ...flagNotes(finding)] : []),
    ...(stale === 'edited' ? [t('edited after the check')] : []),
    ...(stale === 'context' ? [t('context changed after the check')] : []),
    ...(decision?.kind === 'ignored' ? [t('ignored')] : []),
    ...(decision?.kind === 'verified' ? [t('verified')] : []),
    judgedBy(finding.judge),
  ];
}

function flagNotes({ flags }: Assessment): readonly string[] {
  return [
    ...(flags.hedged ? [t('hedged')] : []),
    ...(flags.subjective ? [t('subjective')] : []),
    ...(flags.rounded ? [t('rounded')] : []),
    ...(flags.coarser ? [t('less precise')] : []),
    ...(flags.unwarranted ? [t('weak evidence')] : []),
  ];
}

/**
 * Text of a file or a model as Markdown that shows just its characters: no link, image, markup or HTML. Other than
 * `MarkdownString.appendText` it keeps spaces breakable, so that long text wraps.
 */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[!-/:-@[-`{-~]/g, '\\$&').replace(/\s+/g, ' ');
