const vscode = require('vscode');

/** What a workspace without a disk holds, by path. */
const files = {
  '/drafts/plans.md': 'The free plan has 5 GB of storage.\n',
  '/agreed/terms.md': 'The free plan has 10 GB of storage.\n',
};

const bytes = (path) => new TextEncoder().encode(files[path]);

function stat({ path }) {
  const file = files[path] !== undefined;
  if (!file && !Object.keys(files).some((name) => name.startsWith(`${path}/`)))
    throw vscode.FileSystemError.FileNotFound(path);
  return { type: file ? 1 : 2, ctime: 0, mtime: 0, size: file ? bytes(path).length : 0 };
}

function refuse(uri) {
  throw vscode.FileSystemError.NoPermissions(uri);
}

/** A read-only file system, as a repository seen through the web is. */
exports.activate = (context) => {
  const provider = {
    onDidChangeFile: new vscode.EventEmitter().event,
    watch: () => ({ dispose() {} }),
    stat,
    readFile: ({ path }) => {
      stat({ path });
      return bytes(path);
    },
    readDirectory: ({ path }) =>
      Object.keys(files)
        .filter((name) => name.startsWith(`${path}/`))
        .map((name) => [name.slice(path.length + 1), 1]),
    // VS Code takes no provider without them.
    createDirectory: refuse,
    writeFile: refuse,
    delete: refuse,
    rename: refuse,
  };
  context.subscriptions.push(
    vscode.workspace.registerFileSystemProvider('memory', provider, { isReadonly: true }),
  );
};
