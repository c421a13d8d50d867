import { t } from '@vscode/l10n';
import type { Command } from 'commander';

/** The help of a command, its own words and those that commander brings, in the person's language. */
export function localizeHelp(command: Command): void {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': t('Usage:'),
    'Arguments:': t('Arguments:'),
    'Options:': t('Options:'),
    'Commands:': t('Commands:'),
  };
  command
    .configureHelp({ styleTitle: (title) => titles[title] ?? title })
    .helpOption('-h, --help', t('display help'));
}
