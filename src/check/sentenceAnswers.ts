import type { Attributor } from '../attribution/attributor.ts';
import type { Span } from '../text/span.ts';
import type { CheckEvent } from './checkEvent.ts';
import { ClaimNames } from './claimId.ts';
import { type Grounded, Grounder } from './grounding.ts';
import {
  askedPositions,
  type Failed,
  type Judged,
  type JudgeEvent,
  type JudgeRequest,
  type NotCheckable,
  type Retracted,
} from './judge.ts';
import type { ProblemData } from './problem.ts';
import type { Assessment, Claim, Failure, PassageExtent } from './types.ts';

/** What is known of the sentences of a check while its judge answers. */
export class SentenceAnswers {
  readonly #asked: ReadonlySet<number>;
  readonly #answered = new Map<number, 'claims' | 'notCheckable' | 'failed'>();
  readonly #names: ClaimNames;
  readonly #read = new Set<number>();
  readonly #grounder: Grounder;

  /** @param judge its id */
  constructor(
    private readonly request: JudgeRequest,
    private readonly judge: string,
    private readonly attributor: Attributor | undefined,
  ) {
    this.#asked = new Set(askedPositions(request));
    this.#names = new ClaimNames(request.sentences);
    this.#grounder = new Grounder(request.index);
  }

  /** What an event of the judge is to those who follow the check; undefined where it tells nothing that counts. */
  async take(event: JudgeEvent): Promise<CheckEvent | undefined> {
    if (event.type === 'usage' || event.type === 'estimate') return event;
    if (event.type === 'read')
      return { type: 'read', passages: event.positions.flatMap((position) => this.#firstRead(position)) };
    if (!this.#asked.has(event.sentence)) return undefined;
    if (event.type === 'retracted') return this.#retract(event);
    // One answer a sentence, which may be several claims; a judge that changes its mind must retract first.
    const earlier = this.#answered.get(event.sentence);
    const kind = event.type === 'judged' || event.span ? 'claims' : event.type;
    if (earlier !== undefined && !(earlier === 'claims' && kind === 'claims')) return undefined;
    this.#answered.set(event.sentence, kind);
    return this.#findingOf(event);
  }

  /** Failures of all sentences without an answer. */
  *missing(problem: ProblemData): Generator<Failure> {
    for (const position of this.#asked)
      if (!this.#answered.has(position)) yield this.#failure(position, problem);
  }

  #firstRead(position: number): readonly PassageExtent[] {
    if (this.#read.has(position)) return [];
    this.#read.add(position);
    const passage = this.request.index.passages.get(position);
    return passage ? [passage] : [];
  }

  #retract(event: Retracted): Retracted {
    this.#answered.delete(event.sentence);
    this.#names.forget(event.sentence);
    this.attributor?.forget(event.sentence);
    return event;
  }

  async #findingOf(event: Judged | Failed | NotCheckable): Promise<CheckEvent> {
    const { sentence } = event;
    if (event.type === 'failed') return this.#failure(sentence, event.problem, event.span);
    if (event.type === 'notCheckable')
      return {
        type: 'skipped',
        sentence,
        why: event.why,
        ...spanOf(event.span ?? this.request.sentences[sentence]!),
      };
    const { judge = this.judge } = event;
    const grounded = this.#grounder.ground(event);
    if (event.flags?.disputed) return this.#failure(sentence, disputedBy(judge, grounded), event);
    return attributed(toAssessment(event, grounded, this.#names.name(event), judge), this.attributor);
  }

  #failure(sentence: number, problem: ProblemData, span: Span = this.request.sentences[sentence]!): Failure {
    return {
      type: 'failure',
      claim: this.#names.name({ sentence, ...spanOf(span) }),
      problem,
      judge: this.judge,
    };
  }
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** The same with the sources that it cites, and what is wrong about them. */
async function attributed(assessment: Assessment, attributor: Attributor | undefined): Promise<Assessment> {
  if (!attributor) return assessment;
  const { claim, verdict, evidence } = assessment;
  const judged = { ...claim, isSupported: verdict === 'supported', evidence };
  const [cited, attribution] = [attributor.citedBy(judged), await attributor.problemsOf(judged)];
  const isDisagreed = attribution.some(({ kind }) => kind === 'sourcesDisagree');
  return {
    ...assessment,
    // Which of the two sources is right, nobody knows.
    ...(isDisagreed && assessment.confidence === 'high' ? { confidence: 'medium' as const } : {}),
    ...(cited.length > 0 ? { cited } : {}),
    ...(attribution.length > 0 ? { attribution } : {}),
  };
}

const disputedBy = (model: string, { evidence }: Grounded): ProblemData => ({
  code: 'disputed',
  args: { model, quote: evidence[0]?.quote ?? '' },
});

function toAssessment(judged: Judged, grounded: Grounded, claim: Claim, judge: string): Assessment {
  return {
    type: 'assessment',
    claim,
    verdict: grounded.verdict,
    flags: grounded.flags,
    reason: grounded.reason,
    evidence: grounded.evidence,
    confidence: judged.confidence,
    alarm: grounded.verdict === 'supported' ? 0 : grounded.verdict === judged.verdict ? judged.alarm : 1,
    judge,
    focus: judged.focus,
    correction:
      judged.correction === undefined || grounded.verdict === 'supported' || grounded.flags.ungrounded
        ? undefined
        : judged.correction,
    support: judged.support,
    ...(judged.rule === undefined ? {} : { rule: judged.rule }),
  };
}
