import assert from 'node:assert/strict';
import { createWorkplace, lines, type Ran, type Workplace } from './workplace.ts';

const result = (tool: string, content: string, id = tool) => [
  {
    type: 'assistant',
    message: { role: 'assistant', content: [{ type: 'tool_use', id, name: tool, input: {} }] },
  },
  {
    type: 'user',
    message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content }] },
  },
];
const asked = { type: 'user', message: { role: 'user', content: 'How much storage does each person get?' } };
const said = (text: string) => ({
  type: 'assistant',
  message: { role: 'assistant', content: [{ type: 'text', text }] },
});
const read = result('Read', '# Limits\n\nEach person gets 10 GB of storage.\n');
const wrong = said('I looked it up.\n\nEach person gets 5 GB of storage.');

describe('claimlight hook', () => {
  let place: Workplace;
  beforeEach(() => {
    place = createWorkplace();
  });
  afterEach(() => place.remove());

  const stop = (events: readonly object[], more: object = {}): Promise<Ran> => {
    place.file('session.jsonl', lines(...events));
    const event = {
      session_id: 's',
      transcript_path: 'session.jsonl',
      cwd: place.folder,
      hook_event_name: 'Stop',
      ...more,
    };
    return place.run(['hook'], { stdin: JSON.stringify(event) });
  };

  it('keeps an agent from stopping whose last answer contradicts a tool result', async () => {
    const { code, out, error } = await stop([asked, ...read, wrong]);
    assert.deepEqual([code, out], [2, '']);
    const [head, finding, reason, evidence, correction] = error.split('\n');
    assert.match(
      head!,
      /^claimlight: 1 statement of the last answer contradicts or misattributes the tool results\. Correct/,
    );
    assert.match(finding!, /^\[\w{16}\] answer-1:3 Contradicted .*: Each person gets 5 GB of storage\.$/);
    assert.match(reason!, /5 GB; the context says 10 GB/);
    assert.equal(evidence, '    Evidence: Read-1:3');
    assert.match(correction!, /^ {4}Correction: replace “5/);
  });

  it('keeps one from stopping whose answer quotes a tool result in other words', async () => {
    const told = result('Read', '“Each person gets ten gigabytes of storage,” said Ann Lee.\n');
    const { code, error } = await stop([
      asked,
      ...told,
      said('“Each person gets plenty of storage,” said Ann Lee.'),
    ]);
    assert.equal(code, 2, error);
    assert.match(error, /Misquoted: The text quotes/);
  });

  it('lets it stop once it was kept from it', async () => {
    const { code, out, error } = await stop([asked, ...read, wrong], { stop_hook_active: true });
    assert.deepEqual([code, out, error], [0, '', '']);
  });

  it('lets it stop where the answer agrees, or is only not backed', async () => {
    for (const text of ['Each person gets 10 GB of storage.', 'The office has a blue door.']) {
      const { code, error } = await stop([asked, ...read, said(text)]);
      assert.deepEqual([code, error], [0, ''], text);
    }
  });

  it('looks at the last answer alone', async () => {
    const { code } = await stop([asked, ...read, wrong, said('Each person gets 10 GB of storage.')]);
    assert.equal(code, 0);
  });

  it('says so where there is nothing to check against', async () => {
    for (const events of [[asked, wrong], [asked], [asked, ...read, said('Shall I go on?')]]) {
      const { code, error } = await stop(events);
      assert.match(error, /^claimlight: There was nothing to check: .*\n$/);
      assert.equal(code, 0);
    }
  });

  it('takes no report of ours for evidence', async () => {
    const own = result('mcp__claimlight__check_text', 'Each person gets 5 GB of storage.');
    assert.equal((await stop([asked, ...own, ...read, wrong])).code, 2);
    assert.match((await stop([asked, ...own, wrong])).error, /nothing to check/);
  });

  it('never keeps an agent from stopping by a fault', async () => {
    const missing = await stop([], { transcript_path: 'none.jsonl' });
    const noEvent = await place.run(['hook'], { stdin: 'hello' });
    const argument = await place.run(['hook', '--judge', 'openai'], { stdin: '{}' });
    assert.deepEqual(
      [missing, noEvent, argument].map(({ code }) => code),
      [1, 1, 1],
    );
    assert.match(missing.error, /none\.jsonl cannot be read/);
    assert.match(noEvent.error, /no stop event/);
    assert.match(argument.error, /takes no arguments: --judge openai/);
  });
});
