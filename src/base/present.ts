/** An object without its undefined members: for what is compared field by field, or as JSON. */
export const present = <T extends object>(members: T): T =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T;
