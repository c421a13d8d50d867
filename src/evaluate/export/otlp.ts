import type { CaseResult, Result, RunHeader } from '../results/result.ts';

type Attribute = readonly [key: string, value: string | number | undefined];

/**
 * OpenTelemetry log records in OTLP's JSON, a line a case that has results, each an event `gen_ai.evaluation.result` of
 * the semantic conventions for generative AI. Of the texts there is only what the reason quotes: what is observed goes on
 * to others.
 * @param observed milliseconds since 1970; results hold no times of their own
 */
export async function* runToOtlp(
  header: RunHeader,
  cases: AsyncIterable<CaseResult> | Iterable<CaseResult>,
  observed: number,
): AsyncGenerator<string> {
  const observedTimeUnixNano = `${BigInt(observed) * 1_000_000n}`;
  const resource = attributes([['service.name', 'claimlight']]);
  for await (const one of cases) {
    const logRecords = one.results.map((result) => ({
      observedTimeUnixNano,
      eventName: 'gen_ai.evaluation.result',
      severityNumber: 9,
      attributes: attributes(eventOf(header, one, result)),
    }));
    if (logRecords.length === 0) continue;
    const resourceLogs = [
      { resource: { attributes: resource }, scopeLogs: [{ scope: { name: 'claimlight' }, logRecords }] },
    ];
    yield `${JSON.stringify({ resourceLogs })}\n`;
  }
}

const eventOf = (header: RunHeader, one: CaseResult, result: Result): readonly Attribute[] => [
  ['gen_ai.evaluation.name', result.label ?? result.scorer],
  ['gen_ai.evaluation.score.value', result.score ?? undefined],
  ['gen_ai.evaluation.score.label', labelOf(result)],
  ['gen_ai.evaluation.explanation', result.reason],
  ['error.type', result.status === 'failed' ? (result.problem?.code ?? 'failed') : undefined],
  ['claimlight.dataset', header.dataset],
  ['claimlight.case', one.id ?? String(one.case)],
  ['claimlight.judge', result.judge],
  ['claimlight.scale', result.scale],
  ['claimlight.provider', one.provider],
  ['claimlight.prompt', one.prompt],
];

const labelOf = ({ pass }: Result): string | undefined =>
  pass === null ? undefined : pass ? 'pass' : 'fail';

const attributes = (given: readonly Attribute[]) =>
  given.flatMap(([key, value]) =>
    value === undefined
      ? []
      : [{ key, value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value } }],
  );
