import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import type { LeftOut } from '../../../../src/check/leftOut.ts';
import { Problem } from '../../../../src/check/problem.ts';
import { Checker } from '../../../../src/editor/checking/checker.ts';
import { ownLeftOut } from '../../../../src/editor/context/ownText.ts';
import { createOfflineJudge } from '../../../../src/judges/offline/offlineJudge.ts';
import { Findings } from '../../../../src/review/findings.ts';
import { readText } from '../../../../src/sources/readText.ts';
import { IndexCache } from '../../../../src/text/searchIndex.ts';
import { noticeFor } from '../../../../src/view/side/noticeView.ts';

const uri = 'file:///work/a.md';
const text = 'The ferry carries 900 cars.';

const documentOf = (content: string) =>
  ({ uri: { toString: () => uri }, languageId: 'markdown', getText: () => content }) as vscode.TextDocument;

/** A check of the text against files, of which some are the text itself. */
function checkOf(files: Readonly<Record<string, string>>, own: readonly string[] = []) {
  const findings = new Findings(() => undefined);
  const leftOut: readonly LeftOut[] = own.map(ownLeftOut);
  const contexts = {
    of: async () => ({ context: Object.keys(files) }),
    outside: () => [],
    ownText: () => leftOut,
    read: async () => ({
      sources: Object.entries(files).map(([name, content]) => readText(name, content)),
      leftOut: [],
    }),
  };
  const judges = { create: async () => createOfflineJudge() };
  return new Checker(findings, contexts, judges, new IndexCache()).check({ document: documentOf(text) });
}

describe('a check in the editor', () => {
  it('lists what is the text under check among the files that were not read', async () => {
    const review = await checkOf({ 'file:///work/c.md': 'The ferry carries 120 cars.' }, [uri]);
    assert.deepEqual(
      review?.run.context.map((file) => [file.uri, file.problem?.code]),
      [
        ['file:///work/c.md', undefined],
        [uri, 'ownContext'],
      ],
    );
    assert.equal(review?.tally.contradicted, 1);
  });

  it('does not begin where its only context is the text under check', async () => {
    await assert.rejects(
      checkOf({}, [uri]),
      (error) => error instanceof Problem && error.code === 'ownContext',
    );
    await assert.rejects(checkOf({}), (error) => error instanceof Problem && error.code === 'noContext');
  });

  it('tells of a file that says the very same', async () => {
    const copied = await checkOf({ 'file:///work/b.md': `${text}\n` });
    assert.match(noticeFor(copied!)?.message ?? '', /^b\.md has the same text as the text under check/);
    const other = await checkOf({ 'file:///work/c.md': 'The ferry carries 120 cars.' });
    assert.equal(noticeFor(other!), undefined);
  });
});
