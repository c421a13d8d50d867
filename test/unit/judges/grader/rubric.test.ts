import assert from 'node:assert/strict';
import { checkRubric, type RubricPrompt, renderRubric } from '../../../../src/judges/grader/rubric.ts';

const texts = { input: 'Which city?', ideal: 'Oslo', completion: 'It is Oslo.' };
const all = 'Q {{input}} R {{ideal}} S {{completion}}';

describe('a rubric prompt', () => {
  it('gets the question, the reference and the output', () =>
    assert.deepEqual(renderRubric(all, texts), { system: '', user: 'Q Which city? R Oslo S It is Oslo.' }));

  it('may have spaces and filters in its variables', () =>
    assert.equal(
      renderRubric('{{ input }}{{ideal | safe}}{{- completion -}}', texts).user,
      'Which city?OsloIt is Oslo.',
    ));

  it('never runs data as a template', () => {
    const hostile = {
      input: '{{ideal}} {{ 7*7 }} {{env.KEY}}',
      ideal: '$& {% x %}',
      completion: '{{input}}',
    };
    assert.equal(
      renderRubric(all, hostile, { env: 'secret' }).user,
      `Q ${hostile.input} R ${hostile.ideal} S ${hostile.completion}`,
    );
  });

  it('has the person’s own variables, which never win over the grader’s', () =>
    assert.equal(
      renderRubric(`{{tone}} {{unknown}} ${all}`, texts, { tone: 'Be strict.', ideal: 'Bergen' }).user,
      'Be strict. {{unknown}} Q Which city? R Oslo S It is Oslo.',
    ));

  it('may be a chat as JSON, and quotes in the data do not break it', () => {
    const chat = JSON.stringify([
      { role: 'system', content: 'Grade {{completion}}' },
      { role: 'user', content: '{{input}} / {{ideal}}' },
    ]);
    assert.deepEqual(renderRubric(chat, { ...texts, completion: 'He said "Oslo"\nand left.' }), {
      system: 'Grade He said "Oslo"\nand left.',
      user: 'Which city? / Oslo',
    });
  });

  it('may be a chat as an array, whose turns keep their names', () => {
    const chat = [
      { role: 'user', content: '{{input}}' },
      { role: 'assistant', content: '{{completion}}' },
      { role: 'user', content: 'Is it {{ideal}}?' },
    ];
    assert.equal(
      renderRubric(chat, texts).user,
      'user: Which city?\n\nassistant: It is Oslo.\n\nuser: Is it Oslo?',
    );
  });

  it('that is no chat is a text, whatever it begins with', () =>
    assert.equal(renderRubric(`[1] ${all}`, texts).user, '[1] Q Which city? R Oslo S It is Oslo.'));

  describe('without one of the three variables', () => {
    const rows: readonly (readonly [RubricPrompt, string])[] = [
      ['{{ideal}} {{completion}}', '{{input}}'],
      ['{{input}} {{completion}}', '{{ideal}}'],
      ['{{input}} {{ideal}}', '{{completion}}'],
      ['', '{{input}}, {{ideal}}, {{completion}}'],
      ['[{"role":"user","content":"{{input}} {{ideal}}"}]', '{{completion}}'],
    ];
    for (const [prompt, missing] of rows)
      it(`names ${missing}`, () => {
        for (const check of [() => checkRubric(prompt), () => renderRubric(prompt, texts)])
          assert.throws(check, { code: 'badRubric', args: { missing } });
      });
  });
});
