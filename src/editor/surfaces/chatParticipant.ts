import * as vscode from 'vscode';
import { chatParticipant } from '../ids.ts';
import type { ChatParts } from './chatAnswer.ts';

/** `@claimlight` in the chat. What answers is loaded when it is first asked. */
export function registerChat(parts: ChatParts): vscode.Disposable {
  const participant = vscode.chat.createChatParticipant(
    chatParticipant,
    async (request, _context, stream, token) => {
      const { answerChat } = await import('./chatAnswer.ts');
      return answerChat(request, stream, token, parts);
    },
  );
  participant.iconPath = new vscode.ThemeIcon('checklist');
  return participant;
}
