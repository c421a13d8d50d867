/** Whether a text begins as a JSON record or list does. */
export const looksLikeJson = (text: string): boolean =>
  /^\s*(?:\{\s*["}]|\[\s*(?:[[{"]|-?[\d.]+\s*,))/.test(text);
