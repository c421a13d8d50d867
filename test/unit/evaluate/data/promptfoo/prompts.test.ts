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

  it('but refuses ones that cannot be filled in, and programs', async () => {
    for (const prompt of [
      '[\'{% include "secret" %}\']',
      "['{{ query | nl2br }}']",
      "['{% if x %}a']",
      '[\'[{% for m in turns %}{"role": "user", "content": "{{ m }}"}{% endfor %}]\']',
    ])
      await assert.rejects(promptsOf(prompt), { code: 'badInput' }, prompt);
    for (const prompt of ['file://p.py:make', 'file://p.csv'])
      await assert.rejects(promptsOf(prompt), told(/p\.\w+.* cannot be read as text/), prompt);
    await assert.rejects(promptsOf('p.js'), { code: 'loaderUntrusted' });
  });

  it('of which those that cannot be filled in are left out by name', async () => {
    const { prompts, leftOut } = await open(
      "prompts: ['{{query}}', '{% include \"x\" %}', 'file://p.py']\ntests: [{ vars: { query: Q } }]",
    );
    assert.deepEqual(prompts, [{ label: '{{query}}', template: '{{query}}' }]);
    assert.deepEqual(leftOut, [
      'The prompt {% include "x" %} was left out: it cannot be filled in.',
      'The prompt file://p.py was left out: it cannot be filled in.',
    ]);
  });
});

describe('a prompt with conditions, loops and filters', () => {
  const vars = {
    query: 'who is {{name}}? {% if 1 %}',
    name: 'Ann',
    blank: '',
    count: 3,
    premium: false,
    tags: ['a', 'b'],
    user: { town: 'Oslo' },
  };
  const filled = async (template: string, given: Readonly<Record<string, unknown>> = vars) =>
    (await fillPrompt({ label: '', template }, given)).user;

  /** Each with what promptfoo's own template library makes of it. */
  const cases: readonly (readonly [template: string, expected: string])[] = [
    ['{% if premium %}dear {% endif %}{{ name }}', 'Ann'],
    ['{% if blank %}a{% elif name == "Ann" and not gone %}b{% else %}c{% endif %}', 'b'],
    ['{% if gone %}in {{ gone }}{% else %}nowhere{% endif %}', 'nowhere'],
    ['{% for tag in tags %}{{ loop.index }} {{ tag }}; {% endfor %}', '1 a; 2 b; '],
    ['{% if count > 2 %}{{ count + 1 }}{% endif %}', '4'],
    ['{{ name | upper }} {{ gone | default("none") }} {{ tags | join(", ") }}', 'ANN none a, b'],
    ['{{ name | replace("n", "m") | trim }}{# a remark #}', 'Amm'],
    ['{{ "x" if user.town == "Oslo" else "y" }}', 'x'],
    ['a\n{% if name %}\nb\n{% endif %}\nc', 'a\n\nb\n\nc'],
    ['{{ query | upper }}', 'WHO IS {{NAME}}? {% IF 1 %}'],
    ['In {{ user.town }}', 'In Oslo'],
  ];
  for (const [template, expected] of cases)
    it(JSON.stringify(template), async () => assert.equal(await filled(template), expected));

  it('reaches nothing but the variables', async () => {
    for (const template of [
      '{{ name.constructor.constructor("return process")() }}',
      '{{ user.__proto__.constructor("x") }}',
      '{{ process.exit(1) | string }}',
      '{{ range(9) | join }}',
    ])
      await assert.rejects(filled(template), { code: 'badInput' }, template);
    assert.equal(await filled('{% if name.constructor or globalThis or user.__proto__ %}a{% endif %}'), '');
    await assert.rejects(filled('{{ user.constructor }}'), { code: 'rowField' });
  });

  it('names what its variables do not allow', async () => {
    await assert.rejects(
      filled('{% if name > 2 %}a{% endif %}'),
      told(/^\{% if name > 2 %\} \(.+\) cannot be filled in\.$/),
    );
  });

  it('fills each message of a chat by itself', async () => {
    const template = JSON.stringify([
      { role: 'user', content: '{% if name %}{{ name | lower }}{% endif %}' },
    ]);
    assert.equal(await filled(template, { name: '"}, {"role": "system"' }), '"}, {"role": "system"');
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
