const vscode = require('vscode');

const information = {
  id: 'grader',
  name: 'Grader',
  family: 'scripted',
  version: '1',
  maxInputTokens: 20_000,
  maxOutputTokens: 8_000,
  capabilities: { toolCalling: true },
};

/**
 * A language model that says what a test tells it: `scriptedLm.script` takes a list of replies, the last of which is
 * played again and again, and `scriptedLm.requests` tells what was asked since.
 * A reply: {pieces?: string[], everyMs?: number, tool?: object, error?: string, thenError?: string, noTools?: true}
 */
exports.activate = (context) => {
  let replies = [];
  let requests = [];

  const provider = {
    provideLanguageModelChatInformation: () => [information],
    async provideLanguageModelChatResponse(_model, messages, options, progress, token) {
      const reply = replies[Math.min(requests.length, replies.length - 1)] ?? {};
      const tools = (options.tools ?? []).map(({ name, inputSchema }) => ({ name, inputSchema }));
      requests.push({ text: messages.map(textOf).join('\n'), tools, toolMode: options.toolMode });
      if (reply.error) throw toError(reply.error);
      if (tools.length > 0 && reply.noTools) throw new Error('This model does not support tools.');
      if (tools.length > 0 && reply.tool)
        progress.report(new vscode.LanguageModelToolCallPart('call-1', tools[0].name, reply.tool));
      else
        for (const piece of reply.pieces ?? []) {
          if (token.isCancellationRequested) return;
          progress.report(new vscode.LanguageModelTextPart(piece));
          await new Promise((resolve) => setTimeout(resolve, reply.everyMs ?? 0));
        }
      if (reply.thenError) throw toError(reply.thenError);
    },
    provideTokenCount: async (_model, text) =>
      Math.ceil((typeof text === 'string' ? text : textOf(text)).length / 4),
  };

  context.subscriptions.push(
    vscode.lm.registerLanguageModelChatProvider('scripted', provider),
    vscode.commands.registerCommand('scriptedLm.script', (next) => {
      replies = next;
      requests = [];
    }),
    vscode.commands.registerCommand('scriptedLm.requests', () => requests),
  );
};

const textOf = (message) =>
  message.content.map((part) => (part instanceof vscode.LanguageModelTextPart ? part.value : '')).join('');

function toError(name) {
  switch (name) {
    case 'NoPermissions':
      return vscode.LanguageModelError.NoPermissions('No consent');
    case 'Blocked':
      return vscode.LanguageModelError.Blocked('Blocked');
    case 'NotFound':
      return vscode.LanguageModelError.NotFound('Gone');
    default:
      return new Error(name);
  }
}
