/** A program called the API wrongly: the message names the argument. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
  readonly code = 'badArgument';

  constructor(
    readonly argument: string,
    needs: string,
    given: unknown,
  ) {
    super(`\`${argument}\` ${needs}; it is ${described(given)}.`);
  }
}

/** Texts are the person's own and may be long: only the kind of a value is told. */
function described(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return 'an array';
  if (typeof value !== 'object') return `a ${typeof value}`;
  const names = Object.keys(value);
  return names.length === 0 ? 'an object without fields' : `an object of ${names.slice(0, 5).join(', ')}`;
}

/** Context is a list of texts; one text alone would be read letter by letter. */
export function checkContext(argument: string, context: unknown): asserts context is readonly string[] {
  if (!Array.isArray(context) || !context.every((item) => typeof item === 'string'))
    throw new ArgumentError(argument, 'must be an array of strings', context);
}

/** `null` is no model: it may stand for one that was meant and not found. */
export function checkModelOption(model: unknown): void {
  const isModel = ['undefined', 'string', 'object', 'function'].includes(typeof model) && model !== null;
  if (!isModel || (Array.isArray(model) && model.length === 0))
    throw new ArgumentError(
      'model',
      'must be "offline", a model’s id, a model object, a list of them or a function that gives one',
      model,
    );
}
