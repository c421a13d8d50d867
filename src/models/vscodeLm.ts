import * as vscode from 'vscode';
import { untilAborted } from '../base/asyncIterables.ts';
import { Problem } from '../check/problem.ts';
import {
  allCapabilities,
  type CapabilityMemory,
  createCapabilityMemory,
  recallCapabilities,
} from './capabilities.ts';
import type { ChatEvent, ChatModel, ChatRequest } from './chatModel.ts';
import { inlineSchema } from './inlineSchema.ts';
import { type ModelLog, silentLog } from './modelLog.ts';
import { estimateTokens } from './usage.ts';
import { languageModelProblem } from './vscodeLmProblem.ts';
import { defaultPatience, type Patience, Watchdog } from './watchdog.ts';

/** What a model of VS Code shares with others; each has a default that keeps nothing. */
interface VsCodeModelOptions {
  readonly memory?: CapabilityMemory;
  readonly log?: ModelLog;
  readonly patience?: Patience;
}

/** JSON lines in streamed text: verdicts appear one by one. A tool's call arrives whole, so it is the fallback. */
type Form = 'lines' | 'tool';

/**
 * A model that VS Code offers (Copilot's and others'). The first request asks the person for consent, so it must
 * follow from something that the person did.
 * @param id "vendor/id", as the person chose it.
 */
export function createVsCodeModel(id: string, options: VsCodeModelOptions = {}): ChatModel {
  return new VsCodeModel(id, options);
}

class VsCodeModel implements ChatModel {
  readonly id: string;
  readonly destination: string;
  readonly #selector: { readonly vendor: string; readonly id: string };
  readonly #memory: CapabilityMemory;
  readonly #log: ModelLog;

  constructor(
    id: string,
    private readonly options: VsCodeModelOptions,
  ) {
    const slash = id.indexOf('/');
    // An empty name would stand for any model.
    if (slash < 1 || slash === id.length - 1) throw new Problem('noModelChosen');
    this.#selector = { vendor: id.slice(0, slash), id: id.slice(slash + 1) };
    this.id = `vscode:${id}`;
    this.destination = this.#selector.vendor;
    this.#memory = options.memory ?? createCapabilityMemory();
    this.#log = options.log ?? silentLog;
  }

  async *stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const started = performance.now();
    const model = await this.#select();
    const form = request.shape ? this.#form : 'lines';
    const tally = { text: '', outcome: 'cancelled', usage: undefined as ChatEvent | undefined };
    try {
      yield* this.#answer(model, request, form, tally, signal);
      if (signal.aborted) return;
      if (request.shape && tally.text && !request.shape.holds(tally.text)) this.#tryOther(form);
      tally.outcome = 'complete';
      yield { type: 'finish', how: 'complete' };
    } catch (error) {
      if (signal.aborted) return;
      const problem = this.#toProblem(error, form, tally.text !== '');
      tally.outcome = problem.code;
      throw problem;
    } finally {
      const { usage, outcome } = tally;
      const tokens = usage?.type === 'usage' ? usage : { promptTokens: 0, completionTokens: 0 };
      const milliseconds = Math.round(performance.now() - started);
      this.#log.request({ model: this.id, destination: this.destination, outcome, ...tokens, milliseconds });
    }
  }

  async promptLimit(): Promise<number | undefined> {
    const [model] = await vscode.lm.selectChatModels(this.#selector);
    return model?.maxInputTokens;
  }

  async countTokens(text: string): Promise<number> {
    const [model] = await vscode.lm.selectChatModels(this.#selector);
    return model ? model.countTokens(text) : estimateTokens(text);
  }

  /** Text as it comes; usage whether or not the answer comes to its end. */
  async *#answer(
    model: vscode.LanguageModelChat,
    request: ChatRequest,
    form: Form,
    tally: { text: string; usage: ChatEvent | undefined },
    signal: AbortSignal,
  ): AsyncGenerator<ChatEvent> {
    const dog = new Watchdog(signal, this.options.patience ?? defaultPatience, this.#args);
    const prompt = promptOf(request, form);
    let failure: unknown;
    try {
      const parts = this.#parts(model, prompt, request, form, dog);
      for await (const text of untilAborted(parts, dog.controller.signal)) {
        dog.alive();
        tally.text += text;
        yield { type: 'text', text };
      }
      failure = dog.stalled;
    } catch (error) {
      failure = dog.stalled ?? error;
    } finally {
      dog.stop();
    }
    if (signal.aborted) return;
    if (tally.text || !failure) {
      tally.usage = await this.#usage(model, prompt, tally.text);
      yield tally.usage;
    }
    if (failure) throw failure;
  }

  async *#parts(
    model: vscode.LanguageModelChat,
    prompt: string,
    request: ChatRequest,
    form: Form,
    dog: Watchdog,
  ): AsyncGenerator<string> {
    const source = new vscode.CancellationTokenSource();
    const cancel = () => source.cancel();
    dog.controller.signal.addEventListener('abort', cancel);
    try {
      await this.#mustFit(model, prompt);
      const messages = [vscode.LanguageModelChatMessage.User(prompt)];
      const response = await model.sendRequest(messages, this.#requestOptions(request, form), source.token);
      for await (const part of response.stream)
        if (part instanceof vscode.LanguageModelTextPart) yield part.value;
        else if (part instanceof vscode.LanguageModelToolCallPart) yield `${JSON.stringify(part.input)}\n`;
    } finally {
      dog.controller.signal.removeEventListener('abort', cancel);
      source.dispose();
    }
  }

  #requestOptions({ shape }: ChatRequest, form: Form): vscode.LanguageModelChatRequestOptions {
    const justification = vscode.l10n.t('Claimlight asks the model whether claims agree with their context.');
    if (!shape || form === 'lines') return { justification };
    const description = 'Takes the answers.';
    return {
      justification,
      tools: [{ name: shape.name, description, inputSchema: inlineSchema(shape.schema) }],
      toolMode: vscode.LanguageModelChatToolMode.Required,
    };
  }

  /** @throws Problem `promptTooLong`. Counted only where it may be close, since counting takes a while. */
  async #mustFit(model: vscode.LanguageModelChat, prompt: string): Promise<void> {
    if (estimateTokens(prompt) * 1.5 < model.maxInputTokens) return;
    if ((await model.countTokens(prompt)) > model.maxInputTokens)
      throw new Problem('promptTooLong', this.#args);
  }

  async #select(): Promise<vscode.LanguageModelChat> {
    const [model] = await vscode.lm.selectChatModels(this.#selector);
    if (!model) throw new Problem('noSuchModel', this.#args);
    return model;
  }

  async #usage(model: vscode.LanguageModelChat, prompt: string, text: string): Promise<ChatEvent> {
    const count = (counted: string) =>
      Promise.resolve(model.countTokens(counted)).catch(() => estimateTokens(counted));
    const [promptTokens, completionTokens] = await Promise.all([count(prompt), count(text)]);
    return { type: 'usage', promptTokens, completionTokens };
  }

  /** A model without tools says so in words of its own; lines are then all that is left. */
  #toProblem(error: unknown, form: Form, answered: boolean): Problem {
    const problem = languageModelProblem(error, this.#args);
    const broke = problem.code === 'serverError' || problem.code === 'unreachable';
    if (answered && broke) return new Problem('dropped', problem.args, error);
    if (form === 'lines' || problem.code !== 'serverError') return problem;
    this.#tryOther(form);
    return new Problem('offSchema', problem.args, error);
  }

  get #form(): Form {
    const unlearnt = { ...allCapabilities, form: 'text' as const };
    return recallCapabilities(this.#memory, this.id, Date.now(), unlearnt).form === 'schema'
      ? 'tool'
      : 'lines';
  }

  #tryOther(form: Form): void {
    const next = form === 'lines' ? 'schema' : 'text';
    this.#memory.set(this.id, { capabilities: { ...allCapabilities, form: next }, learntAt: Date.now() });
    this.#log.note(`${this.id} does not keep to ${form}`);
  }

  get #args() {
    return { host: this.destination, model: this.#selector.id };
  }
}

/** There is no system role: the rules go first, and say of themselves that they win. */
function promptOf({ system, user, shape }: ChatRequest, form: Form): string {
  if (!shape) return `${system}\n\n${user}`;
  const how = form === 'lines' ? shape.asLines : `${shape.asJson}\nThat object is what the tool takes.`;
  return [system, how, user].join('\n\n');
}
