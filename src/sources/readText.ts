import { runAtOnce, type Steps } from '../base/timeSlices.ts';
import type { Source } from '../text/passage.ts';
import { sourceSteps, textReading } from './reading.ts';
import { jsonSteps } from './readJson.ts';
import { looksLikeJson } from './sourceFormat.ts';

/** A text that is at hand, all at once: prose, Markdown or a JSON record. */
export const readText = (uri: string, text: string): Source => runAtOnce(textSteps(uri, text));

/** The same in steps. */
export function* textSteps(uri: string, text: string): Steps<Source> {
  return yield* sourceSteps(uri, looksLikeJson(text) ? yield* jsonSteps(text) : textReading(text, uri));
}
