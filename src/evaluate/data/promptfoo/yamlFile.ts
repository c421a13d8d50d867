import { t } from '@vscode/l10n';
import { parse } from 'yaml';
import { Problem } from '../../../check/problem.ts';
import { isDeepYaml, mostYamlLevels } from '../../../sources/yamlDepth.ts';

/** The value of a YAML file that a configuration names. Throws `badInput`, without the file's words. */
export function yamlFile(text: string, name: string): unknown {
  if (isDeepYaml(text)) throw new Problem('tooDeep', { file: name, most: mostYamlLevels });
  try {
    // Warnings go to the console, with the lines that they are about.
    return parse(text, { logLevel: 'error' });
  } catch (error) {
    throw new Problem('badInput', { detail: t('{0} is not valid YAML.', name) }, error);
  }
}
