import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { Problem } from '../../../check/problem.ts';
import { fieldAt, itemsOf } from '../../../sources/fieldSentences.ts';
import { jsonField } from '../../../sources/jsonField.ts';
import { isDeepYaml, mostYamlLevels } from '../../../sources/yamlDepth.ts';
import { Lines } from '../../../text/span.ts';
import { type Chunks, readDecoded } from '../read/fileLines.ts';

/** A promptfoo configuration as it was written, before its fields are read. */
export interface ParsedConfig {
  readonly value: unknown;
  /** Line on which each test stands, from 1. */
  readonly lines: readonly number[];
}

/** Tells a configuration from a file of rows. */
export const looksLikeConfig = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  ('tests' in value || 'scenarios' in value);

/** A quick look: a file of rows may be large, and slow to read whole. */
const mayBeConfig = /\b(?:tests|scenarios)["']?\s*:/;

/** Uses of YAML's anchors after which a document counts as an attack. */
const maxAliasCount = 10_000;

/**
 * Reads YAML, or JSON, which is YAML too; undefined where the text is broken, or no configuration.
 * @param path for the problem alone
 * @throws {Problem} dataEncoding
 */
export async function parseConfig(path: string, chunks: Chunks): Promise<ParsedConfig | undefined> {
  const { text, badLines } = await readDecoded(chunks);
  if (!mayBeConfig.test(text)) return undefined;
  const config = parseJson(text) ?? parseYaml(path, text);
  if (!config || config.value === undefined) return undefined;
  for (const line of badLines) throw new Problem('dataEncoding', { file: path, line });
  return config;
}

/** Many times as fast as YAML. */
function parseJson(text: string): ParsedConfig | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!looksLikeConfig(value)) return { value: undefined, lines: [] };
  const at = new Lines(text);
  return {
    value,
    lines: itemsOf(fieldAt(jsonField(text), 'tests')).map(({ span }) => at.lineAt(span.start)),
  };
}

function parseYaml(path: string, text: string): ParsedConfig | undefined {
  if (isDeepYaml(text)) throw new Problem('tooDeep', { file: path, most: mostYamlLevels });
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, logLevel: 'error' });
  if (document.errors.length > 0) return undefined;
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount });
  } catch (error) {
    // Anchors that repeat each other without end.
    throw new Problem('badInput', { detail: `${path}: ${(error as Error).message}` }, error);
  }
  if (!looksLikeConfig(value)) return undefined;
  const tests = isMap(document.contents) ? document.contents.get('tests', true) : undefined;
  const lines = (isSeq(tests) ? tests.items : []).map((item) => {
    const range = (item as { range?: readonly [number, number, number] | null }).range;
    return range ? counter.linePos(range[0]).line : 1;
  });
  return { value, lines };
}
