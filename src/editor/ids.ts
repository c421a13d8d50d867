/** Commands in package.json. */
export const commands = {
  checkSelection: 'claimlight.checkSelection',
  checkDocument: 'claimlight.checkDocument',
  chooseContext: 'claimlight.chooseContext',
  setQuestion: 'claimlight.setQuestion',
  chooseScorer: 'claimlight.chooseScorer',
  chooseJudge: 'claimlight.chooseJudge',
  setApiKey: 'claimlight.setApiKey',
  clearApiKey: 'claimlight.clearApiKey',
  testConnection: 'claimlight.testConnection',
  recheckStale: 'claimlight.recheckStale',
  nextFinding: 'claimlight.nextFinding',
  previousFinding: 'claimlight.previousFinding',
  showDecisions: 'claimlight.showDecisions',
  compareJudges: 'claimlight.compareJudges',
  exportReport: 'claimlight.exportReport',
  clear: 'claimlight.clear',
  showLog: 'claimlight.showLog',
} as const;

/** Commands behind links, lenses and fixes; not in the palette. */
export const innerCommands = {
  cancel: 'claimlight.cancel',
  claim: 'claimlight.claim',
  openEvidence: 'claimlight.openEvidence',
  openWalkthrough: 'claimlight.openWalkthrough',
  openPanel: 'claimlight.openPanel',
} as const;

export const view = 'claimlight.panel';

/** Of documents that show the text that was read from a context without text of its own: PDF, DOCX, the clipboard. */
export const sourceScheme = 'claimlight-source';

export type DiagnosticCode = 'claim.contradicted' | 'claim.unsupported' | 'claim.failed' | 'claim.stale';
