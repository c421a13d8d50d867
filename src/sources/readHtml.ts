import { runInTurns } from '../text/steps.ts';
import { htmlSteps } from './htmlText.ts';
import type { Reading } from './reading.ts';
import { textReading } from './textReading.ts';

/** A web page. Offsets are into the extracted text. */
export const readHtml = async (html: string, signal?: AbortSignal): Promise<Reading> =>
  textReading(await runInTurns(htmlSteps(html), signal));
