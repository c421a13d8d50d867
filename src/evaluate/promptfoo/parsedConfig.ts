import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { looksLikeConfig } from './config.ts';

/** A promptfoo configuration as it was written, before its fields are read. */
export interface ParsedConfig {
  readonly value: unknown;
  /** Line on which a test stands, from 1. */
  readonly lineOf: (test: number) => number;
}

/** Uses of YAML's anchors after which a document counts as an attack. */
const maxAliasCount = 10_000;

/** Reads YAML, or JSON, which is YAML too; undefined where the text is broken, or no configuration. */
export function parseConfig(text: string): ParsedConfig | undefined {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  if (document.errors.length > 0) return undefined;
  const value: unknown = document.toJS({ maxAliasCount });
  if (!looksLikeConfig(value)) return undefined;
  const tests = isMap(document.contents) ? document.contents.get('tests', true) : undefined;
  return {
    value,
    lineOf: (test) => {
      const item = isSeq(tests) ? tests.items[test] : undefined;
      const range = (item as { range?: readonly [number, number, number] | null } | undefined)?.range;
      return range ? counter.linePos(range[0]).line : 1;
    },
  };
}
