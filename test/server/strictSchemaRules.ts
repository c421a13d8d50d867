type Schema = Readonly<Record<string, unknown>>;

const keywords = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'description',
  '$defs',
  '$ref',
]);

/** What the real endpoint would refuse in a strict JSON schema: one sentence a fault, with its path. */
export function strictSchemaFaults(schema: unknown): readonly string[] {
  if (!isSchema(schema) || schema.type !== 'object') return ['the root must be an object'];
  return faults(schema, '$', 1);
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function faults(schema: unknown, path: string, depth: number): readonly string[] {
  if (!isSchema(schema)) return [`${path} is not a schema`];
  const unknown = Object.keys(schema).filter((key) => !keywords.has(key));
  return [
    ...unknown.map((key) => `${path} uses '${key}', which is not permitted`),
    ...(depth > 10 ? [`${path} nests deeper than 10 levels`] : []),
    ...(schema.anyOf ? unionFaults(schema.anyOf, path, depth) : typeFaults(schema, path, depth)),
  ];
}

function typeFaults(schema: Schema, path: string, depth: number): readonly string[] {
  if (schema.$ref || schema.enum || 'const' in schema) return [];
  if (schema.type === 'array') return faults(schema.items, `${path}[]`, depth);
  if (schema.type !== 'object') return typeof schema.type === 'string' ? [] : [`${path} must name its type`];
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  return [
    ...(schema.additionalProperties === false ? [] : [`${path} needs 'additionalProperties': false`]),
    ...Object.keys(properties)
      .filter((name) => !required.includes(name))
      .map((name) => `${path}: 'required' must include '${name}'`),
    ...Object.entries(properties).flatMap(([name, child]) => faults(child, `${path}.${name}`, depth + 1)),
  ];
}

function unionFaults(union: unknown, path: string, depth: number): readonly string[] {
  if (path === '$') return ['the root must not be a union'];
  const members = Array.isArray(union) ? union : [];
  const firstKeys = members.flatMap((member) =>
    isSchema(member) && isSchema(member.properties) ? Object.keys(member.properties).slice(0, 1) : [],
  );
  return [
    ...(new Set(firstKeys).size < firstKeys.length ? [`${path}: members share a first key`] : []),
    ...members.flatMap((member, i) => faults(member, `${path}|${i}`, depth)),
  ];
}
