import type { JudgeEvent } from '../check/judge.ts';
import type { ProblemData } from '../check/problem.ts';
import type { RowFormat } from '../evaluate/data/read/rawRow.ts';
import type { BatchRunner, RawReading, RunnerFiles } from '../judges/reading/batchRunner.ts';
import type { ModelRuntime, ReadingPair } from '../judges/reading/readingModel.ts';
import type { SourceFile } from '../sources/reading.ts';
import type { AnswerText, TranscriptOutline } from '../sources/transcript/transcriptOutline.ts';
import type { Hit } from '../text/ranking.ts';
import type { OfflineChoice } from './openOfflineJudge.ts';
import type { PackedSentences } from './packedSentences.ts';
import type { PackedSource } from './packedSource.ts';

interface Task<Question, Reply> {
  readonly question: Question;
  readonly reply: Reply;
}

/** What a worker can be asked, and what it then answers. */
export interface WorkerTasks {
  /** Answered as soon as the worker listens. */
  readonly ready: Task<null, null>;
  /** Reads a file of a context. */
  readonly read: Task<SourceFile, PackedSource>;
  /** Reads a chat transcript, which is kept until the next is read. */
  readonly transcript: Task<TranscriptFile, TranscriptOutline>;
  /** An answer of it by its position; `null` where there is none. */
  readonly answer: Task<number, AnswerText | null>;
  /** A tool result of it by its URI; `null` where there is none. */
  readonly result: Task<string, PackedSource | null>;
  /** Opens rows of a data set, of which `nextRows` then tells. */
  readonly openRows: Task<RowsFile, null>;
  /** Reads a configuration of a data set, whose tests `nextRows` then tells; `null` where the file is none. */
  readonly config: Task<DataFile, PackedConfig | null>;
  /** The next rows; none where all are told. */
  readonly nextRows: Task<null, readonly PackedRow[]>;
  /** Opens a local model, which then runs batches. */
  readonly open: Task<OpenedModel, Pick<BatchRunner, 'sha256' | 'runtime'>>;
  readonly run: Task<readonly ReadingPair[], readonly RawReading[]>;
  /** Keeps a source by a number, until it is dropped. */
  readonly keep: Task<KeptSource, null>;
  /** Names a context, whose sources are kept; others are let go. */
  readonly context: Task<NamedContext, null>;
  readonly search: Task<ContextSearch, readonly (readonly Hit[])[]>;
  /** Opens the offline judge. */
  readonly openJudge: Task<OfflineChoice, OpenedJudge>;
  /** Judges sentences; events come in parts before the answer. */
  readonly judge: Task<JudgeQuestion, null>;
}

/** Where the runtimes of models lie. */
export interface RuntimeFiles {
  /** The native one as `require` names it, a package or a file; it may be missing, or made for other machines. */
  readonly native: string | undefined;
  /** URL of the WebAssembly, which stands in. */
  readonly wasm: string;
}

export interface OpenedModel extends RunnerFiles {
  readonly runtimes: RuntimeFiles;
}

export interface OpenedJudge {
  readonly id: string;
  /** Of the model that it reads with, if it does. */
  readonly runtime?: ModelRuntime;
}

export interface TranscriptFile {
  readonly uri: string;
  readonly text: string;
}

export interface DataFile {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface RowsFile extends DataFile {
  readonly format: RowFormat;
}

/** What a line of a data set holds, or why it cannot be read. */
export type PackedRow =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly fault: ProblemData };

export interface PackedConfig {
  /** Without its tests, where these are a list. */
  readonly value: unknown;
  readonly hasTests: boolean;
}

interface KeptSource {
  readonly key: number;
  readonly source: PackedSource;
  /** Position of its first passage in the context that it is kept for. */
  readonly first: number;
  /** That is still being read: it is indexed meanwhile. */
  readonly ahead: boolean;
}

export interface NamedContext {
  readonly id: string;
  /** Its sources, in order. */
  readonly keys: readonly number[];
  readonly dropped: { readonly contexts: readonly string[]; readonly sources: readonly number[] };
}

interface ContextSearch {
  readonly context: string;
  readonly queries: readonly string[];
  readonly limit: number;
}

interface JudgeQuestion {
  readonly choice: OfflineChoice;
  readonly context: string;
  readonly sentences: PackedSentences;
  readonly only?: readonly number[];
  readonly question?: string;
}

export type WorkerTask = keyof WorkerTasks;

/** Its answer bears the same number. */
export type WorkerRequest<T extends WorkerTask = WorkerTask> = {
  [Name in T]: { readonly id: number; readonly type: Name; readonly question: WorkerTasks[Name]['question'] };
}[T];

/** The request of this number is to end early; it is answered all the same. */
export interface WorkerStop {
  readonly type: 'stop';
  readonly id: number;
}

/** What failed in a worker: a problem that a person can act on, or a fault of ours. */
export interface WorkerError {
  readonly message: string;
  readonly problem?: ProblemData;
}

export type WorkerAnswer = { readonly id: number } & (
  | { readonly reply: WorkerTasks[WorkerTask]['reply'] }
  | { readonly part: readonly JudgeEvent[] }
  | { readonly error: WorkerError }
);

/** The worker is gone: it was closed, or broke. */
export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';

  constructor(
    message: string,
    /** It took more memory than it may. */
    readonly outOfMemory = false,
  ) {
    super(message);
  }
}

/** The host's end of a worker, of whichever kind. */
export interface WorkerPort {
  post(request: WorkerRequest | WorkerStop, transfer: readonly ArrayBuffer[]): void;
  /** Called once, before anything is posted. */
  listen(onAnswer: (answer: WorkerAnswer) => void, onEnd: (ended: WorkerEnded) => void): void;
  /** Whether answers are waited for: a program ends before a worker that has nothing to do. */
  hold(busy: boolean): void;
  close(): void;
}

/** Starts workers. */
export interface Workers {
  /** Processors that they can run on at once. */
  readonly cores: number;
  /** @param megabytes of memory that it may take */
  start(megabytes: number): WorkerPort;
}
