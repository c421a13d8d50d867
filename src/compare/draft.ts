import type { Value } from './value.ts';

type Surroundings = 'text' | 'before' | 'after';

/** A value as a finder reads it, before its surroundings are looked at. */
export type Draft = Value extends infer V ? (V extends Value ? Omit<V, Surroundings> : never) : never;

export type DraftOf<Kind extends Value['kind']> = Extract<Draft, { readonly kind: Kind }>;
