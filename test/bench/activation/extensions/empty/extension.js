import * as vscode from 'vscode';

export const activate = () => vscode.version;
