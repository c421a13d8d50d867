import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { subjectOfComment } from '../../../../src/check/commentMark.ts';
import { githubReview } from '../../../../src/report/githubReview.ts';
import { toReport } from '../../../../src/report/toReport.ts';
import { sourceOf } from '../../check/checks.ts';
import { assessment, outcome } from '../../check/outcomes.ts';
import { repositoryIn } from '../repository.ts';
import { createWorkplace, type Workplace } from '../workplace.ts';

describe('a review of a pull request', () => {
  let place: Workplace;
  const git = (...args: readonly string[]) => repositoryIn(place.folder).git(...args);
  const commit = () => repositoryIn(place.folder).commit();
  const filler = Array.from({ length: 12 }, () => 'Who knows?').join('\n\n');
  const old = `The pier has 14 berths.\n\n${filler}\n`;

  beforeEach(() => {
    place = createWorkplace();
    mkdirSync(join(place.folder, 'docs'));
    place.file('spec.md', 'The ferry carries 120 cars. The pier has 9 berths.\n');
    place.file('docs/ferry.md', old);
    git('init', '--quiet', '--initial-branch=main');
    commit();
    git('checkout', '--quiet', '-b', 'topic');
    place.file('docs/ferry.md', `${old}\nThe ferry carries 900 cars.\r\n`);
    commit();
  });
  afterEach(() => place.remove());

  const review = async (...args: readonly string[]) => {
    const { out } = await place.run([
      'check',
      join(place.folder, 'docs/ferry.md'),
      '-c',
      join(place.folder, 'spec.md'),
      '--format',
      'github-review',
      ...args,
    ]);
    return JSON.parse(out);
  };

  it('comments on lines that it shows, suggests the correction, and lists what stands elsewhere', async () => {
    const { event, body, comments } = await review('--changed-since', 'main');
    assert.equal(event, 'COMMENT');
    assert.equal(comments.length, 1);
    const { body: comment, ...at } = comments[0];
    assert.deepEqual(at, { path: 'docs/ferry.md', side: 'RIGHT', line: 27 });
    const told =
      '**Contradicted**: The text says 900; the context says 120 (spec.md, line 1).\n\n' +
      '> spec.md, line 1: The ferry carries 120 cars.\n\n' +
      '```suggestion\nThe ferry carries 120 cars.\n```\n\n';
    assert.equal(comment.slice(0, told.length), told);
    assert.ok(subjectOfComment(comment.slice(told.length)), comment);
    assert.match(body, /^\*\*Outputs: 1 checked\. .*2 contradicted/);
    assert.match(body, /\n- .*docs\/ferry\.md:1: Contradicted\. The text says 14; the context says 9/);
    assert.match(body, /\*Judged by offline/);
  });

  it('shows every line of a new file, and none that git does not have', async () => {
    const file = place.file('docs/new.md', 'The ferry carries 900 cars.\n');
    const args = ['check', file, '-c', join(place.folder, 'spec.md'), '--changed-since', 'main'];
    const linesOf = async () => {
      const { out } = await place.run([...args, '--format', 'github-review']);
      return JSON.parse(out).comments.map(({ line }: { line: number }) => line);
    };
    assert.deepEqual(await linesOf(), []);
    commit();
    assert.deepEqual(await linesOf(), [1]);
  });

  it('has paths from the root of the repository on, wherever it is started', async () => {
    const [file, context] = [join(place.folder, 'docs/ferry.md'), join(place.folder, 'spec.md')];
    const args = ['check', file, '-c', context, '--format', 'github-review', '--allow-outside'];
    const { out } = await place.run(args, { workingDirectory: join(place.folder, 'docs') });
    assert.equal(JSON.parse(out).comments[0].path, 'docs/ferry.md');
  });

  it('shows all lines where no revision is named', async () => {
    const { comments } = await review();
    assert.deepEqual(
      comments.map(({ line }: { line: number }) => line),
      [1, 27],
    );
  });

  it('lets no text out of its fence or its mention, and spans lines', () => {
    const document = 'One `a`\nand ```` two.\n';
    const report = toReport({
      output: { uri: 'file:///work/a.md', start: 0, end: document.length },
      sources: [sourceOf('file:///limits.md', 'Storage: 10 GB.')],
      judge: 'offline',
      outcome: outcome([
        {
          ...assessment('contradicted'),
          claim: { id: '0'.repeat(16), text: document, start: 0, end: document.length, sentence: 0 },
          focus: { start: 4, end: 11 },
          correction: '@octocat',
        },
      ]),
      scorer: 'faithfulness',
      options: { scale: 1 },
      timings: { total: 1 },
    });
    const run = { checked: [{ name: 'a.md', report, document }], notChecked: [] };
    const { comments } = JSON.parse(githubReview(run, () => ({ path: 'a.md' })));
    const [{ body, ...at }] = comments;
    assert.deepEqual(at, { path: 'a.md', side: 'RIGHT', line: 2, start_line: 1, start_side: 'RIGHT' });
    assert.match(body, /\n`````suggestion\nOne @octocat ```` two\.\n`````\n\n<!-- claimlight /);
    const elsewhere = JSON.parse(githubReview(run, () => ({ path: 'a.md', shown: [[2, 2]] })));
    assert.deepEqual(elsewhere.comments, []);
    assert.match(elsewhere.body, /- a\.md:1: Contradicted\./);
  });
});
