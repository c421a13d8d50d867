import assert from 'node:assert/strict';
import { answers, supported } from '../../../server/answers.ts';
import { startScriptedModel } from '../../../server/scriptedModel.ts';
import { facts, labelled } from '../bridgeRows.ts';
import { createWorkplace, lines, type Workplace } from '../workplace.ts';

describe('gates of claimlight eval', () => {
  let place: Workplace;
  beforeEach(() => {
    place = createWorkplace();
  });
  afterEach(() => place.remove());

  it('gates by the mean', async () => {
    const path = place.file('d.jsonl', labelled);
    const code = async (...gate: readonly string[]) => (await place.run(['eval', path, ...gate])).code;
    assert.equal(await code('--fail-under', '0.5'), 0);
    assert.equal(await code('--fail-under', '0.6'), 1);
    assert.equal(await code('--scorer', 'hallucination', '--fail-over', '0.4'), 1);
  });

  it('gates by the worst that partial and failed results allow, and says so', async () => {
    const sentences = ['The bridge is 120 metres long.', 'It was opened in 1987.'];
    const rows = lines(...sentences.map((output) => ({ output, context: facts })), {
      output: sentences.join(' '),
      context: facts,
    });
    const model = await startScriptedModel(({ messages }) => {
      const asked = messages.map(({ content }) => content).join('\n');
      if (/OUTPUT-\w+>\n\[s1\] It was/.test(asked)) return { refusal: 'No.' };
      return { answer: answers(supported(1, 1)) };
    });
    try {
      const gated = (...gate: readonly string[]) =>
        place.run([
          'eval',
          place.file('d.jsonl', rows),
          '--judge',
          'openai:test-model',
          '--base-url',
          model.url,
          ...gate,
        ]);
      const { code, out, error } = await gated('--fail-under', '0.9');
      assert.match(out, /faithfulness · openai:test-model +1\.00/, 'the mean of what could be scored');
      assert.match(
        error,
        /openai:test-model: 0\.\d+ is below --fail-under 0\.9\. Partial and failed results \(\d\)/,
      );
      assert.match(error, /Line 2: openai:test-model: .*refused/);
      assert.equal(code, 1);
      assert.equal((await gated('--fail-under', '0.1')).code, 0);
      assert.equal((await gated('--scorer', 'hallucination', '--fail-over', '0.1')).code, 1);
    } finally {
      await model.close();
    }
  });

  it('says when nothing could be scored', async () => {
    const path = place.file('d.jsonl', lines({ input: 'Why?' }));
    const { code, error } = await place.run(['eval', path]);
    assert.match(
      error,
      /Line 1: This row has no output, and no model is specified[\s\S]*No rows could be scored/,
    );
    assert.equal(code, 2);
  });
});
