/** What a setting can bring about beyond how results look. */
export type SettingEffect =
  /** Text leaves the machine, or goes elsewhere, or with more or other words. */
  | 'sends'
  | 'reads'
  | 'writes'
  /** What passes is decided by it. */
  | 'grades'
  | 'none';

/**
 * Every setting. Those with an effect are set by the person alone, or by a workspace that the person trusts; a test
 * holds package.json to that.
 */
export const settingEffects = {
  judge: 'sends',
  'offline.model': 'none',
  'offline.modelFolder': 'reads',
  'model.baseUrl': 'sends',
  'model.name': 'sends',
  'model.vscode': 'sends',
  'model.secondLook': 'sends',
  'model.headers': 'sends',
  'model.maxTokensPerRun': 'sends',
  'model.contextTokens': 'sends',
  'model.price': 'none',
  'live.mode': 'sends',
  'live.judge': 'sends',
  'live.pause': 'sends',
  'factuality.grader': 'sends',
  'factuality.rubricPrompt': 'sends',
  'factuality.weights': 'grades',
  contextFiles: 'reads',
  'decisions.share': 'writes',
  author: 'writes',
  editableTranscripts: 'writes',
  scorer: 'none',
  summary: 'none',
  scale: 'none',
  sensitivity: 'none',
  'severity.contradicted': 'none',
  'severity.unsupported': 'none',
  'severity.failed': 'none',
  'severity.stale': 'none',
  'severity.misattributed': 'none',
  'severity.dangling': 'none',
  'severity.misquoted': 'none',
  'severity.sourcesDisagree': 'none',
  maxDiagnostics: 'none',
  codeLens: 'none',
  reviewOrder: 'none',
  commitWarning: 'none',
  marks: 'none',
  lineEndReasons: 'none',
  comments: 'none',
  referenceHints: 'none',
} as const satisfies Readonly<Record<string, SettingEffect>>;

export type SettingKey = keyof typeof settingEffects;
