import { readFile } from 'node:fs/promises';
import * as l10n from '@vscode/l10n';

/** Where the built command finds the translations. */
const bundles = new URL('../l10n/', import.meta.url);

/** The language that the environment asks for ("ja" of "ja_JP.UTF-8"); undefined for English and for none. */
export function displayLanguageOf(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const language = /^[a-z]{2,3}(?=[_.@]|$)/.exec(locale)?.[0];
  return language === 'en' ? undefined : language;
}

/** Speaks the person's language where there is a translation, else English. */
export async function chooseDisplayLanguage(
  env: Readonly<Record<string, string | undefined>>,
  folder: URL = bundles,
): Promise<void> {
  const language = displayLanguageOf(env);
  if (language === undefined) return;
  const contents = await readFile(new URL(`bundle.l10n.${language}.json`, folder), 'utf8').catch(
    () => undefined,
  );
  if (contents !== undefined) l10n.config({ contents });
}
