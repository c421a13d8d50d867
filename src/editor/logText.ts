import type { Problem } from '../check/problem.ts';

/** Arguments that name things; others may hold words of a text, of an endpoint's answer or of a person's own code. */
const names: ReadonlySet<string> = new Set([
  'uri',
  'file',
  'line',
  'host',
  'to',
  'model',
  'status',
  'seconds',
  'most',
]);

/** A problem as the log may show it: without the texts and keys that its words could quote. */
export function problemLine({ code, args }: Problem): string {
  const shown = Object.entries(args).filter(([name, value]) => names.has(name) || isSystemCode(name, value));
  return shown.length === 0 ? code : `${code} ${JSON.stringify(Object.fromEntries(shown))}`;
}

/** A fault of ours as the log may show it: what kind it is and where it arose, not its message. */
export function faultLines(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '' } = error;
  const at = stack.indexOf(message);
  const frames = (at < 0 ? stack : stack.slice(at + message.length))
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return [name, ...frames].join('\n');
}

/** The same of a fault that a page told in words. */
export const logFault = (fault: unknown): string => (typeof fault === 'string' ? fault : faultLines(fault));

const isSystemCode = (name: string, value: string | number): boolean =>
  name === 'cause' && /^[A-Z][A-Z_0-9]*$/.test(String(value));
