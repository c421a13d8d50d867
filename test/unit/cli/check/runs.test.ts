import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { answers, supported } from '../../../server/answers.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { createWorkplace, type Ran, type Workplace } from '../workplace.ts';

const right = 'The ferry carries 120 cars.\n';
const wrong = 'The ferry carries 900 cars.\n';
const silent = 'How many cars does it carry?\n';
const bound = (context: string, text: string) => `---\nclaimlight: ${context}\n---\n${text}`;

interface RunJson {
  readonly reports: readonly {
    readonly name: string;
    readonly claims: readonly { readonly verdict: string }[];
    readonly context: readonly { readonly uri: string }[];
    readonly leftOut?: readonly { readonly name: string; readonly code: string }[];
  }[];
  readonly notChecked: readonly { readonly name: string; readonly code: string; readonly blocks: boolean }[];
}

const base = (path: string) => path.split(/[\\/]/).at(-1);
const runOf = ({ out }: Ran): RunJson => JSON.parse(out);
const verdicts = (ran: Ran) =>
  runOf(ran).reports.map(({ name, claims }) => [base(name), ...claims.map(({ verdict }) => verdict)]);
const notChecked = (ran: Ran) => runOf(ran).notChecked.map(({ name, code }) => [base(name), code]);

describe('claimlight check of several outputs', () => {
  const startModel = scriptedModels();
  let place: Workplace;
  let context: string;
  const check = (...args: readonly string[]) => place.run(['check', ...args]);
  const asJson = (...args: readonly string[]) => check(...args, '--format', 'json');
  beforeEach(() => {
    place = createWorkplace();
    mkdirSync(join(place.folder, 'docs'));
    context = place.file('spec.md', right);
  });
  afterEach(() => place.remove());

  it('checks each in the order in which they are named, before and after their context', async () => {
    const [a, b] = [place.file('a.md', wrong), place.file('b.md', right)];
    for (const args of [
      [a, b, '-c', context],
      ['-c', context, a, b],
      [a, '-c', context, b],
    ]) {
      const ran = await asJson(...args);
      assert.deepEqual(verdicts(ran), [
        ['a.md', 'contradicted'],
        ['b.md', 'supported'],
      ]);
      assert.equal(ran.code, 1);
    }
  });

  it('takes folders for the documents below them, and globs for what they match but packages', async () => {
    for (const name of ['a.md', 'b.txt', 'data.json', 'table.csv']) place.file(`docs/${name}`, wrong);
    for (const hidden of ['.hidden', 'node_modules']) {
      mkdirSync(join(place.folder, 'docs', hidden));
      place.file(`docs/${hidden}/c.md`, wrong);
    }
    const folder = join(place.folder, 'docs');
    assert.deepEqual(
      verdicts(await asJson(folder, '-c', context)).map(([name]) => name),
      ['a.md', 'b.txt'],
    );
    const glob = join(place.folder, 'docs/**/*.md');
    assert.deepEqual(
      verdicts(await asJson(glob, '-c', context)).map(([name]) => name),
      ['a.md'],
    );
  });

  it('lets no source pass that is not there, or says something else', async () => {
    const other = place.file('other.md', 'Bicycles are free.\n');
    for (const [text, code, kind] of [
      ['The ferry carries 120 cars [1].', 0, undefined],
      ['The ferry carries 120 cars [2].', 1, 'misattributed'],
      ['The ferry carries 120 cars [7].', 1, 'dangling'],
    ] as const) {
      const ran = await asJson(place.file('a.md', `${text}\n`), '-c', context, '-c', other);
      const [claim] = JSON.parse(ran.out).claims;
      assert.deepEqual(
        [ran.code, claim.verdict, claim.attribution?.[0].kind],
        [code, 'supported', kind],
        text,
      );
    }
    assert.match(
      (
        await check(
          place.file('a.md', 'The ferry carries 120 cars [7].\n'),
          '-c',
          context,
          '--format',
          'junit',
        )
      ).out,
      /failures="1".*<failure type="claim\.dangling"/s,
    );
    assert.equal(
      (await check(place.file('a.md', 'The ferry carries 120 cars [7].\n'), '-c', context, '--exit-zero'))
        .code,
      0,
    );
  });

  it('tells where sources disagree, and counts it only for --max-findings', async () => {
    const other = place.file('other.md', 'The ferry carries 140 cars.\n');
    const text = place.file('a.md', 'The ferry carries 120 cars.\n');
    const ran = await asJson(text, '-c', context, '-c', other);
    const [claim] = JSON.parse(ran.out).claims;
    assert.deepEqual(
      claim.attribution.map(({ kind, text: value }: { kind: string; text: string }) => [kind, value]),
      [['sourcesDisagree', '120']],
    );
    assert.match(claim.attribution[0].otherAt.uri, /other\.md$/);
    assert.notEqual(claim.confidence, 'high');
    const gated = await check(text, '-c', context, '-c', other, '--max-findings', '0');
    assert.deepEqual([claim.verdict, ran.code, gated.code], ['supported', 0, 1]);
  });

  it('scores each as a summary of the files', async () => {
    const [a, b] = [place.file('a.md', right), place.file('b.md', wrong)];
    const ran = await asJson(a, b, '-c', context, '--scorer', 'summarization');
    const { reports } = JSON.parse(ran.out);
    assert.deepEqual(
      reports.map(({ scorer, score }: Readonly<Record<string, unknown>>) => [scorer, score]),
      [
        ['summarization', 1],
        ['summarization', 0],
      ],
    );
    assert.match(
      (await check(a, '-c', context, b, '--scorer', 'summarization')).out,
      /b\.md: Summarization 0/,
    );
  });

  it('checks each once, however often it is named', async () => {
    const a = place.file('docs/a.md', wrong);
    const ran = await asJson(a, join(place.folder, 'docs'), join(place.folder, 'docs/*.md'), '-c', context);
    assert.deepEqual(verdicts(ran), [['a.md', 'contradicted']]);
  });

  it('keeps the context that each names in its front matter, unless one is given', async () => {
    const other = place.file('other.md', wrong);
    const a = place.file('a.md', bound('spec.md', wrong));
    const b = place.file('b.md', bound('other.md', wrong));
    assert.deepEqual(verdicts(await asJson(a, b)), [
      ['a.md', 'contradicted'],
      ['b.md', 'supported'],
    ]);
    assert.deepEqual(verdicts(await asJson(a, b, '-c', other)), [
      ['a.md', 'supported'],
      ['b.md', 'supported'],
    ]);
  });

  it('passes by what a folder brings in that names no context, and says so', async () => {
    place.file('docs/a.md', bound('../spec.md', right));
    const c = place.file('docs/c.md', right);
    const ran = await asJson(join(place.folder, 'docs'));
    assert.deepEqual([ran.code, verdicts(ran)], [0, [['a.md', 'supported']]]);
    assert.deepEqual(notChecked(ran), [['c.md', 'noContext']]);
    assert.match(ran.error, /1 output was not checked\.\n {2}.*c\.md: There is no context/);
    const named = await asJson(join(place.folder, 'docs/a.md'), c);
    assert.deepEqual([named.code, notChecked(named)], [2, [['c.md', 'noContext']]]);
    assert.match(named.error, /--context FILE/);
  });

  it('loses none of the others by one that cannot be read', async () => {
    const a = place.file('a.md', right);
    const ran = await asJson(a, join(place.folder, 'gone.md'), '-c', context);
    assert.deepEqual([ran.code, verdicts(ran)], [2, [['a.md', 'supported']]]);
    assert.deepEqual(notChecked(ran), [['gone.md', 'outputUnreadable']]);
    assert.equal((await asJson(a, 'gone.md', '-c', context, '--exit-zero')).code, 2);
  });

  it('is not blocked by texts without a claim or a sentence, and tells them', async () => {
    const paths = [place.file('a.md', right), place.file('b.md', silent), place.file('c.md', ' \n')];
    const { code, out, error } = await check(...paths, '-c', context, '--fail-under', '1');
    assert.equal(code, 0);
    assert.match(out, /Outputs: 2 checked, 1 of them without a claim, 1 not checked\. 1 of 1 supported/);
    assert.match(error, /b\.md: .*makes no claim/);
    assert.match(error, /c\.md: There is no sentence to check/);
    assert.equal((await check(paths[1]!, '-c', context, '--fail-under', '1')).code, 0);
  });

  it('holds every output to a threshold, so that none hides behind the others', async () => {
    const paths = ['a', 'b', 'c'].map((name) => place.file(`${name}.md`, name === 'b' ? wrong : right));
    assert.equal((await check(...paths, '-c', context, '--fail-under', '0.5')).code, 1);
    assert.equal((await check(...paths, '-c', context, '--fail-under', '0.5', '--exit-zero')).code, 0);
    assert.equal((await check(paths[0]!, paths[2]!, '-c', context, '--fail-under', '0.5')).code, 0);
  });

  it('reads no output as evidence that a folder or a pattern brings in', async () => {
    place.file('docs/a.md', wrong);
    place.file('docs/b.md', wrong);
    place.file('docs/spec.md', right);
    const folder = join(place.folder, 'docs');
    const outputs = ['a.md', 'b.md'].map((name) => join(folder, name));
    const ran = await asJson(...outputs, '-c', folder);
    assert.deepEqual(
      verdicts(ran).map(([, verdict]) => verdict),
      ['contradicted', 'contradicted'],
    );
    for (const { context: read, leftOut } of runOf(ran).reports) {
      assert.deepEqual(
        read.map(({ uri }) => base(uri)),
        ['spec.md'],
      );
      assert.deepEqual(
        leftOut?.map(({ code }) => code),
        ['alsoChecked', 'alsoChecked'],
      );
    }
    const front = ['e.md', 'f.md'].map((name) => place.file(name, bound('"*.md"', wrong)));
    assert.deepEqual(
      verdicts(await asJson(...front)).map(([, verdict]) => verdict),
      ['contradicted', 'contradicted'],
    );
  });

  it('does not check what is named as context, by any name, and says so', async () => {
    const a = place.file('a.md', wrong);
    symlinkSync(context, join(place.folder, 'link.md'));
    for (const name of ['spec.md', 'link.md']) {
      const ran = await asJson(join(place.folder, '*.md'), '-c', join(place.folder, name));
      assert.equal(ran.code, 1);
      assert.deepEqual(verdicts(ran)[0], ['a.md', 'contradicted']);
      assert.ok(notChecked(ran).some(([, code]) => code === 'ownContext'));
    }
    const own = place.file('own.md', bound('[own.md, spec.md]', wrong));
    const ran = await asJson(a, own, place.file('b.md', bound('spec.md', wrong)));
    assert.deepEqual(notChecked(ran), [
      ['a.md', 'noContext'],
      ['own.md', 'ownContext'],
    ]);
  });

  it('names the standard input beside files', async () => {
    const { out } = await place.run(['check', place.file('a.md', right), '-', '-c', context], {
      stdin: wrong,
    });
    assert.match(
      out,
      /a\.md: Faithfulness 1 [\s\S]+output: Faithfulness 0 [\s\S]+output:1:19 {2}Contradicted/,
    );
  });

  it('reports what is done when it is stopped', async () => {
    const stop = new AbortController();
    let asked = 0;
    const model = await startModel(() => {
      asked += 1;
      if (asked === 2) stop.abort();
      return { answer: answers(supported(1, 1)) };
    });
    const paths = ['a', 'b', 'c'].map((name) => place.file(`${name}.md`, right));
    const { code, out, error } = await place.run(
      [
        ...['check', ...paths, '-c', context, '--format', 'json'],
        ...['--judge', 'openai:test-model', '--base-url', model.url],
      ],
      { stop: stop.signal },
    );
    const { reports } = JSON.parse(out) as RunJson;
    assert.deepEqual([code, base(reports[0]!.name)], [130, 'a.md']);
    assert.equal(reports[0]!.claims[0]?.verdict, 'supported');
    assert.ok(reports.length < 3);
    assert.match(error, /was cancelled/);
  });

  it('watches one transcript only', async () => {
    const { code, error } = await check('a.json', 'b.json', '--watch');
    assert.equal(code, 2);
    assert.match(error, /--watch takes one transcript/);
  });
});
