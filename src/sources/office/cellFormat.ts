import { forEachElement } from './packageParts.ts';

/** What tells a number of a cell from the number that it shows. */
type CellFormat = 'date' | 'dateTime' | 'time' | 'percent' | undefined;

/** Formats that every workbook has without declaring them. */
const builtIn = (id: number): CellFormat => {
  if (id === 9 || id === 10) return 'percent';
  if (id === 22) return 'dateTime';
  if (id >= 18 && id <= 21) return 'time';
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'date';
  return id >= 45 && id <= 47 ? 'time' : undefined;
};

/** The format of each style of a workbook, by its number. */
export async function dateFormats(styles: string, signal?: AbortSignal): Promise<readonly CellFormat[]> {
  const own = new Map<number, CellFormat>();
  const formats: CellFormat[] = [];
  let inCells = false;
  await forEachElement(
    styles,
    (name, { numFmtId = '0', formatCode = '' }) => {
      const id = Number(numFmtId);
      if (name === 'numFmt') own.set(id, formatOf(formatCode));
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'cellStyles') inCells = false;
      else if (name === 'xf' && inCells) formats.push(own.has(id) ? own.get(id) : builtIn(id));
    },
    signal,
  );
  return formats;
}

function formatOf(code: string): CellFormat {
  const plain = code.split(';')[0]!.replace(/"[^"]*"|\\.|\[[^\]hms]*\]/gi, '');
  if (plain.includes('%')) return 'percent';
  const [date, time] = [/[yd]/i.test(plain), /[hs]/i.test(plain)];
  if (date) return time ? 'dateTime' : 'date';
  if (time) return 'time';
  return /m/i.test(plain) && !/[#0?]/.test(plain) ? 'date' : undefined;
}

const msOfDay = 86_400_000;

/** A number as its cell shows it. @param from1904 whether days are counted from 1904 */
export function cellText(value: string, format: CellFormat, from1904: boolean): string {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  if (format === undefined) return String(Number(number.toPrecision(15)));
  if (format === 'percent') return `${Number((number * 100).toPrecision(12))}%`;
  // Excel takes 1900 for a leap year: days before March 1900 are one off.
  const days = from1904 ? number + 1462 : number < 60 ? number + 1 : number;
  const at = new Date(Math.round((days - 25_569) * msOfDay));
  if (Number.isNaN(at.getTime())) return value;
  const [date, time] = at.toISOString().slice(0, 16).split('T');
  return format === 'date' ? date! : format === 'time' ? time! : `${date} ${time}`;
}
