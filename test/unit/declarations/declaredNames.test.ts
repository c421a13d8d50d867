import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { runAtOnce } from '../../../src/base/timeSlices.ts';
import { collectWhole } from '../../../src/check/collect.ts';
import { requestOf } from '../../../src/check/prepare.ts';
import type { Assessment } from '../../../src/check/types.ts';
import { codeNames } from '../../../src/declarations/codeNames.ts';
import { Declarations } from '../../../src/declarations/declarations.ts';
import { createOfflineJudge } from '../../../src/judges/offline/offlineJudge.ts';
import { reasonText } from '../../../src/report/reasonText.ts';
import { readCode } from '../../../src/sources/readCode.ts';
import { sourceSteps } from '../../../src/sources/reading.ts';
import { readJson } from '../../../src/sources/readJson.ts';
import { readText } from '../../../src/sources/readText.ts';
import { readYaml } from '../../../src/sources/readYaml.ts';
import { buildIndex, type LocalIndex } from '../../../src/text/searchIndex.ts';
import { cpuTime } from '../cpuTime.ts';

const code = `import { server } from './server';

// dispose() and --force were the names of the first version.
/*
 * LEGACY_TOKEN was read here.
 */
export class Client {
  async closeAll(maxRetries = 5): Promise<void> {} // see shutDown
  connect(timeoutMs: number = 3000) {}
}

const token = process.env.API_TOKEN;
program.option('--dry-run', 'changes nothing').option('--concurrency <number>', 'at a time', 4);
server.get('/v1/users/:id', showUser);
const query = z.object({ pageSize: z.int().min(10).max(200) });
const MAX_UPLOADS = 25;
`;

const described = `paths:
  /v1/users:
    get:
      parameters:
        - name: cursor
          schema:
            type: string
            maxLength: 64
`;

const settings = JSON.stringify(
  {
    properties: {
      'app.cache.size': { type: 'integer', default: 64 },
      'app.mode': { type: 'string', default: 'fast' },
      'app.workers': { type: 'integer', minimum: 1, maximum: 16 },
    },
  },
  null,
  2,
);

const index = buildIndex([
  runAtOnce(sourceSteps('file:///work/src/client.ts', readCode(code))),
  runAtOnce(sourceSteps('file:///work/settings.json', readJson(settings))),
  runAtOnce(sourceSteps('file:///work/api.yaml', readYaml(described))),
  runAtOnce(sourceSteps('file:///work/src/server/routes.ts', readCode('export const showUser = 1;'))),
]);

const judge = createOfflineJudge();

async function findings(text: string, context: LocalIndex = index): Promise<readonly Assessment[]> {
  const outcome = await collectWhole(
    requestOf({ text, index: context, judge }),
    new AbortController().signal,
  );
  return outcome.findings as readonly Assessment[];
}

/** What is told of names, and the words at fault. */
const told = async (text: string, context?: LocalIndex) =>
  (await findings(text, context)).flatMap(({ reason, focus, verdict }) =>
    reason.code === 'notDeclared' || (reason.code === 'differs' && reason.kind === 'name')
      ? [`${verdict}: ${text.slice(focus!.start, focus!.end)}`]
      : [],
  );

describe('names that the context must declare', () => {
  for (const [text, name] of [
    ['Call `client.dispose()` at the end.', 'client.dispose'],
    ['The method `shutDown` ends all requests.', 'shutDown'],
    ['Run it with `--dry-runs` first.', '--dry-runs'],
    ['`--force` skips all questions.', '--force'],
    ['Set `API_TOKENS` before the start.', 'API_TOKENS'],
    ['The variable `LEGACY_TOKEN` is read at the start.', 'LEGACY_TOKEN'],
    ['`GET /v1/users/{id}/posts` shows the posts of a user.', '/v1/users/{id}/posts'],
    ['See `src/server/route.ts`.', 'src/server/route.ts'],
    ['The setting `app.cache.sizes` limits the cache.', 'app.cache.sizes'],
    ['```ts\nconst client = new Client();\nawait client.closeEverything();\n```', 'client.closeEverything'],
    ['```sh\nAPI_TOKEN=x app --dry-run --parallel 3\n```', '--parallel'],
  ] as const)
    it(`lack ${name} of “${text.replaceAll('\n', ' ')}”`, async () => {
      assert.deepEqual(await told(text), [`unsupported: ${name}`]);
    });

  for (const text of [
    'Call `client.closeAll()` at the end.',
    'Run it with `--dry-run`, or `--no-dry-run`.',
    'Set `API_TOKEN` before the start.',
    '`GET /v1/users/{userId}` shows a user.',
    'See `src/server/routes.ts`, and the folder `src/server`.',
    'The setting `app.cache.size` limits the cache.',
    '`dispose` no longer exists.',
    'There is no `--force` option.',
    'Write it to `FILE`, as `true` or with `x`.',
    '`items.map(show)` and `console.log(text)` are JavaScript.',
    '```ts\nconst myClient = new Client();\nawait myClient.closeAll();\n```',
  ])
    it(`leaves “${text.replaceAll('\n', ' ')}” alone`, async () => {
      assert.deepEqual(await told(text), []);
    });

  it('offers the nearest one that is declared', async () => {
    const [finding] = await findings('Run it with `--dry-runs` first.');
    assert.equal(finding!.correction, '--dry-run');
    assert.equal(reasonText(finding!.reason), 'The context does not declare “--dry-runs”, but “--dry-run”.');
    assert.notEqual(finding!.confidence, 'high');
  });

  it('offers the function that does the same under another verb', async () => {
    const [finding] = await findings('Call `client.disposeAll()` at the end.');
    assert.equal(finding!.correction, 'client.closeAll');
  });

  it('are told together where one claim has several', async () => {
    const [finding] = await findings('Run it with `--force` and `--quick`.');
    assert.equal(reasonText(finding!.reason), 'The context does not declare “--force”, “--quick”.');
  });

  it('are told once for each line of a block of code', async () => {
    assert.deepEqual(await told('```sh\napp --first\napp --dry-run\napp --second\n```'), [
      'unsupported: --first',
      'unsupported: --second',
    ]);
  });

  it('may be told by a description of the interface', async () => {
    const described = buildIndex([
      ...index.sources,
      readText('file:///work/api.md', 'To free all memory, call `client.dispose()`.'),
    ]);
    assert.deepEqual(await told('Call `client.dispose()` at the end.', described), []);
  });

  it('are not looked for where the context has no code', async () => {
    const prose = buildIndex([readText('file:///work/notes.md', 'The client is closed at the end.')]);
    assert.deepEqual(await told('Call `client.dispose()` at the end.', prose), []);
  });
});

describe('defaults that the context declares', () => {
  for (const [text, wrong] of [
    ['By default `maxRetries` is 3.', '3'],
    ['The default of `app.mode` is `"slow"`.', '"slow"'],
    ['| setting | default |\n| --- | --- |\n| `app.cache.size` | `32` |', '32'],
    ['| option | default |\n| --- | --- |\n| `--concurrency` | `8` |', '8'],
    ['`timeoutMs` is 2,000 by default.', '2,000'],
  ] as const)
    it(`contradict “${text.replaceAll('\n', ' ')}”`, async () => {
      const [finding, more] = (await findings(text)).filter(({ verdict }) => verdict === 'contradicted');
      assert.ok(finding && !more);
      assert.ok(text.slice(finding.focus!.start, finding.focus!.end).includes(wrong));
      assert.equal(finding.evidence[0]?.role, 'clashes');
    });

  for (const text of [
    'By default `maxRetries` is 5.',
    'The default of `app.mode` is `"fast"`.',
    'The default of `app.mode` is `fast`.',
    '| setting | default |\n| --- | --- |\n| `app.cache.size` | `64` |',
    '| option | default |\n| --- | --- |\n| `--concurrency` | `4` |',
    '`timeoutMs` is 3,000 by default.',
  ])
    it(`bear out “${text.replaceAll('\n', ' ')}”`, async () => {
      assert.ok((await findings(text)).every(({ verdict }) => verdict !== 'contradicted'));
      assert.deepEqual(await told(text), []);
    });
});

describe('limits that the context declares', () => {
  for (const [text, wrong] of [
    ['`app.workers` may be at most 32.', '32'],
    ['Set `app.workers` to a number between 2 and 16.', '2'],
    ['`pageSize` takes up to 500 rows.', '500'],
    ['`pageSize` is at least 20.', '20'],
    ['With `MAX_UPLOADS` there are at most 50 files.', '50'],
    ['A `cursor` has no more than 128 characters.', '128'],
  ] as const)
    it(`contradict “${text}”`, async () => {
      const [finding, more] = (await findings(text)).filter(({ verdict }) => verdict === 'contradicted');
      assert.ok(finding && !more);
      assert.equal(text.slice(finding.focus!.start, finding.focus!.end), wrong);
    });

  for (const text of [
    '`app.workers` may be at most 16.',
    'Set `app.workers` to a number between 1 and 16.',
    '`pageSize` takes up to 200 rows.',
    '`app.cache.size` may be at most 1,000.',
    'At most 5 requests use `pageSize` and `cursor`.',
    'A `cursor` has no more than 64 characters.',
  ])
    it(`leave “${text}” alone`, async () => {
      assert.deepEqual(await told(text), []);
    });
});

describe('long texts that are no code', () => {
  const length = 60_000;
  for (const piece of ['/a{', 'a.', '--a ', "'--a', ", '"\'`', 'a: b | ', '$', '`a ', '/${'])
    it(`are read in good time: ${piece.trim()}${piece.trim()}…`, async () => {
      const text = piece.repeat(length / piece.length);
      const spent = await cpuTime(() => {
        codeNames({ kind: 'code', text });
        codeNames({ kind: 'prose', text });
        runAtOnce(Declarations.read([runAtOnce(sourceSteps('file:///a.ts', readCode(text)))]));
      });
      assert.ok(spent < 2000, String(spent));
    });
});
