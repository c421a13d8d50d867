import { t } from '@vscode/l10n';
import * as z from 'zod/mini';
import { sensitivities } from '../../check/alarm.ts';
import { scorerIds } from '../../check/score/catalogue.ts';
import { severityNames } from '../../report/findingDiagnostic.ts';

const severity = z.optional(z.enum(severityNames));
const text = z.string().check(z.trim(), z.minLength(1));

/** What is chosen once, when the server starts: who judges, and where text goes. No workspace decides about it. */
const judgeShape = {
  judge: text,
  model: z.strictObject({
    name: z.optional(text),
    baseUrl: z.optional(text),
    secondLook: z.optional(text),
    proxy: z.optional(text),
    headers: z.optional(z.record(z.string(), z.string())),
  }),
  offline: z.strictObject({ modelFolder: z.optional(text) }),
};

/** What a workspace may say as well. */
const shownShape = {
  contextFiles: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  sensitivity: z.enum(sensitivities),
  severity: z.strictObject({
    contradicted: severity,
    unsupported: severity,
    failed: severity,
    stale: severity,
    misattributed: severity,
    dangling: severity,
    misquoted: severity,
    sourcesDisagree: severity,
  }),
  scorer: z.enum(scorerIds),
  maxDiagnostics: z.int().check(z.minimum(1), z.maximum(5000)),
};

const shape = { ...judgeShape, ...shownShape };

type Shape = typeof shape;

/** Named as the extension's settings are, without `claimlight.`; what is absent has its default. */
export type ServerSettings = { readonly [Key in keyof Shape]?: z.infer<Shape[Key]> };

interface SettingsRead {
  readonly settings: ServerSettings;
  /** What is wrong, and what to do about it, a sentence or two each. */
  readonly faults: readonly string[];
}

/**
 * Reads settings as a client gives them. One that is not valid is told and left out, and the others hold.
 * @param from only the first may choose the judge
 */
export function readSettings(given: unknown, from: 'initialization' | 'workspace'): SettingsRead {
  if (given === undefined || given === null) return { settings: {}, faults: [] };
  if (typeof given !== 'object' || Array.isArray(given))
    return {
      settings: {},
      faults: [t('The settings of Claimlight must be an object. Correct the configuration of the editor.')],
    };
  const settings: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (value === null || (from === 'workspace' && name in judgeShape)) continue;
    const type = Object.hasOwn(shape, name) ? shape[name as keyof Shape] : undefined;
    if (!type) {
      // Clients pass on all that the extension's settings hold.
      if (from === 'initialization')
        faults.push(
          t('There is no setting “{0}”. Correct its name in the configuration of the editor.', name),
        );
      continue;
    }
    const read = z.safeParse(type as z.core.$ZodType, value);
    if (read.success) settings[name] = read.data;
    else faults.push(...faultyPaths(name, read.error).map(settingFault));
  }
  return { settings, faults };
}

const faultyPaths = (name: string, { issues }: z.core.$ZodError): readonly string[] => [
  ...new Set(
    issues.flatMap((issue) =>
      (issue.code === 'unrecognized_keys' ? issue.keys : ['']).map((key) =>
        [name, ...issue.path, ...(key === '' ? [] : [key])].join('.'),
      ),
    ),
  ),
];

const settingFault = (path: string): string =>
  t('The setting “{0}” is not valid and does not hold. Correct it in the configuration of the editor.', path);
