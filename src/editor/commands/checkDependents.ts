import * as vscode from 'vscode';
import { fileName } from '../../report/place.ts';
import type { DependentsCheck } from '../checking/dependentsCheck.ts';
import { withLateProgress } from '../checking/lateProgress.ts';
import type { SideViewVisibility } from '../surfaces/sideViewVisibility.ts';
import { outputOf, parseCheckArguments } from './checkArguments.ts';

/** Checks what must agree with a file of the explorer, or with the one in front. */
export async function checkDependents(
  given: unknown,
  check: DependentsCheck,
  sideView: SideViewVisibility,
): Promise<void> {
  const args = await parseCheckArguments(given);
  const source = args.output ?? (await outputOf(args)).uri.toString();
  const { t } = vscode.l10n;
  const place = { isInSight: () => sideView.isVisible, onDidChange: sideView.onDidChange };
  await withLateProgress(check.run(source), place, {
    title: t('Checking documents that use “{0}”', fileName(source)),
    cancel: () => check.cancel(),
    follow: (report) => {
      const tell = () => {
        const { documents = [], total = 0 } = check.current ?? {};
        report(t('{0} of {1} documents', documents.length, total));
      };
      tell();
      return check.onDidChange(tell);
    },
  });
}
