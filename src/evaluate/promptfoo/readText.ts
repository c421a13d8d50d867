import { t } from '@vscode/l10n';
import { Problem } from '../../check/problem.ts';
import { type DataFiles, readWhole } from '../dataFiles.ts';

const prefix = 'file://';

/** The text itself, or that of the file which it names (`file://facts.txt`, from the configuration's folder). */
export type ReadText = (text: string) => Promise<string>;

/** Throws `badInput` for a file of code, which would have to be run. */
export const readTextOf =
  (configuration: string, files: DataFiles): ReadText =>
  async (text) => {
    if (!text.startsWith(prefix)) return text;
    const path = text.slice(prefix.length);
    if (/\.(?:[cm]?[jt]s|py|rb|go)(?::\w+)?$/.test(path)) throw notText(text);
    return readWhole(files, files.resolve(configuration, path));
  };

export const notText = (name: string): Problem =>
  new Problem('badInput', { detail: t('{0} is not a text that can be read.', name) });
