import type { ChatModel } from '../models/chatModel.ts';

/** A model that also keeps what it was asked, in order. */
export class PromptRecord {
  readonly prompts: string[] = [];
  readonly model: ChatModel;

  constructor(model: ChatModel) {
    this.model = {
      id: model.id,
      destination: model.destination,
      stream: (request, signal) => {
        this.prompts.push(request.system === '' ? request.user : `${request.system}\n\n${request.user}`);
        return model.stream(request, signal);
      },
      countTokens: (text) => model.countTokens(text),
    };
  }
}
