import assert from 'node:assert/strict';
import { Problem } from '../../../../src/check/problem.ts';
import type { Decision } from '../../../../src/review/decisions.ts';
import { Findings } from '../../../../src/review/findings.ts';
import { type Dependents, dependentsView } from '../../../../src/view/side/dependentsView.ts';
import { finding } from '../../review/_findings.ts';

const spec = 'file:///work/spec.md';
const [bad, good, broken] = ['file:///work/bad.md', 'file:///work/docs/good.md', 'file:///work/gone.md'];

/** A document with one contradicted claim whose evidence stands in a file. */
function store(evidence: string, decided = false): Findings {
  const decision = { kind: 'ignored', claim: 'id', evidence: '', text: '' } as const satisfies Decision;
  const findings = new Findings(() => (decided ? decision : undefined));
  const text = 'A claim.';
  const sentence = { start: 0, end: text.length, text, kind: 'prose', trail: [] } as const;
  const run = findings.begin(bad, {
    judge: 'offline',
    context: [],
    sentences: [sentence],
    span: sentence,
    size: { statements: 1, items: 1 },
  });
  run.add(finding({ uri: evidence }));
  run.add({ type: 'ended', how: 'completed' });
  return findings;
}

const view = (part: Partial<Dependents>, findings = store(spec)) =>
  dependentsView(
    { source: spec, state: 'done', total: 3, documents: [], incomplete: false, ...part },
    (uri) => findings.get(uri),
    (uri) => uri.slice('file:///work/'.length),
  );

describe('what rests on a file', () => {
  const documents = [{ uri: good }, { uri: broken, problem: new Problem('notAFile') }, { uri: bad }];

  it('lists what the file contradicts first, and never passes over what could not be checked', () => {
    const { documents: rows, summary } = view({ documents });
    assert.deepEqual(
      rows.map(({ path, contradicted, verdict }) => [path, contradicted, verdict]),
      [
        ['bad.md', 1, 'contradicted'],
        ['docs/good.md', 0, 'failed'],
        ['gone.md', 0, 'failed'],
      ],
    );
    assert.equal(summary, '1 of 3 documents contradicted by “spec.md”, 2 could not be checked');
  });

  it('counts neither what another file contradicts nor what someone decided about', () => {
    const counts = (findings: Findings) => view({ documents: [{ uri: bad }] }, findings).documents;
    assert.equal(counts(store('file:///work/other.md'))[0]!.contradicted, 0);
    assert.equal(counts(store(spec, true))[0]!.contradicted, 0);
  });

  it('says that a cancelled check left some out, and that a search was not complete', () => {
    const { summary, warning } = view({ documents: [{ uri: bad }], state: 'cancelled', incomplete: true });
    assert.equal(summary, '1 of 3 documents contradicted by “spec.md”, 2 not checked');
    assert.match(warning ?? '', /could not be searched/);
  });

  it('says so where nothing does', () => {
    assert.match(view({ total: 0 }).summary, /^No document in this workspace/);
  });
});
