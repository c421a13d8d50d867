/** What decided about a claim offline: a rule, the local model's reading, or shared words where nothing reads. */
export const ruleIds = [
  'provenClash',
  'likelyClash',
  'verbatimCopy',
  'deniedPresence',
  'missingMeasure',
  'openAbsence',
  'missingValue',
  'undeniedDenial',
  'foreignValues',
  'reading',
  'sharedWords',
] as const;

export type RuleId = (typeof ruleIds)[number];
