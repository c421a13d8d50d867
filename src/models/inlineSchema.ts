type Schema = Readonly<Record<string, unknown>>;

/** A schema with what it refers to in its place: not every host of models reads definitions. */
export function inlineSchema({ $defs, ...schema }: Schema): Record<string, unknown> {
  const definitions = isSchema($defs) ? $defs : {};
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (!isSchema(value)) return value;
    const name = typeof value.$ref === 'string' ? value.$ref.replace('#/$defs/', '') : undefined;
    if (name !== undefined && isSchema(definitions[name])) return inline(definitions[name]);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inline(item)]));
  };
  return inline(schema) as Record<string, unknown>;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
