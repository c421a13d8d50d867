import type { LeftOut } from '../../check/leftOut.ts';

/**
 * Files of a context that are the text under check itself, by whatever spelling or link: it is no evidence for itself.
 * @param outputs the document, and the notebook or transcript that it is a part of
 * @param realUri where a name leads after all links
 */
export async function ownAmong(
  outputs: readonly string[],
  context: readonly string[],
  realUri: (uri: string) => Promise<string>,
): Promise<readonly string[]> {
  const own = new Set(await Promise.all(outputs.map((uri) => placeOf(uri, realUri))));
  const places = await Promise.all(context.map((uri) => placeOf(uri, realUri)));
  return context.filter((_, at) => own.has(places[at]!));
}

/** What its query or fragment tells apart from other texts of one file is no file, and has no other name. */
const placeOf = (uri: string, realUri: (uri: string) => Promise<string>): Promise<string> =>
  /[?#]/.test(uri) ? Promise.resolve(uri) : realUri(uri);

export const ownLeftOut = (uri: string): LeftOut => ({
  name: uri,
  problem: { code: 'ownContext', args: { uri } },
});
