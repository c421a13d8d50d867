import { Problem } from '../check/problem.ts';
import type { Source } from '../text/passage.ts';
import { frontMatterBinding } from './frontMatter.ts';

/**
 * A file that a folder or a pattern brings in, unless it is itself a text to check: then it is no source of truth.
 * @throws {Problem} boundOutput
 */
export function unlessBound(source: Source): Source {
  if (source.text.slice(0, 4).includes('---') && frontMatterBinding(source.text))
    throw new Problem('boundOutput', { uri: source.uri });
  return source;
}
