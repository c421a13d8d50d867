/** A fault of ours for a report: what kind it is and where, without its message, which may quote what was read. */
export function faultText(fault: unknown): string {
  if (!(fault instanceof Error)) return 'unexpected fault';
  const frames = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`unexpected fault (${fault.name})`, ...frames].join('\n');
}
