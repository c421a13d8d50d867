/** A value as files and messages hold it: what is undefined is absent. Errors and the like stay as they are. */
export function plain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(plain) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const present = Object.entries(value).filter(([, own]) => own !== undefined);
  return Object.fromEntries(present.map(([name, own]) => [name, plain(own)])) as T;
}
