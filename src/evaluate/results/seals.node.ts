import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a file may hold that anyone may have written. */
interface Sealed {
  readonly seal?: string | undefined;
}

/**
 * Digests that only who knows the secret can make: by them an installation knows its own results again, and takes no
 * verdict from a file that came with a repository.
 */
export class Seals {
  /** @param about what a line belongs to: it is worth nothing elsewhere */
  constructor(
    private readonly secret: string,
    private readonly about: string,
  ) {}

  seal<T extends object>(value: T & Sealed): T & { readonly seal: string } {
    const { seal: _, ...bare } = value;
    return { ...(bare as unknown as T), seal: this.#digest(bare) };
  }

  holds(value: Sealed): boolean {
    const { seal, ...bare } = value;
    const [given, own] = [Buffer.from(seal ?? ''), Buffer.from(this.#digest(bare))];
    return given.length === own.length && timingSafeEqual(given, own);
  }

  #digest(bare: object): string {
    const told = JSON.stringify([this.about, sorted(bare)]);
    return createHmac('sha256', this.secret).update(told).digest('base64url');
  }
}

/** The order of fields says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}
