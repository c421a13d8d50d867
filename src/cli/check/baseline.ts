import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { t } from '@vscode/l10n';
import * as z from 'zod/mini';
import { Problem } from '../../check/problem.ts';
import type { ReportClaim } from '../../check/report.ts';
import type { CheckedOutput } from '../../report/runReport.ts';
import { evidenceHash } from '../../review/decisions.ts';
import { readProblem } from '../../sources/fileSystem.node.ts';
import type { Bounds } from '../../sources/realPath.node.ts';
import type { Span } from '../../text/span.ts';
import { pathOfArgument, writeOut } from '../fileArgument.ts';
import { isOpenFinding } from '../gates.ts';

/** A finding as a baseline knows it again: it is another one when its sentence or its evidence changes. */
const entrySchema = z.object({
  /** Of the output, from the folder of the baseline, with slashes. */
  file: z.string(),
  claim: z.string(),
  evidence: z.string(),
  /** The claim's words, for people who read the file. */
  text: z.string(),
});

const baselineSchema = z.object({ version: z.literal(1), findings: z.array(entrySchema) });

type Entry = z.infer<typeof entrySchema>;

/** Findings that were there before, in a file that is kept with the outputs: they are shown as ignored and block nothing. */
export class Baseline {
  readonly #folder: string;
  readonly #keys: ReadonlySet<string>;

  private constructor(
    readonly path: string,
    private readonly entries: readonly Entry[],
  ) {
    this.#folder = dirname(resolve(path));
    this.#keys = new Set(entries.map(keyOf));
  }

  /**
   * @param mayLack an empty one where there is no file yet
   * @throws {Problem} badInput where it is no baseline, or lacking; outside
   */
  static async read(path: string, mayLack: boolean, bounds: Bounds): Promise<Baseline> {
    const reading = pathOfArgument(path, bounds).then((real) => readFile(real, 'utf8'));
    const text = await reading.catch((cause: unknown) => {
      const problem = readProblem(path, cause, {
        missing: 'contextMissing',
        unreadable: 'contextUnreadable',
      });
      if (problem.code !== 'contextMissing') throw problem;
      return undefined;
    });
    if (text === undefined && mayLack) return new Baseline(path, []);
    if (text === undefined)
      throw badInput(t('There is no baseline {0} yet. Write it with --update-baseline.', path));
    try {
      return new Baseline(path, baselineSchema.parse(JSON.parse(text)).findings);
    } catch (cause) {
      throw badInput(t('{0} is not a baseline: {1}', path, cause instanceof Error ? cause.message : ''));
    }
  }

  /** The output with what the baseline knows decided. */
  apply(output: CheckedOutput): CheckedOutput {
    const { report } = output;
    const claims = report.claims.map(
      (claim): ReportClaim =>
        isOpenFinding(claim) && this.#keys.has(keyOf(this.#entryOf(output, claim)))
          ? { ...claim, decision: { kind: 'ignored', inBaseline: true } }
          : claim,
    );
    return { ...output, report: { ...report, claims } };
  }

  /** How many of its findings are in outputs that were checked whole, and were not found there again. */
  gone(applied: readonly CheckedOutput[]): number {
    const whole = applied.filter(({ report: { output }, document }) => isWhole(output, document));
    const files = new Set(whole.map((one) => this.#fileOf(one)));
    return this.entries.filter(({ file }) => files.has(file)).length - knownFindings(whole);
  }

  /**
   * Writes the open findings of these outputs in place of what the file held of them. A claim that could not be judged
   * is none.
   * @returns how many
   */
  async write(outputs: readonly CheckedOutput[], bounds: Bounds): Promise<number> {
    const checked = new Set(outputs.map((output) => this.#fileOf(output)));
    const found = outputs.flatMap((output) =>
      output.report.claims
        .filter((claim) => isOpenFinding(claim) && claim.verdict !== 'failed')
        .map((claim) => this.#entryOf(output, claim)),
    );
    const findings = [...this.entries.filter(({ file }) => !checked.has(file)), ...found];
    const content = { version: 1, findings } satisfies z.infer<typeof baselineSchema>;
    await writeOut(this.path, `${JSON.stringify(content, undefined, 2)}\n`, bounds);
    return found.length;
  }

  #entryOf(output: CheckedOutput, claim: ReportClaim): Entry {
    return { file: this.#fileOf(output), claim: claim.id, evidence: evidenceHash(claim), text: claim.text };
  }

  #fileOf({ name }: CheckedOutput): string {
    return relative(this.#folder, resolve(name)).split(sep).join('/');
  }
}

const badInput = (detail: string): Problem => new Problem('badInput', { detail });

const isWhole = ({ start, end }: Span, document: string): boolean => start === 0 && end === document.length;

const keyOf = ({ file, claim, evidence }: Entry): string => JSON.stringify([file, claim, evidence]);

/** How many of a run's findings the baseline holds. */
export const knownFindings = (outputs: readonly CheckedOutput[]): number =>
  outputs.flatMap(({ report }) => report.claims.filter(({ decision }) => decision?.inBaseline)).length;
