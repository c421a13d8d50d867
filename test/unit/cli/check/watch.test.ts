import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { after, before, describe, it } from 'mocha';
import { createProgramRun } from '../programRun.ts';
import { createWorkplace, lines, type Workplace } from '../workplace.ts';

const tool = { role: 'tool', name: 'find', content: 'The plan allows ten gigabytes of storage.' };
const says = (content: string) => ({ role: 'assistant', content });

describe('claimlight check --watch', () => {
  let place: Workplace;
  before(() => {
    place = createWorkplace();
  });
  after(() => place.remove());

  it('checks each new answer once, when it is whole, and ends with the worst of them', async () => {
    const path = place.file('chat.jsonl', lines(tool, says('An answer from before is not checked.')));
    const run = createProgramRun(['check', path, '--watch', '--fail-under', '1'], place.folder);
    await run.error(/Watching .*chat\.jsonl for new answers; 1 is already there/);
    appendFileSync(path, lines(says('The plan allows ten gigabytes of storage.')));
    await run.out(/Faithfulness 1/);
    const next = lines(says('The plan allows fifty gigabytes of storage.'));
    appendFileSync(path, next.slice(0, 30));
    appendFileSync(path, next.slice(30));
    await run.out(/Contradicted/);
    run.stop();
    const { code, out } = await run.ended;
    assert.equal(code, 1);
    assert.equal(out.match(/^Faithfulness/gm)?.length, 2);
    assert.doesNotMatch(out, /from before/);
  });

  it('ends with 2 where nothing was judged', async () => {
    const path = place.file('quiet.jsonl', lines(tool));
    const run = createProgramRun(['check', path, '--watch'], place.folder);
    await run.error(/Watching/);
    run.stop();
    assert.equal((await run.ended).code, 2);
  });
});
