/** Stands for text that holds no values, so that offsets stay. */
const blank = '\uE000';

const url = /\b(?:https?|ftp|file):\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+/gi;
const email = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/g;
const citation = /\[\^?\d{1,4}(?:\s?[-–,;]\s?\d{1,4})*\]|【[^】]{1,20}】|[⁰¹²³⁴-⁹]+(?=[\s.,;)]|$)/g;
/** "According to passage 2": where the output found it, not what it says. */
const sourceMark =
  /\b(?:passages?|sources?|documents?|doc|references?|refs?|citations?|contexts?|snippets?|chunks?|excerpts?|quelle|fuente)\s?#?\d{1,3}(?:(?:\s?[,&]\s?|\s?,?\s(?:and|or|to)\s)\d{1,3})*\b(?!\s?%)/gi;
const listMark =
  /^[ \t>]*(?:[-*•+][ \t]+)?(?:\*\*)?\(?(?:step\s+)?(?:\d{1,3}(?:\.\d{1,2})*|[ivx]{1,5}|[a-z])[.):](?:\*\*)?(?=\s|\*)/gimu;
const stepMark =
  /(?<![\p{L}\p{N}])(?:steps?|schritt|étape|paso)\s\d{1,3}(?:\s?[-–&]\s?\d{1,3})?(?![\p{L}\p{N}%])/giu;

/** Blanks what looks like a value and is none: links, citation marks, list and step numbers. */
export function mask(text: string): string {
  const blanked = (match: string) => blank.repeat(match.length);
  return text
    .replace(url, blanked)
    .replace(email, blanked)
    .replace(citation, blanked)
    .replace(sourceMark, blanked)
    .replace(stepMark, blanked)
    .replace(listMark, blanked);
}
