/**
 * Answers as models give them that are not held to a schema: "1" or "[s1]" for 1, "SUPPORTED", a bare "contradicted",
 * keys that nobody asked for. All of it is brought into the schema's own form, which then decides.
 */

type AnyRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a key that nobody asked for says otherwise: `"valid": false`, another verdict. */
export const isTakenBack = ({ is, ...rest }: AnyRecord): boolean =>
  Object.values(rest).some(
    (value) =>
      value === false ||
      (typeof value === 'string' && verdicts.has(plain(value)) && plain(value) !== wordOf(is)),
  );

const verdicts: ReadonlySet<string> = new Set(['supported', 'contradicted', 'unsupported']);

/** The verdict that an answer names, in whatever form. */
function wordOf(is: unknown): string | undefined {
  if (typeof is === 'string') return plain(is);
  return isRecord(is)
    ? Object.keys(is)
        .map(plain)
        .find((key) => verdicts.has(key))
    : undefined;
}

/** A number, also where it is written as a line's mark. */
export function readNumber(value: unknown): unknown {
  const found =
    typeof value === 'string' ? /^\s*\[?\s*[sck]?\s*(\d{1,9})\s*\]?\s*$/i.exec(value)?.[1] : undefined;
  return found === undefined ? value : Number(found);
}

export function readNumbers(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'string' && value.includes(',')) return value.split(',').map(readNumber);
  return Array.isArray(value) ? value.map(readNumber) : [readNumber(value)];
}

/** A word of a closed list. */
const readWord = (value: unknown): unknown => (typeof value === 'string' ? plain(value) : value);

export const readWords = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(readWord) : value === '' || value === null ? [] : [readWord(value)];

const plain = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '');

export const readEach = (value: unknown, read: (item: AnyRecord) => unknown): unknown =>
  Array.isArray(value) ? value.map((item: unknown) => (isRecord(item) ? read(item) : item)) : value;

/** A verdict without its reason is still one. */
export function readVerdict(value: unknown): unknown {
  if (typeof value === 'string') {
    const word = plain(value);
    if (word === 'contradicted') return { contradicted: '', wrong: '', right: '' };
    return word === 'unsupported' ? { unsupported: '' } : word;
  }
  if (!isRecord(value)) return value;
  const said = Object.fromEntries(Object.entries(value).map(([key, item]) => [plain(key), item]));
  // A verdict that says two things says none.
  if ([said.contradicted, said.unsupported, said.supported].filter((one) => one !== undefined).length !== 1)
    return undefined;
  if (said.unsupported !== undefined) return { unsupported: textOf(said.unsupported) };
  if (said.contradicted === undefined) return undefined;
  return {
    contradicted: textOf(said.contradicted),
    wrong: textOf(said.wrong),
    right: textOf(said.right),
  };
}

const textOf = (value: unknown): unknown =>
  value === undefined || value === null || value === true ? '' : value;
