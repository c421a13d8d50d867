/** Gives every `uri` in data its new name, however deep. @param newName `undefined` where a name stays */
export function renameUris<T>(data: T, newName: (uri: string) => string | undefined): T {
  const rename = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return key === 'uri' ? (newName(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((one) => rename(one, ''));
    if (!isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rename(one, name)]));
  };
  return rename(data, '') as T;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
