/** Commands in package.json. */
export const commands = {
  checkSelection: 'claimlight.checkSelection',
  checkDocument: 'claimlight.checkDocument',
  chooseContext: 'claimlight.chooseContext',
  rememberContext: 'claimlight.rememberContext',
  setQuestion: 'claimlight.setQuestion',
  useAsContext: 'claimlight.useAsContext',
  showUnreadFiles: 'claimlight.showUnreadFiles',
  watchTranscript: 'claimlight.watchTranscript',
  chooseScorer: 'claimlight.chooseScorer',
  chooseJudge: 'claimlight.chooseJudge',
  setApiKey: 'claimlight.setApiKey',
  clearApiKey: 'claimlight.clearApiKey',
  testConnection: 'claimlight.testConnection',
  testModel: 'claimlight.testModel',
  recheckStale: 'claimlight.recheckStale',
  nextFinding: 'claimlight.nextFinding',
  previousFinding: 'claimlight.previousFinding',
  peekEvidence: 'claimlight.peekEvidence',
  reviewBeside: 'claimlight.reviewBeside',
  showDecisions: 'claimlight.showDecisions',
  compareJudges: 'claimlight.compareJudges',
  evaluateDataSet: 'claimlight.evaluateDataSet',
  exportReport: 'claimlight.exportReport',
  importDecisions: 'claimlight.importDecisions',
  toggleComments: 'claimlight.toggleComments',
  checkDependents: 'claimlight.checkDependents',
  checkStaged: 'claimlight.checkStaged',
  fixClashes: 'claimlight.fixClashes',
  clear: 'claimlight.clear',
  showLog: 'claimlight.showLog',
  checkExample: 'claimlight.checkExample',
} as const;

/** Commands behind links, lenses, fixes and comment threads; not in the palette. */
export const innerCommands = {
  acceptPeek: 'claimlight.acceptPeek',
  cancel: 'claimlight.cancel',
  checkAnswer: 'claimlight.checkAnswer',
  checkOffline: 'claimlight.checkOffline',
  claim: 'claimlight.claim',
  claimChoices: 'claimlight.claimChoices',
  explainCode: 'claimlight.explainCode',
  openEvidence: 'claimlight.openEvidence',
  openSideView: 'claimlight.openSideView',
  ignoreThread: 'claimlight.ignoreThread',
  verifyThread: 'claimlight.verifyThread',
  reopenThread: 'claimlight.reopenThread',
  replyToThread: 'claimlight.replyToThread',
} as const;

/** The tool that language models can call. */
export const checkTool = 'claimlight_check';

/** Whom people address as `@claimlight` in the chat. */
export const chatParticipant = 'claimlight.chat';

export const sideViewId = 'claimlight.sideView';

/** Of documents that show the text that was read from a context without text of its own: PDF, DOCX, the clipboard. */
export const sourceScheme = 'claimlight-source';

/** Of documents that show the output of a row of an evaluation. */
export const rowScheme = 'claimlight-row';

/** Of documents that show an answer of a transcript. */
export const answerScheme = 'claimlight-answer';

export const diagnosticCodes = [
  'claim.contradicted',
  'claim.unsupported',
  'claim.failed',
  'claim.stale',
  'claim.misattributed',
  'claim.dangling',
  'claim.misquoted',
  'claim.sourcesDisagree',
] as const;
export type DiagnosticCode = (typeof diagnosticCodes)[number];
