import type { ViewClaim, ViewPastRun, ViewState } from '../../src/view/side/sideProtocol.ts';

/** A view state with nothing in it but what every state has. */
export const emptyState: ViewState = {
  context: [],
  judge: { name: 'Offline judge' },
  run: { state: 'none' },
  scorer: 'faithfulness',
  scorers: [
    { id: 'faithfulness', name: 'Faithfulness', direction: 'higher is better' },
    { id: 'hallucination', name: 'Hallucination', direction: 'lower is better' },
    { id: 'contradiction', name: 'Contradiction', direction: 'lower is better' },
  ],
  claims: [],
  skipped: [],
  history: [],
};

export const opened: ViewState = {
  ...emptyState,
  document: { uri: 'file:///work/announcement.md', name: 'announcement.md' },
};

export const withContext: ViewState = {
  ...opened,
  context: [
    { uri: 'file:///work/release-notes.md', name: 'release-notes.md' },
    { uri: 'file:///work/limits.md', name: 'limits.md' },
  ],
};

const claim = (
  text: string,
  part: Pick<ViewClaim, 'id' | 'verdict' | 'rank' | 'line' | 'reason'> & Partial<ViewClaim>,
): ViewClaim => ({
  text,
  faults: [],
  flags: [],
  confidence: 'high',
  flagged: part.verdict !== 'supported',
  countsAs:
    part.verdict === 'failed' ? 'not counted' : part.verdict === 'unsupported' ? 'unsure' : part.verdict,
  evidence: [],
  judge: 'Offline judge',
  ...part,
});

const storage = 'The free plan now includes 5 GB of storage for every member.';

export const claims: readonly ViewClaim[] = [
  claim('Harbour 4.2 is available from today on all desktop platforms.', {
    id: 'c1',
    verdict: 'supported',
    rank: 5,
    line: 3,
    reason: 'Found in release-notes.md, line 5.',
    evidence: [
      {
        place: 'release-notes.md, line 5',
        quote: 'Harbour 4.2 ships on 4 March for Windows, macOS and Linux.',
        role: 'supports',
      },
    ],
  }),
  claim(storage, {
    id: 'c2',
    verdict: 'contradicted',
    rank: 0,
    line: 5,
    focus: { start: storage.indexOf('5 GB'), end: storage.indexOf('5 GB') + 4 },
    reason: 'The text says 5 GB; the context says 10 GB (limits.md, line 12).',
    correction: '10 GB',
    evidence: [
      { place: 'limits.md, line 12', quote: 'Members on the free plan have 10 GB each.', role: 'clashes' },
    ],
  }),
  claim('Search results appear twice as fast as before.', {
    id: 'c3',
    verdict: 'contradicted',
    rank: 1,
    line: 6,
    stale: 'edited',
    reason: 'The text says twice; the context says 30 % (release-notes.md, line 9).',
    confidence: 'medium',
    evidence: [
      {
        place: 'release-notes.md, line 9',
        quote: 'The new index makes search about 30 % faster on large workspaces.',
        role: 'clashes',
      },
    ],
  }),
  claim('The redesign was led by Mirela Anders from the Lisbon office.', {
    id: 'c4',
    verdict: 'unsupported',
    rank: 2,
    line: 8,
    reason: 'Not found in the context: “Mirela Anders”, “Lisbon”.',
  }),
  claim('Administrators may soon be able to export audit logs.', {
    id: 'c5',
    verdict: 'unsupported',
    rank: 6,
    line: 9,
    flags: ['hedged'],
    confidence: 'low',
    reason: 'Not found in the context. Nearest is limits.md, line 20, which has 38 % of its words.',
    decision: { kind: 'ignored', author: 'Ada' },
    note: 'Announced separately next week.',
  }),
  claim('Updates install in the background.', {
    id: 'c6',
    verdict: 'failed',
    rank: 3,
    line: 11,
    reason: 'The judge gave no answer for this sentence. Try again; completed results are kept.',
  }),
  claim('Support for version 3 ends on 1 June 2025.', {
    id: 'c7',
    verdict: 'supported',
    rank: 4,
    line: 13,
    reason: 'Found in release-notes.md, line 21.',
    evidence: [
      {
        place: 'release-notes.md, line 21',
        quote: 'Version 3 is supported until 1 June 2025.',
        role: 'supports',
      },
    ],
  }),
];

export const checked: ViewState = {
  ...withContext,
  run: { state: 'done', usage: '' },
  score: {
    share: 0.33,
    range: [0.29, 0.43],
    display: '0.29–0.43',
    quality: 'poor',
    band: 'few supported',
    counts: '2 contradicted, 2 unsupported, 1 failed, 2 of 6 supported · 1 of 5 reviewed',
    direction: 'higher is better',
    status: 'partial',
    estimate: true,
    reason: 'The score is 0.33 because 2 of 6 claims count as supported.',
    tallies: [
      { label: 'supported', count: 2 },
      { label: 'contradicted', count: 2 },
      { label: 'unsure', count: 2 },
      { label: 'not counted', count: 1 },
    ],
  },
  claims: [...claims],
  skipped: [
    { text: 'Harbour 4.2 is here', line: 1, why: 'a heading' },
    { text: 'Want to try it?', line: 15, why: 'a question' },
  ],
};

export const flawless: ViewState = {
  ...withContext,
  run: { state: 'done', usage: '' },
  score: {
    share: 1,
    display: '1',
    quality: 'good',
    band: 'all supported',
    counts: '2 of 2 supported',
    direction: 'higher is better',
    status: 'scored',
    estimate: false,
    reason: 'The score is 1 because 2 of 2 claims count as supported.',
    tallies: [{ label: 'supported', count: 2 }],
  },
  claims: claims.filter(({ verdict }) => verdict === 'supported'),
};

export const running: ViewState = {
  ...checked,
  judge: { name: 'gpt-4o', destination: 'api.openai.com' },
  run: { state: 'running', answered: 4, total: 12, estimate: 'about 1,350 tokens' },
  claims: claims.slice(0, 4),
};

export const failed: ViewState = {
  ...checked,
  judge: { name: 'gpt-4o', destination: 'api.openai.com' },
  run: { state: 'failed', usage: '1 call, 1,204 tokens, 0.9 s' },
  notice: {
    severity: 'error',
    message: 'api.openai.com did not accept the API key.',
    nextStep: 'Run “Claimlight: Set API Key” with a valid key.',
    actions: [{ label: 'Set API Key…', command: 'setApiKey' }],
  },
  claims: claims.slice(0, 2),
};

export const nothingToCheck: ViewState = {
  ...withContext,
  run: { state: 'done', usage: '' },
  score: {
    share: null,
    display: '–',
    quality: 'none',
    band: 'not applicable',
    counts: 'no claims',
    direction: 'higher is better',
    status: 'notApplicable',
    estimate: true,
    reason: 'There is no score because the output makes no claim.',
    tallies: [],
  },
  skipped: [{ text: 'Want to try it?', line: 1, why: 'a question' }],
};

const pastRun = (id: number, share: number, quality: ViewPastRun['quality'], judge: string): ViewPastRun => ({
  id,
  when: `14:0${id}:10`,
  judge,
  share,
  display: String(share),
  quality,
  counts: { contradicted: 4 - id, unsupported: 1, failed: 0, supported: id + 1 },
});

export const withHistory: ViewState = {
  ...checked,
  history: [
    pastRun(1, 0.2, 'poor', 'Offline judge'),
    pastRun(2, 0.55, 'fair', 'Offline judge'),
    pastRun(3, 0.5, 'fair', 'gpt-4o'),
    pastRun(4, 0.86, 'good', 'gpt-4o'),
  ],
};

export const withFactuality: ViewState = {
  ...withHistory,
  factuality: {
    category: 'D',
    title: 'The output disagrees with the reference.',
    reason: 'Contradicts the reference: “The free plan now includes 5 GB of storage for every member.”.',
    source: 'Derived from the verdicts.',
    quality: 'poor',
  },
};

export const comparing: ViewState = {
  ...checked,
  comparison: {
    kind: 'judges',
    agreement: 'Agreement on 67% of the shared claims',
    columns: [
      { title: 'Offline judge', subtitle: 'stays on this machine', display: '0.33' },
      { title: 'gpt-4o', subtitle: 'api.openai.com', display: '0.5' },
    ],
    rows: [
      {
        id: 'c2',
        text: storage,
        agree: true,
        cells: [
          {
            verdict: 'contradicted',
            reason: 'The text says 5 GB; the context says 10 GB (limits.md, line 12).',
          },
          { verdict: 'contradicted', reason: 'The free plan has 10 GB.' },
        ],
      },
      {
        id: 'c4',
        text: 'The redesign was led by Mirela Anders from the Lisbon office.',
        agree: false,
        cells: [
          { verdict: 'unsupported', reason: 'Not found in the context: “Mirela Anders”, “Lisbon”.' },
          { verdict: 'supported', reason: 'Found in release-notes.md, line 14.' },
        ],
      },
      {
        id: 'c6',
        text: 'Updates install in the background.',
        agree: false,
        cells: [null, { verdict: 'supported', reason: 'Found in release-notes.md, line 30.' }],
      },
    ],
  },
};

/** One of the judges could not be reached. */
export const comparingDead: ViewState = {
  ...checked,
  comparison: {
    ...comparing.comparison!,
    columns: [
      ...comparing.comparison!.columns,
      {
        title: 'llama3.2',
        subtitle: 'localhost:11434',
        display: '–',
        problem: { message: 'localhost:11434 cannot be reached.', nextStep: 'Start it, then try again.' },
      },
    ],
    rows: comparing.comparison!.rows.map((row) => ({ ...row, cells: [...row.cells, null] })),
  },
};

export const withDependents: ViewState = {
  ...checked,
  dependents: {
    name: 'limits.md',
    state: 'done',
    total: 3,
    summary: '1 of 3 documents contradicted by “limits.md”, 1 could not be checked',
    documents: [
      {
        uri: 'file:///work/announcement.md',
        name: 'announcement.md',
        path: 'announcement.md',
        contradicted: 2,
        verdict: 'contradicted',
        summary: '2 contradicted, 1 unsupported, 3 of 6 supported',
      },
      {
        uri: 'file:///work/docs/gone.md',
        name: 'gone.md',
        path: 'docs/gone.md',
        contradicted: 0,
        verdict: 'failed',
        summary: 'release-notes.md was not found.',
      },
      {
        uri: 'file:///work/docs/plans.md',
        name: 'plans.md',
        path: 'docs/plans.md',
        contradicted: 0,
        verdict: 'supported',
        summary: '4 of 4 supported',
      },
    ],
  },
};

export const readingContext: ViewState = { ...withContext, reading: { read: 3, files: 12 } };

export const filesLeftOut: ViewState = {
  ...checked,
  leftOut: {
    summary: '14 context files were not read.',
    lines: [
      'scan.pdf contains pictures of pages but no text.',
      'specs/old.doc: Files of type .doc are not read from folders.',
    ],
    more: 3,
  },
};

export const faintOffered: ViewState = {
  ...checked,
  claims: [
    { ...claims[0]!, decision: { kind: 'ignored', inText: true }, note: 'kept on purpose' },
    ...claims.slice(1),
  ],
  faint: { state: 'offered', hidden: 0 },
};

export const faintKept: ViewState = { ...checked, faint: { state: 'kept', hidden: 0 } };
export const faintHidden: ViewState = { ...checked, faint: { state: 'hidden', hidden: 2 } };

/** As many claims as asked for, of all verdicts. */
export const many = (count: number): ViewState => ({
  ...checked,
  claims: Array.from({ length: count }, (_, i) => ({
    ...claims[i % claims.length]!,
    id: `m${i}`,
    text: `${i + 1}. ${claims[i % claims.length]!.text}`,
    focus: undefined,
    line: i + 1,
    rank: i,
  })),
});

export const modelTested: ViewState = {
  ...withContext,
  judge: { name: 'llama3.2', destination: 'localhost:11434' },
  modelTest: {
    title: 'Test of ollama:llama3.2',
    destination: 'localhost:11434',
    quality: 'poor',
    summary: 'It judged 27 of 40 known claims correctly.',
    rows: [
      { label: 'Over-certainty', value: '2 of 6', quality: 'poor' },
      { label: 'Units and arithmetic', value: '5 of 6', quality: 'fair' },
      { label: 'Instructions in the text', value: '5 of 5', quality: 'good' },
      { label: 'Form of answers', value: 'held to a JSON schema', quality: 'good' },
      { label: 'Prompt cache', value: 'not reported', quality: 'none' },
      {
        label: 'Judged incorrectly',
        value: 'a wrong number, a dropped negation, a detail given only in the question, swapped roles',
        quality: 'poor',
      },
      { label: 'Long prompt', value: 'about 4,000 of 8,000 tokens seen', quality: 'poor' },
    ],
    wrong: [
      { text: 'A new pier will be built in 2027.', said: 'Supported', right: 'Unsupported, Contradicted' },
      { text: 'The whole crew lives in Larkfield.', said: 'Supported', right: 'Unsupported, Contradicted' },
    ],
    advice: ['Give the model a larger context window.'],
    actions: [
      { label: 'Choose Judge…', command: 'chooseJudge' },
      { label: 'Test Again…', command: 'testModel' },
      { label: 'Open Settings', command: 'openModelSettings' },
    ],
  },
};

export const states = {
  emptyState,
  opened,
  withContext,
  running,
  checked,
  flawless,
  failed,
  nothingToCheck,
  withHistory,
  withFactuality,
  comparing,
  comparingDead,
  withDependents,
  modelTested,
  faintOffered,
  faintHidden,
  faintKept,
  filesLeftOut,
  readingContext,
} as const;
