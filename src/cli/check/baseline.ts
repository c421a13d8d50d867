import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { t } from '@vscode/l10n';
import * as z from 'zod/mini';
import { Problem } from '../../check/problem.ts';
import type { Report, ReportClaim } from '../../check/report.ts';
import type { CheckedOutput } from '../../report/runReport.ts';
import { errorCode, readProblem } from '../../sources/fileSystem.node.ts';
import { isInside } from '../../sources/pathBounds.ts';
import type { Bounds } from '../../sources/realPath.node.ts';
import { readRegularText } from '../../sources/regularFile.node.ts';
import { pathOfArgument, writeOut } from '../fileArgument.ts';
import { isOpenFinding } from '../gates.ts';
import type { ProjectConfig } from './projectConfig.ts';

/** A finding that was there already: the same claim of the same text with the same verdict or fault, wherever it stands. */
const entrySchema = z.object({
  file: z.string(),
  claim: z.string(),
  kind: z.enum(['contradicted', 'unsupported', 'misattributed', 'dangling', 'misquoted', 'sourcesDisagree']),
  /** For people who read the list. */
  text: z.string(),
});
const fileSchema = z.object({
  version: z.literal(1),
  /** Hash of the fingerprint of the judgements that it was written by. */
  fingerprint: z.optional(z.string()),
  findings: z.array(entrySchema),
});
type Entry = z.infer<typeof entrySchema>;

/** How the findings of a run are to those of the baseline. */
export interface BaselineCounts {
  readonly open: number;
  readonly known: number;
  /** In the baseline, of texts that were checked, and no longer found. */
  readonly gone: number;
}

/** The findings that were there when it was written; only others count against a text. */
export class Baseline {
  readonly #known: ReadonlySet<string>;

  /** @param path of its file; texts are named from its folder on */
  constructor(
    private readonly path: string,
    private readonly entries: readonly Entry[],
    private readonly fingerprint?: string,
  ) {
    this.#known = new Set(entries.map(keyOf));
  }

  /** The output, with the findings of the baseline marked as such. */
  mark<T extends CheckedOutput>(output: T): T {
    const { report } = output;
    const claims = report.claims.map(
      (claim): ReportClaim =>
        isOpenFinding(claim) && this.#entries(report, claim).every((entry) => this.#known.has(keyOf(entry)))
          ? { ...claim, decision: { kind: 'ignored', inBaseline: true } }
          : claim,
    );
    return { ...output, report: { ...report, claims } };
  }

  /** @param checked marked */
  counts(checked: readonly CheckedOutput[]): BaselineCounts {
    const claims = checked.flatMap(({ report }) => report.claims);
    const known = claims.filter(({ decision }) => decision?.inBaseline).length;
    const files = new Set(checked.map(({ report }) => this.#fileOf(report)));
    const present = new Set(
      checked.flatMap(({ report }) => report.claims.flatMap((one) => this.#entries(report, one).map(keyOf))),
    );
    const gone = this.entries.filter((entry) => files.has(entry.file) && !present.has(keyOf(entry))).length;
    return { open: claims.filter(isOpenFinding).length, known, gone };
  }

  /** Whether it was written by another version, judge, model or setting than these reports. */
  isOfOther(checked: readonly CheckedOutput[]): boolean {
    return (
      this.fingerprint !== undefined &&
      checked.some(({ report }) => report.fingerprint && report.fingerprint.hash !== this.fingerprint)
    );
  }

  /** The same with the present findings of these texts in the place of their earlier ones. What failed is none. */
  updated(checked: readonly CheckedOutput[]): Baseline {
    const files = new Set(checked.map(({ report }) => this.#fileOf(report)));
    const found = checked.flatMap(({ report }) =>
      report.claims
        .filter((claim) => (isOpenFinding(claim) || claim.decision?.inBaseline) && claim.verdict !== 'failed')
        .flatMap((claim) => this.#entries(report, claim)),
    );
    return new Baseline(
      this.path,
      [...this.entries.filter(({ file }) => !files.has(file)), ...found],
      checked[0]?.report.fingerprint?.hash ?? this.fingerprint,
    );
  }

  /** One finding a line, in an order that depends on nothing but the findings, so that branches merge. */
  async write(bounds: Bounds): Promise<void> {
    const lines = this.entries.map((entry) => ({ entry, key: keyOf(entry) }));
    lines.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    const list = lines.map(({ entry }) => `    ${JSON.stringify(entry)}`).join(',\n');
    const findings = list === '' ? '[]' : `[\n${list}\n  ]`;
    const by =
      this.fingerprint === undefined ? '' : `  "fingerprint": ${JSON.stringify(this.fingerprint)},\n`;
    await writeOut(this.path, `{\n  "version": 1,\n${by}  "findings": ${findings}\n}\n`, bounds);
  }

  /** One for its verdict, and one for each kind of fault in what it cites. */
  #entries(report: Report, { id, verdict, text, attribution = [] }: ReportClaim): readonly Entry[] {
    const kinds = new Set([
      ...(verdict === 'supported' ? [] : [verdict]),
      ...attribution.map(({ kind }) => kind),
    ]);
    return [...kinds].map((kind) => ({
      file: this.#fileOf(report),
      claim: id,
      kind: kind as Entry['kind'],
      text,
    }));
  }

  #fileOf({ output: { uri } }: Report): string {
    if (!uri?.startsWith('file:')) return uri ?? '-';
    const path = relative(dirname(resolve(this.path)), fileURLToPath(uri)).replaceAll('\\', '/');
    return path + new URL(uri).hash;
  }
}

const keyOf = ({ file, claim, kind }: Entry): string => `${file}\n${claim}\n${kind}`;

/**
 * Reads a baseline.
 * @param mayBeMissing it is going to be written
 * @throws {Problem} badInput where there is none, or the file is of another kind; outside
 */
async function readBaseline(path: string, mayBeMissing: boolean, bounds: Bounds): Promise<Baseline> {
  let text: string;
  try {
    text = await readRegularText(await pathOfArgument(path, bounds), path);
  } catch (cause) {
    const missing = errorCode(cause) === 'ENOENT';
    if (missing && mayBeMissing) return new Baseline(path, []);
    if (missing) refuse(t('There is no baseline {0}. Write it with --update-baseline.', path));
    throw readProblem(path, cause, { missing: 'outputUnreadable', unreadable: 'outputUnreadable' });
  }
  const parsed = fileSchema.safeParse(jsonOf(text));
  if (!parsed.success) refuse(t('{0} is no baseline. Specify a file that --update-baseline wrote.', path));
  return new Baseline(path, parsed.data.findings, parsed.data.fingerprint);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(detail: string): never {
  throw new Problem('badInput', { detail });
}

/** "Findings: 1 new, 12 in the baseline." */
export const baselineText = ({ open, known, gone }: BaselineCounts): string =>
  [
    t('Findings: {0} new, {1} in the baseline.', open, known),
    ...(gone > 0 ? [t('No longer found: {0}. Shrink the baseline with --update-baseline.', gone)] : []),
  ].join(' ');

export const otherBaselineText = (): string =>
  t(
    'The baseline was written by another version, judge, model or setting, so that findings may differ without a change of the text. Renew it with --update-baseline.',
  );

/** What the command line, or else the configuration, says of a baseline. */
export interface BaselineOptions {
  readonly baseline?: string;
  readonly updateBaseline?: true;
  readonly config?: ProjectConfig;
}

/** The baseline of a run, and the bounds of its file. */
export interface OpenBaseline {
  readonly baseline: Baseline;
  readonly bounds: Bounds;
}

/**
 * That of the command line, or else of the configuration, which may not lie outside its folder.
 * @throws {Problem} as `readBaseline`
 */
export async function openBaseline(
  { baseline: typed, updateBaseline, config }: BaselineOptions,
  bounds: Bounds,
): Promise<OpenBaseline | undefined> {
  const configured = config?.options.baseline;
  if (typed !== undefined)
    return { baseline: await readBaseline(typed, updateBaseline === true, bounds), bounds };
  if (config === undefined || configured === undefined) {
    if (updateBaseline) refuse(t('--update-baseline needs --baseline FILE.'));
    return undefined;
  }
  const path = resolve(config.folder, configured);
  const within = bounds === 'anywhere' ? bounds : [config.folder];
  if (within !== 'anywhere' && !isInside(path, config.folder)) throw new Problem('outside', { file: path });
  return { baseline: await readBaseline(path, updateBaseline === true, within), bounds: within };
}
