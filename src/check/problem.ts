/** Everything that can go wrong and that a person can act on; words and next steps are in `report/words.ts`. */
export type ProblemCode =
  | 'noSelection'
  | 'nothingToCheck'
  | 'noDocument'
  | 'notChecked'
  | 'nothingToFix'
  | 'cannotRemember'
  | 'outputUnreadable'
  | 'noContext'
  | 'nothingStaged'
  | 'ownContext'
  | 'alsoChecked'
  | 'noOutputs'
  | 'boundOutput'
  | 'contextEmpty'
  | 'contextMissing'
  | 'contextUnreadable'
  | 'contextBinary'
  | 'outside'
  | 'fileTooLarge'
  | 'unpackedTooLarge'
  | 'tooDeep'
  | 'readTooSlow'
  | 'notAFile'
  | 'scanned'
  | 'encodingUnknown'
  | 'tooManyFiles'
  | 'contextTooLarge'
  | 'typeNotRead'
  | 'noKey'
  | 'wrongKey'
  | 'noSuchModel'
  | 'noModelChosen'
  | 'unreachable'
  | 'certificate'
  | 'redirected'
  | 'notAnApi'
  | 'quota'
  | 'noCredit'
  | 'modelLoading'
  | 'serverError'
  | 'dropped'
  | 'stalled'
  | 'promptTooLong'
  | 'promptCut'
  | 'outputTooLong'
  | 'refused'
  | 'offSchema'
  | 'noAnswer'
  | 'leftOut'
  | 'otherLanguage'
  | 'disputed'
  | 'consentRefused'
  | 'untrusted'
  | 'budget'
  | 'badInput'
  | 'badWeight'
  | 'badRubric'
  | 'badScale'
  | 'noReference'
  | 'rowSyntax'
  | 'rowEncoding'
  | 'rowTooLong'
  | 'rowField'
  | 'noOutput'
  | 'datasetEmpty'
  | 'datasetFormat'
  | 'hubDataset'
  | 'dataMissing'
  | 'dataUnreadable'
  | 'dataEncoding'
  | 'download'
  | 'loader'
  | 'loaderUntrusted'
  | 'envNotAllowed'
  | 'unknownProvider'
  | 'addressNotAllowed'
  | 'foreignProvider'
  | 'otherEndpoint'
  | 'resultsMismatch'
  | 'resultsFormat'
  | 'resultsInUse'
  | 'unwritable'
  | 'runStopped'
  | 'outage'
  | 'batchPending'
  | 'batchExpired'
  | 'batchFailed'
  | 'localModel'
  | 'cancelled';

export type ProblemArgs = Readonly<Record<string, string | number>>;

/** A problem as plain data: what findings, events and saved reviews hold. */
export interface ProblemData {
  readonly code: ProblemCode;
  readonly args: ProblemArgs;
}

/** An error with a reason code, for the person. Anything that is not a `Problem` is a fault of ours. */
export class Problem extends Error implements ProblemData {
  override readonly name = 'Problem';

  /** By name, so that it also holds between two bundles in one process: the extension and the scorer entry. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'Problem';
  }

  /** The problem that data tells of, to be thrown. */
  static from({ code, args }: ProblemData): Problem {
    return new Problem(code, args);
  }

  constructor(
    readonly code: ProblemCode,
    readonly args: ProblemArgs = {},
    cause?: unknown,
  ) {
    super(code, cause === undefined ? undefined : { cause });
  }

  /** Without what only an error of this thread has: a stack, a cause, a class. */
  get data(): ProblemData {
    return { code: this.code, args: this.args };
  }
}
