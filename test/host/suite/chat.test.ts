import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answerChat, type ChatParts } from '../../../src/editor/surfaces/chatAnswer.ts';
import { createOfflineJudge } from '../../../src/judges/offline/offlineJudge.ts';
import { readText } from '../../../src/sources/readText.ts';
import { buildIndex } from '../../../src/text/searchIndex.ts';
import { openOutput } from './_check.ts';

const source = readText(
  'file:///agreed.md',
  'The free plan has 10 GB of storage.\nTeams can have 50 members.\n',
);

describe('the chat participant', () => {
  let said: string[];
  let links: vscode.Location[];
  let asked: string[];
  const stream = {
    markdown: (text: string | vscode.MarkdownString) => void said.push(String(text)),
    anchor: (to: vscode.Uri | vscode.Location, title?: string) => {
      if (to instanceof vscode.Location) links.push(to);
      said.push(`[${title}]`);
    },
    progress: (text: string) => void said.push(`(${text})`),
    button: () => {},
  };
  const answer = (prompt: string, given: { command?: string; hasContext?: boolean } = {}) => {
    said = [];
    links = [];
    asked = [];
    const parts = {
      check: {
        prepare: async () => given.hasContext ?? true,
        run: async (document: vscode.TextDocument) => void asked.push(document.getText()),
        cancel: () => {},
      },
      findings: { scorer: 'faithfulness', runOf: () => undefined, get: () => undefined },
      contexts: {
        known: () => ({ context: [source.uri] }),
        read: async () => ({ sources: [source], leftOut: [] }),
      },
      sources: {
        locate: ({ uri, line }: { uri: string; line: number }) =>
          new vscode.Location(vscode.Uri.parse(uri), new vscode.Position(line - 1, 0)),
      },
      judges: { create: async () => createOfflineJudge() },
      models: { chosen: () => ({ id: 'offline' }) },
      indexes: { of: async () => buildIndex([source]) },
      settings: { scale: 1 },
    } as unknown as ChatParts;
    const { token } = new vscode.CancellationTokenSource();
    return answerChat({ prompt, command: given.command }, stream, token, parts);
  };

  it('checks the text that it is given, and lists what does not hold, with links to the evidence', async () => {
    await openOutput('Any text.');
    assert.deepEqual(await answer('The free plan has 5 GB of storage. Teams can have 50 members.'), {});
    const all = said.join('');
    assert.match(all, /^\(Checking…\)\*\*Faithfulness\\: 0\\\.5\*\* · 1 contradicted\\, 1 of 2 supported/);
    assert.match(all, /- \*\*Contradicted\*\* {2}The free plan has 5 GB of storage\\\./);
    assert.doesNotMatch(all, /Teams/);
    assert.deepEqual(
      links.map(({ uri, range }) => [uri.path, range.start.line]),
      [['/agreed.md', 0]],
    );
  });

  it('checks the document in front where it is given nothing, or asked to', async () => {
    await openOutput('The text in front.');
    await answer('');
    assert.deepEqual(asked, ['The text in front.']);
    await answer('this file, please', { command: 'check' });
    assert.deepEqual(asked, ['The text in front.']);
  });

  it('says so where there is no context, no claim, or no document', async () => {
    await openOutput('Any text.');
    await answer('Teams can have 50 members.', { hasContext: false });
    assert.match(said.at(-1)!, /No context was chosen/);
    await answer('Hello?');
    assert.match(said.join(''), /no score.* · no claims/);
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    const { errorDetails } = await answer('Teams can have 50 members.');
    assert.ok(errorDetails && errorDetails.message.length > 20, errorDetails?.message);
  });
});
