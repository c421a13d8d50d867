import { Problem } from '../check/problem.ts';

/**
 * Lets through an address that a file names: text goes where the person, not the file, says. Only the origin counts,
 * with its scheme and port.
 * @param named what the person named, and the provider's own
 * @throws {Problem} badInput where it is no plain web address, addressNotAllowed where nobody named its origin
 */
export function allowAddress(address: string, named: readonly string[], id: string): void {
  const origin = originOf(address);
  if (origin === undefined) throw new Problem('badInput', { url: address });
  if (!named.some((one) => originOf(one) === origin))
    throw new Problem('addressNotAllowed', { id, url: origin });
}

/** Undefined for other schemes, and for addresses with a name and password in them. */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address.trim())) return undefined;
  const { protocol, origin, username, password } = new URL(address.trim());
  return /^https?:$/.test(protocol) && username === '' && password === '' ? origin : undefined;
}
