import { htmlText } from './htmlText.ts';
import type { Reading } from './reading.ts';
import { textReading } from './textReading.ts';

/** A web page. Offsets are into the extracted text. */
export const readHtml = (html: string): Reading => textReading(htmlText(html));
