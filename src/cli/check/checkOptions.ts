import type { Command } from 'commander';
import type { CheckGate } from '../gates.ts';
import type { NamedJudge } from '../modelOptions.ts';
import type { BaselineOptions } from './baseline.ts';
import type { Measure } from './checkOutput.ts';
import type { GivenContext } from './checkSubject.ts';
import type { ProjectConfig } from './projectConfig.ts';
import type { ReportOptions } from './reportTargets.ts';

/** What the command line says, and the project's configuration where that says nothing. */
export interface CheckOptions
  extends CheckGate,
    GivenContext,
    Measure,
    NamedJudge,
    ReportOptions,
    BaselineOptions {
  readonly stdinFilename?: string;
  /** A revision of git. */
  readonly changedSince?: string;
  readonly fix?: true;
  readonly diff?: true;
  readonly quiet?: true;
  readonly cache?: true;
}

/** The command line wins; thresholds of the project are about its own scorer. */
export function withProject(given: CheckOptions, config: ProjectConfig, command: Command): CheckOptions {
  const { scorer = given.scorer, failUnder, failOver, maxFindings } = config.options;
  const isTyped = command.getOptionValueSource('scorer') === 'cli';
  const thresholds = isTyped && given.scorer !== scorer ? {} : { failUnder, failOver };
  const measured = isTyped ? given.scorer : scorer;
  return { maxFindings, ...thresholds, ...given, scorer: measured, config };
}
