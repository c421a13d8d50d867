import type { Bindings } from '../bindings.ts';
import { outputOf, parseCheckArguments } from '../checkArguments.ts';
import type { ContextPicker } from '../contextPicker.ts';

/** With context in the arguments it is bound without asking. */
export async function chooseContext(
  given: unknown,
  picker: ContextPicker,
  bindings: Bindings,
): Promise<void> {
  const args = await parseCheckArguments(given);
  const document = await outputOf(args);
  if (args.context) await bindings.setContext(document.uri.toString(), args.context);
  else await picker.pick(document);
}
