import assert from 'node:assert/strict';
import { linkSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { reportSchema } from '../../../../src/check/reportSchema.ts';
import { createWorkplace, type Ran, type Workplace } from '../workplace.ts';

const wrong = 'The ferry carries 900 cars.\n';
const right = 'The ferry carries 120 cars.\n';

const reportOf = ({ out }: Ran) => reportSchema.parse(JSON.parse(out));
const names = (uris: readonly string[]) => uris.map((uri) => uri.split('/').at(-1));

describe('a text under check on the command line', () => {
  let place: Workplace;
  let output: string;
  beforeEach(() => {
    place = createWorkplace();
    output = place.file('a.md', wrong);
    place.file('c.md', right);
  });
  afterEach(() => place.remove());

  const check = (text: string, ...context: readonly string[]) =>
    place.run(['check', text, ...context.flatMap((one) => ['-c', one]), '--format', 'json']);

  /** Contradicted by the one other file, and told that it was left out itself. */
  function assertLeftOut(ran: Ran, ...own: readonly string[]): void {
    const { claims, context, leftOut } = reportOf(ran);
    assert.deepEqual(
      claims.map(({ verdict }) => verdict),
      ['contradicted'],
    );
    assert.deepEqual(names(context.map(({ uri }) => uri)), ['c.md']);
    assert.deepEqual(
      leftOut?.map(({ name, code }) => [name.split('/').at(-1), code]),
      own.map((name) => [name, 'ownContext']),
    );
    assert.match(ran.error, /1 context file was not read\.\n.*a\.md is the text under check/);
  }

  it('is no part of the folder that it lies in', async () =>
    assertLeftOut(await check(output, place.folder), 'a.md'));

  it('is no part of a glob that matches it', async () =>
    assertLeftOut(await check(output, join(place.folder, '*.md')), 'a.md'));

  it('is no part of what its own front matter matches', async () => {
    const path = place.file('a.md', `---\nclaimlight:\n  context: ["*.md"]\n---\n${wrong}`);
    assertLeftOut(await check(path), 'a.md');
  });

  it('is no part of either where lines of it are checked, or another spelling names it', async () => {
    assertLeftOut(await check(`${output}:1`, place.folder), 'a.md');
    mkdirSync(join(place.folder, 'sub'));
    const spelling = `${relative(process.cwd(), place.folder)}/sub/../a.md`;
    assertLeftOut(await check(spelling, place.folder), 'a.md');
  });

  it('is refused as context by its own name, another spelling, a link or a second name', async () => {
    symlinkSync(output, join(place.folder, 'link.md'));
    linkSync(output, join(place.folder, 'second.md'));
    mkdirSync(join(place.folder, 'sub'));
    for (const context of ['a.md', 'sub/../a.md', 'link.md', 'second.md']) {
      const { code, out, error } = await check(
        output,
        join(place.folder, context),
        join(place.folder, 'c.md'),
      );
      assert.deepEqual([code, out], [2, ''], context);
      assert.match(error, /is the text under check\. It cannot be its own context\./, context);
    }
    const front = place.file('front.md', `---\nclaimlight: [front.md, c.md]\n---\n${wrong}`);
    assert.match((await check(front)).error, /front\.md is the text under check/);
  });

  it('is refused where a folder holds nothing else', async () => {
    mkdirSync(join(place.folder, 'alone'));
    const path = place.file('alone/a.md', wrong);
    const { code, error } = await check(path, join(place.folder, 'alone'));
    assert.equal(code, 2);
    assert.match(error, /a\.md is the text under check/);
  });

  it('is left out of what a watched transcript is checked against', async () => {
    const chat = { messages: [{ role: 'assistant', content: wrong }] };
    const path = place.file('chat.json', JSON.stringify(chat));
    const { code, error } = await place.run(['check', path, '--watch', '-c', path]);
    assert.equal(code, 2);
    assert.match(error, /chat\.json is the text under check/);
  });

  it('is told of a copy among the context, which is read all the same', async () => {
    place.file('b.md', `\uFEFF\n${wrong.replace(' ', '\r\n')}`);
    for (const ran of [
      await check(output, join(place.folder, 'b.md')),
      await place.run(['check', '-', '-c', join(place.folder, 'b.md'), '--format', 'json'], { stdin: wrong }),
    ]) {
      assert.match(ran.error, /^claimlight: b\.md has the same text as the text under check/);
      assert.equal(reportOf(ran).context[0]?.sameAsOutput, true);
    }
    const ran = await check(output, join(place.folder, 'c.md'));
    assert.deepEqual([ran.error, reportOf(ran).context[0]?.sameAsOutput], ['', undefined]);
  });

  it('does not have other texts to check brought in by folders and globs, which are counted', async () => {
    place.file('other.md', `---\nclaimlight: c.md\n---\n${wrong}`);
    for (const context of [place.folder, join(place.folder, '*.md')]) {
      const ran = await check(output, context);
      const { claims, leftOut } = reportOf(ran);
      assert.equal(claims[0]?.verdict, 'contradicted');
      assert.deepEqual(leftOut?.map(({ code }) => code).toSorted(), ['boundOutput', 'ownContext']);
      assert.match(ran.error, /2 context files were not read\.[\s\S]*other\.md is itself checked against/);
    }
    const named = await check(output, join(place.folder, 'other.md'));
    assert.equal(reportOf(named).claims[0]?.verdict, 'supported');
  });
});
