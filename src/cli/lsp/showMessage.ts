import { type Connection, MessageType, ShowMessageNotification } from 'vscode-languageserver';

/** Tells the person something, without waiting for an answer as `window.showErrorMessage` does. */
export const showMessage = (connection: Connection, type: 'Error' | 'Warning', text: string): void =>
  void connection.sendNotification(ShowMessageNotification.type, {
    type: MessageType[type],
    message: `Claimlight: ${text}`,
  });
