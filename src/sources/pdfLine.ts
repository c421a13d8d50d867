/** A printed line. Sizes are in PDF points; `y` grows upwards. */
export interface PdfLine {
  readonly text: string;
  readonly y: number;
  /** Size of its largest letters. */
  readonly height: number;
  /** Counted from 1. */
  readonly page: number;
}

/** The part of pdf.js's text item that lines are made of. */
export interface PdfItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly height: number;
  readonly hasEOL: boolean;
}

/** Puts the pieces of a page together into lines, in the order in which the page draws them. */
export function pdfLines(items: readonly PdfItem[], page: number): readonly PdfLine[] {
  const lines: PdfLine[] = [];
  let text = '';
  let y = 0;
  let height = 0;
  const finish = (): void => {
    const words = text.replace(/[ \t\u00A0]+/g, ' ').trim();
    if (words !== '') lines.push({ text: words, y, height, page });
    text = '';
    height = 0;
  };
  for (const { str, transform, height: size, hasEOL } of items) {
    const at = transform[5] ?? 0;
    if (text.trim() !== '' && str.trim() !== '' && Math.abs(at - y) > Math.max(size, height) * 0.7) finish();
    if (str.trim() !== '') {
      if (height === 0 || size > height) y = at;
      height = Math.max(height, size);
    }
    text += str;
    if (hasEOL) finish();
  }
  finish();
  return lines;
}
