/** What a value is to its name: what it is set to, what holds where nothing is given, and the limits of what may be given. */
export type ValueRole = 'set' | 'default' | 'most' | 'least';

/** A value that code or configuration gives to a name. */
export interface DeclaredValue {
  readonly name: string;
  /** As JSON. */
  readonly value: string;
  readonly role: ValueRole;
  /** Offset of the name, or of the value's own key, in its source. */
  readonly at: number;
}

const literal = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|-?\d[\d_]*(?:\.\d+)?(?![\w.])|true|false|null|\{\}|\[\]`;
/** `retries = 3`, `retries: number = 3`, `"retries": 3` */
const assigned = new RegExp(
  String.raw`(?<![\w$.-])["']?(?<name>[A-Za-z_$][\w$.-]*)["']?\??[ \t]{0,20}(?::[\w<>\[\]| ]{1,60}=|[=:])[ \t]*(?<value>${literal})(?=\s*(?:[,;)}\]]|$))`,
  'gm',
);
const flag = String.raw`["'](?:-\w,\s*)?(?<name>--[\w-]+)[^"'\n]*["'],`;
/** `.option('--retries <n>', '…', 3)` */
const option = new RegExp(String.raw`${flag}[^\n]{0,300},\s*(?<value>${literal})\s*,?\s*\)`, 'g');
/** `new Option('--retries <n>', '…').default(3)` */
const optionDefault = new RegExp(
  String.raw`${flag}(?:(?!["'](?:-\w,\s*)?--)[\s\S]){0,900}?\.default\(\s*\[?(?<value>${literal})`,
  'g',
);

/** `limit: z.int().min(1).max(100)`, `limit: int = Field(ge=1, le=100)` */
const bounded =
  /(?<![\w$.-])["']?(?<name>[A-Za-z_$][\w$]*)["']?\??[ \t]*[:=](?=(?<rest>(?:(?!,\s*["']?\w+["']?\??\s*:)[^\n{]){1,300}))/g;
const bounds: readonly (readonly [ValueRole, RegExp])[] = [
  ['most', /\.max\((?<value>-?\d[\d_]*)\)|\b(?:le|max_length|max_value)\s*=\s*(?<named>-?\d[\d_]*)/g],
  ['least', /\.min\((?<value>-?\d[\d_]*)\)|\b(?:ge|min_length|min_value)\s*=\s*(?<named>-?\d[\d_]*)/g],
];

/** Values and limits that names have in code. */
export function valuesIn(code: string): readonly DeclaredValue[] {
  const given = [assigned, option, optionDefault].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(
      ({ index, groups }): DeclaredValue => ({
        role: pattern === assigned ? 'set' : 'default',
        name: groups!.name!,
        value: plainValue(groups!.value!),
        at: index,
      }),
    ),
  );
  return [...given, ...limitsIn(code)];
}

const limitsIn = (code: string): readonly DeclaredValue[] =>
  [...code.matchAll(bounded)].flatMap(({ index, groups }) =>
    bounds.flatMap(([role, pattern]) =>
      [...groups!.rest!.matchAll(pattern)].map(({ groups: found }) => ({
        role,
        name: groups!.name!,
        value: plainValue(found!.value ?? found!.named!),
        at: index,
      })),
    ),
  );

/** A literal of any language as JSON; what is none is its own words. */
export function plainValue(text: string): string {
  const bare = text
    .trim()
    .replace(/^'(.*)'$/s, '"$1"')
    .replace(/(?<=\d)[_,](?=\d{3})/g, '');
  try {
    return JSON.stringify(JSON.parse(bare));
  } catch {
    return JSON.stringify(bare);
  }
}
