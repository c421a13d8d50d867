import { type Connection, createConnection, ProposedFeatures } from 'vscode-languageserver/node';

/** Over the process's own streams. A module of its own, since the bundler gives a CommonJS package that is imported on use no names. */
export const stdioConnection = (): Connection =>
  createConnection(ProposedFeatures.all, process.stdin, process.stdout);
