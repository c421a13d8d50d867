/** A value that code or configuration gives to a name. */
export interface DeclaredValue {
  readonly name: string;
  /** As JSON. */
  readonly value: string;
  /** It is called the default. */
  readonly isDefault: boolean;
  /** Offset of the name, or of the default, in its source. */
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

/** Values that names have in code; of JSON also the defaults of a schema. */
export function valuesIn(code: string): readonly DeclaredValue[] {
  const found = [assigned, option, optionDefault].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(({ index, groups }) => ({
      isDefault: pattern !== assigned,
      name: groups!.name!,
      value: plainValue(groups!.value!),
      at: index,
    })),
  );
  return /^\s*\{/.test(code) ? [...found, ...schemaDefaults(code)] : found;
}

function schemaDefaults(text: string): readonly DeclaredValue[] {
  const found: DeclaredValue[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      if (typeof value === 'object' && value !== null && 'default' in value)
        found.push({
          name,
          value: JSON.stringify(value.default),
          isDefault: true,
          at: text.indexOf('"default"', text.indexOf(`"${name}":`)),
        });
      visit(value);
    }
  };
  try {
    visit(JSON.parse(text));
  } catch {
    return [];
  }
  return found;
}

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
