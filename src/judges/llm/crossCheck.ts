/** Whether the claim's own values clash with those of the evidence that is said to support it. */
export function isDisputed(_claim: string, _evidence: string): boolean {
  return false;
}
