import type { Source } from '../text/passage.ts';
import { htmlText } from './htmlText.ts';
import { readText } from './readText.ts';

/** A web page. Offsets are into the extracted text. */
export const readHtml = (uri: string, html: string): Source => readText(uri, htmlText(html));
