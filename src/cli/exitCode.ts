/** What the command's end tells a script. */
export const exitCode = {
  /** Ran, and missed no threshold; also when there was nothing to score. */
  passed: 0,
  /** Ran, and a threshold was missed. */
  missed: 1,
  /** Could not run, or was stopped. */
  failed: 2,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
