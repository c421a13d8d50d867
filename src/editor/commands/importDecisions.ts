import * as vscode from 'vscode';
import * as z from 'zod/mini';
import { Problem } from '../../check/problem.ts';
import { type Decisions, isDecision } from '../../review/decisions.ts';
import type { Findings } from '../../review/findings.ts';
import { importedRemarks } from '../../review/importedRemarks.ts';
import { limitSize } from '../../sources/limits.ts';
import { activeUri } from '../documents.ts';
import { validInput } from './validInput.ts';

const importArgumentsSchema = z.object({
  /** URI of the file to read. */
  file: z.optional(z.string()),
});

/**
 * Takes in what others decided and noted in a report, or replied to in a review of a pull request.
 * @throws {Problem} badInput, fileTooLarge
 */
export async function importDecisions(
  given: unknown,
  decisions: Pick<Decisions, 'take'>,
  findings: Pick<Findings, 'uris' | 'get'>,
): Promise<void> {
  const { t } = vscode.l10n;
  const args = await validInput(importArgumentsSchema, given ?? {});
  const file = args.file ? vscode.Uri.parse(args.file, true) : await askFile();
  if (!file) return;
  const { size } = await vscode.workspace.fs.stat(file);
  limitSize(size, { uri: file.toString() });
  const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
  const remarks = importedRemarks(text, (claim) => wordsOf(claim, findings));
  if (!remarks)
    throw new Problem('badInput', {
      detail: t('This is neither a JSON report of Claimlight nor the comments of a pull request.'),
    });
  const document = activeUri() ?? vscode.workspace.workspaceFolders?.[0]?.uri.toString() ?? file.toString();
  const taken = await decisions.take(remarks, document);
  const decided = taken.filter(isDecision).length;
  await vscode.window.showInformationMessage(
    [
      t('Imported: {0} decisions, {1} notes.', decided, taken.length - decided),
      ...(taken.length < remarks.length
        ? [
            t(
              '{0} about claims that have a decision or a note already were left out.',
              remarks.length - taken.length,
            ),
          ]
        : []),
    ].join(' '),
  );
}

async function askFile(): Promise<vscode.Uri | undefined> {
  const picked = await vscode.window.showOpenDialog({
    title: vscode.l10n.t('Import Decisions'),
    filters: { JSON: ['json'] },
  });
  return picked?.[0];
}

/** Empty where it was not checked here. */
const wordsOf = (claim: string, findings: Pick<Findings, 'uris' | 'get'>): string =>
  findings
    .uris()
    .flatMap((uri) => findings.get(uri)?.findings ?? [])
    .find(({ finding }) => finding.claim.id === claim)?.finding.claim.text ?? '';
