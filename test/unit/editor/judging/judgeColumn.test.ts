import assert from 'node:assert/strict';
import type { CollectedCheck } from '../../../../src/check/collect.ts';
import type { Judge } from '../../../../src/check/judge.ts';
import { Problem } from '../../../../src/check/problem.ts';
import { judgeColumn, likelyPair } from '../../../../src/editor/judging/judgeColumn.ts';
import type { JudgeChoice } from '../../../../src/editor/judging/judgeFactory.ts';

const named = { label: 'gpt-4o', destination: 'api.example.com', choice: { kind: 'openai' } } as const;
const judge: Judge = { id: 'openai:gpt-4o', destination: 'api.example.com', assess: async function* () {} };
const outcome = {
  sentences: [],
  findings: [],
  skipped: [],
  unanswered: [],
  usage: { calls: 0, promptTokens: 0, completionTokens: 0 },
  statements: 0,
  items: 0,
};
const check = async (): Promise<CollectedCheck> => ({ outcome, timings: { total: 0 } });

describe('the column of a judge', () => {
  it('has what the judge says', async () => {
    const column = await judgeColumn(named, async () => judge, check);
    assert.deepEqual(column, { title: 'gpt-4o', subtitle: 'api.example.com', outcome });
  });

  it('has what keeps the judge from being asked, or from answering', async () => {
    const dead = async () => Promise.reject(new Problem('noKey', { host: 'api.example.com' }));
    const broken = async () => ({ ...(await check()), problem: new Problem('unreachable').data });
    const problemOf = async (...given: Parameters<typeof judgeColumn>) => {
      const column = await judgeColumn(...given);
      return 'problem' in column ? column.problem.code : undefined;
    };
    assert.equal(await problemOf(named, dead, check), 'noKey');
    assert.equal(await problemOf(named, async () => judge, broken), 'unreachable');
  });

  it('is none where no judge could do better', async () => {
    for (const code of ['cancelled', 'nothingToCheck'] as const)
      await assert.rejects(
        judgeColumn(
          named,
          async () => judge,
          () => Promise.reject(new Problem(code)),
        ),
        { code },
      );
  });
});

describe('the judges that are ticked', () => {
  const judges = (['offline', 'openai', 'vscode'] as const).map((kind) => ({
    choice: { kind, ...(kind === 'offline' ? {} : { model: `${kind}-model` }) } as JudgeChoice,
  }));
  const kinds = (chosen: JudgeChoice, of = judges) => likelyPair(of, chosen).map(({ choice }) => choice.kind);

  it('are the offline one and the chosen one', () => {
    assert.deepEqual(kinds({ kind: 'vscode', model: 'vscode-model' }), ['offline', 'vscode']);
    assert.deepEqual(kinds({ kind: 'openai', model: 'openai-model' }), ['offline', 'openai']);
  });

  it('are the offline one and the first other where that is chosen, or the chosen one is not there', () => {
    assert.deepEqual(kinds({ kind: 'offline' }), ['offline', 'openai']);
    assert.deepEqual(kinds({ kind: 'vscode', model: 'gone' }), ['offline', 'openai']);
  });
});
