import type * as vscode from 'vscode';

/**
 * A memento of which a write that fails is told and not thrown: this window knows what was to be kept all the same.
 * What fails to be removed is for the caller to tell.
 */
export const toldMemento = (memento: vscode.Memento, tell: (error: unknown) => void): vscode.Memento => ({
  keys: () => memento.keys(),
  get: <T>(key: string, otherwise?: T) => memento.get(key, otherwise),
  async update(key: string, value: unknown) {
    try {
      await memento.update(key, value);
    } catch (error) {
      if (value === undefined) throw error;
      tell(error);
    }
  },
});
