/**
 * Whether a line says that something is so: a subject, and a verb that is finite by its form. For lines that could
 * also be a title, an instruction or the lead-in of a list. English only; where its forms do not tell, it does not.
 */

const auxiliary =
  "is|are|was|were|has|have|had|will|would|can|cannot|could|may|might|must|shall|should|does|did|(?:is|are|was|were|has|have|had|would|could|should|does|do|did|ca|wo)n['’]t";
/** Past forms that no ending tells. */
const past =
  'became|began|broke|brought|built|bought|came|caught|chose|dealt|drew|drove|ate|fell|fled|flew|forbade|forgot|fought|found|froze|gave|got|grew|held|hid|kept|knew|led|left|lent|lied|lost|made|meant|met|paid|ran|rose|said|sang|sank|saw|sent|shook|shot|slept|sold|spent|spoke|stole|stood|swore|taught|thought|threw|told|took|understood|went|won|wore|wrote';
/** Plain forms, for subjects in the plural; many of these are nouns as well. */
const plain =
  'accept|allow|attack|ban|block|break|bring|build|buy|carry|cause|claim|contain|create|cure|destroy|eat|exist|fail|fight|forbid|force|give|harm|hate|hide|hurt|include|keep|kill|lack|lead|leave|lie|live|lose|love|make|murder|need|own|pay|poison|prevent|produce|prohibit|protect|prove|provide|reduce|refuse|reject|remain|require|save|sell|steal|suffer|take|trust|use|vary|violate|want';
/** Behind these a list or somebody's words follow. */
const introducing =
  'said|says|say|added|adds|asked|asks|wrote|writes|replied|explained|noted|stated|announced|argued|told|includes?|included|contains?|comprises?|comprised|features?|lists?|listed|offers?|offered|needs?|requires?|is|are|was|were|has|have|had|reads?|means?';
/** A number of things that the lines behind name. */
const counted =
  '(?:the\\s)?(?:following|several|many|some|various|multiple|different|two|three|four|five|six|seven|eight|nine|ten|a\\s(?:few|number|variety|range|list|set|series)|\\d+)';
const determiner =
  "the|an?|this|that|these|those|its|his|her|their|our|your|my|it|he|she|they|we|i|you|nobody|everybody|everyone|no\\sone|[\\p{L}]+['’]s";
const complement = `(?:the|an?|its|his|her|their|our|your|my|it|him|them|us|you|this|that|these|those|all|every|about|almost|more|nearly|only|over|\\p{Sc}?\\p{N}[\\p{N}.,]*)`;
/** Nouns in the plural, or that stand for many. */
const many = '(?:\\p{L}{2,}s|people|children|men|women|police|data|staff)';

/** Words that make a question, a condition or a name of what follows. */
const opensNothing =
  /^(?:how|what|why|when|where|who|whom|whose|which|whether|if|unless|while|although|because|to|for|about|on|in case|there|here|these|this|those|what|the following|\p{L}+ing)(?!\p{L})/iu;
const pointsAhead = /(?<!\p{L})(?:below|following|follows?|as such|these|this)(?!\p{L})/iu;

const form = (source: string): RegExp => new RegExp(source, 'iu');
const cased = (source: string): RegExp => new RegExp(source, 'u');

const endsIntroducing = form(`(?<!\\p{L})(?:${introducing})$`);
const listsThings = form(
  `(?<!\\p{L})(?:${introducing}|gives?|gave|provides?|provided|supports?|covers?|names?|shows?)\\s${counted}\\s(?:\\p{L}+\\s){0,3}\\p{L}+$`,
);

const statements: readonly RegExp[] = [
  // "The drug was never tested", "Ada can swim": an auxiliary, and what it takes.
  form(
    `\\s(?:${auxiliary})\\s(?!(?:as|the|an?|listed|shown|given|described|outlined|explained|${counted})(?!\\p{L}))\\p{L}`,
  ),
  form(`\\s(?:${auxiliary})\\s(?:the|an?)\\s\\p{L}+\\s\\p{L}`),
  // "Ada stole it", "Revenue fell".
  form(`\\s(?:${past})(?:\\s|$)`),
  // "Ada murdered the mayor".
  form(`\\s\\p{L}{2,}ed\\s${complement}(?!\\p{L})`),
  // "The mayor resigned", "The mayor died in May": not "features added in May".
  cased(
    `^(?:${determiner}|${capitalised(determiner)}|\\p{Lu}\\p{Ll}+\\s\\p{Lu}\\p{Ll}+)\\s(?:\\p{L}+\\s){0,2}\\p{Ll}{2,}ed(?:\\s|$)`,
  ),
  // "The drug kills children", "Ada owns the bank".
  cased(
    `^(?:(?:${determiner}|${capitalised(determiner)})\\s(?:\\p{L}+\\s){0,2}(?!\\p{L}+s\\s)\\p{L}+|\\p{Lu}\\p{Ll}+\\s\\p{Lu}\\p{Ll}+|[Ii]t|[SsHh]he|[Hh]e)\\s(?!(?:sales|costs|needs|hours|results|points|figures|notes|details|settings|options|features|news)\\s)\\p{Ll}{2,}[^s\\P{L}]s\\s\\p{L}`,
  ),
  form(`\\s\\p{L}{3,}s\\s(?:the|an?|its|his|her|their|our|your|it|him|them|us)(?!\\p{L})`),
  // "Vaccines cause autism".
  form(`^(?:\\p{L}+\\s){0,3}${many}\\s(?:${plain})(?:\\s(?!of(?!\\p{L}))\\p{L}|$)`),
];

function capitalised(words: string): string {
  return words.replace(
    /(^|\|)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Whether a line without its full stop or colon says that something is so. */
export function asserts(line: string): boolean {
  const text = line.replace(/[\s.:!：。]+$/u, '').replace(/\s+/gu, ' ');
  if (opensNothing.test(text) || pointsAhead.test(text)) return false;
  if (endsIntroducing.test(text) || listsThings.test(text)) return false;
  return statements.some((pattern) => pattern.test(text));
}

const noSubject = `(?!(?:that|which|who|if|when|where|what|how|why|whether|because|as|until|before|after|once|while|to|and|or|the|an?|your|this|these|its|their|our|it|them|sure|with|for|in|on|at|by|from|of|into|about|\\p{L}+ing|\\p{L}+ly)(?!\\p{L}))`;
/** What could be an instruction's verb, and is a part of the subject: "Open source licences forbid it". */
const nouns = `^[\\p{L}'-]+(?:\\s${noSubject}[\\p{L}'-]+){0,3}`;
const objects = '(?:the|an?|its|his|her|their|our|your|it|him|them|us|you)';
const instructed: readonly RegExp[] = [
  form(`${nouns}\\s(?:${auxiliary})(?!\\p{L})`),
  form(`${nouns}(?:\\sof\\s(?:(?:the|an?)\\s)?[\\p{L}'-]+)\\s(?:${auxiliary})(?!\\p{L})`),
  form(
    `^[\\p{L}'-]+(?:\\s${noSubject}[\\p{L}'-]+){0,2}\\s${noSubject}\\p{L}+s?\\s${noSubject}(?!then|now|again|only)\\p{L}{3,}\\s${objects}(?!\\p{L})`,
  ),
  form(`^[\\p{L}'-]+(?:\\s${noSubject}[\\p{L}'-]+){1,2}\\s(?:\\p{L}{2,}ed|${past})(?:\\s${objects}|$)`),
  form(
    `^[\\p{L}'-]+(?:\\s${noSubject}[\\p{L}'-]+){0,2}\\s${many}\\s(?:${plain})(?:\\s${noSubject}\\p{L}|\\s${objects}(?!\\p{L})|$)`,
  ),
];

/** Whether a line that begins with a verb's plain form states something after all. */
export function assertsAfterAll(line: string): boolean {
  const text = line.replace(/[\s.!]+$/u, '');
  if (instructed.some((pattern) => pattern.test(text))) return true;
  const reason = /(?<!\p{L})(?:because|since|as)\s(.+)$/iu.exec(text)?.[1];
  if (reason !== undefined && asserts(reason)) return true;
  const noted =
    /^(?:please\s)?(?:note|remember|recall|know|keep in mind|bear in mind|be aware)\s(.+)$/iu.exec(text)?.[1];
  return noted !== undefined && asserts(noted.replace(/^(?:the|that)\s/i, 'the '));
}
