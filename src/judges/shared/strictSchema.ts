import * as z from 'zod/mini';
import { toJSONSchema } from 'zod/v4/core';

/** Schemas that stand once among the definitions, by name, because providers bill what is written twice. */
export const definitions = z.registry<{ readonly id: string }>();

/** A zod schema as strict mode takes it: without `$schema` and without bounds that say nothing. */
export function strictSchema(schema: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _, ...rest } = toJSONSchema(schema, {
    metadata: definitions,
    override: ({ jsonSchema }) => {
      if (jsonSchema.type !== 'integer') return;
      delete jsonSchema.minimum;
      delete jsonSchema.maximum;
    },
  });
  return rest;
}
