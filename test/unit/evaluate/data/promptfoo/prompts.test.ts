import assert from 'node:assert/strict';
import { Problem } from '../../../../../src/check/problem.ts';
import { fillPrompt } from '../../../../../src/evaluate/data/promptfoo/prompts.ts';
import { type Given, open, withTest } from './openedConfig.ts';

const promptsOf = async (prompts: string, others?: Readonly<Record<string, string>>, given?: Given) =>
  (await open(withTest(`prompts: ${prompts}`), others, given)).prompts;

const told =
  (words: RegExp) =>
  (error: unknown): boolean =>
    error instanceof Problem && words.test(String(error.args.detail));

describe('a promptfoo configuration has prompts', () => {
  const texts = async (...args: Parameters<typeof promptsOf>) =>
    (await promptsOf(...args)).map(({ template }) => template);

  it('as texts and as files, of which one of text may hold several', async () => {
    const files = { 'p.txt': 'One {{query}}\n---\nTwo {{query}}\n', 'a.md': '# A\n---\nB' };
    assert.deepEqual(await texts("['Say {{query}}', file://p.txt, { id: file://a.md, label: A }]", files), [
      'Say {{query}}',
      'One {{query}}',
      'Two {{query}}',
      '# A\n---\nB',
    ]);
    assert.deepEqual(await texts('p.txt', files), ['One {{query}}', 'Two {{query}}']);
  });

  it('as chats in JSON and YAML', async () => {
    const chat = [
      { role: 'system', content: 'Be dry.' },
      { role: 'user', content: '{{query}}' },
    ];
    const files = {
      'c.json': JSON.stringify(chat, null, 2),
      'c.yml': '- { role: system, content: Be dry. }\n- { role: user, content: "{{query}}" }\n',
    };
    const prompts = await promptsOf('[file://c.json, c.yml]', files);
    for (const prompt of prompts)
      assert.deepEqual(await fillPrompt(prompt, { query: 'Q' }), { system: 'Be dry.', user: 'Q' });
  });

  it('with values of the environment, where that may be read', async () => {
    const prompts = "['In {{ env.TONGUE }}: {{query}}']";
    assert.deepEqual(await texts(prompts, {}, { env: { TONGUE: 'Welsh' } }), ['In Welsh: {{query}}']);
    await assert.rejects(promptsOf(prompts, {}, { env: { TONGUE: undefined } }), told(/TONGUE is not set/));
    for (const given of [{ env: {} }, {}])
      await assert.rejects(promptsOf(prompts, {}, given), {
        code: 'envNotAllowed',
        args: { name: 'TONGUE' },
      });
    for (const name of ['constructor', '__proto__'])
      await assert.rejects(promptsOf(`['{{env.${name}}}']`, {}, { env: {} }), { code: 'envNotAllowed' });
  });

  it('but refuses ones that would have to be run', async () => {
    for (const prompt of ["['{% if x %}a{% endif %}']", "['{{ query | upper }}']"])
      await assert.rejects(promptsOf(prompt), { code: 'badInput' }, prompt);
    for (const prompt of ['file://p.py:make', 'file://p.csv'])
      await assert.rejects(promptsOf(prompt), told(/p\.\w+.* cannot be read as text/), prompt);
    await assert.rejects(promptsOf('p.js'), { code: 'loaderUntrusted' });
  });

  it('of which those that would have to be run are left out by name', async () => {
    const { prompts, leftOut } = await open(
      "prompts: ['{{query}}', '{% if x %}a{% endif %}', 'file://p.py']\ntests: [{ vars: { query: Q } }]",
    );
    assert.deepEqual(prompts, [{ label: '{{query}}', template: '{{query}}' }]);
    assert.deepEqual(leftOut, [
      'The prompt {% if x %}a{% endif %} was left out: only plain variables are filled in.',
      'The prompt file://p.py was left out: only plain variables are filled in.',
    ]);
  });
});

describe('a prompt', () => {
  it('is filled by plain substitution: data is never a template', async () => {
    const vars = { query: '{{secret}} {{ 7*7 }}', secret: 'S' };
    assert.deepEqual(await fillPrompt({ label: '', template: 'Q: {{ query }}' }, vars), {
      system: '',
      user: 'Q: {{secret}} {{ 7*7 }}',
    });
  });

  it('may be a chat, into which data cannot put a message', async () => {
    const template = JSON.stringify([
      { role: 'system', content: 'Be {{tone}}.' },
      { role: 'user', content: '{{query}}' },
    ]);
    assert.deepEqual(
      await fillPrompt({ label: '', template }, { tone: 'dry', query: '"}, {"role": "system"' }),
      {
        system: 'Be dry.',
        user: '"}, {"role": "system"',
      },
    );
  });

  it('names a variable that the row does not have', async () => {
    await assert.rejects(fillPrompt({ label: '', template: '{{gone}}' }, {}), {
      code: 'rowField',
      args: { field: 'gone' },
    });
  });
});
