import * as z from 'zod/mini';

/** A zod schema as strict mode takes it: without `$schema` and without bounds that say nothing. */
export function strictSchema(schema: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.type !== 'integer') return;
      delete jsonSchema.minimum;
      delete jsonSchema.maximum;
    },
  });
  return rest;
}
