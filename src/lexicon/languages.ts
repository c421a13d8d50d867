export type Language = 'en' | 'de' | 'fr' | 'es' | 'ja' | 'zh' | 'other';

const frequentWords: Readonly<Record<'en' | 'de' | 'fr' | 'es', ReadonlySet<string>>> = {
  en: new Set('the of and to in is was for on with that by from at are it as has be were'.split(' ')),
  de: new Set(
    'der die und das den dem ist von mit für auf ein eine nicht im zu wurde werden bei nach sind'.split(' '),
  ),
  fr: new Set('le la les des et est une du dans pour que qui sur au avec par sont été aux pas'.split(' ')),
  es: new Set('el la los las de y en que un una es por con del para fue se su al más'.split(' ')),
};

/** The likely language of the first 2,000 characters, by script and stop words; 'other' where nothing tells. */
export function detectLanguage(text: string): Language {
  const sample = text.slice(0, 2000);
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sample)) return 'ja';
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (letters > 0 && han / letters > 0.3) return 'zh';
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = (['en', 'de', 'fr', 'es'] as const).map(
    (language) => [language, words.filter((word) => frequentWords[language].has(word)).length] as const,
  );
  const [best] = counts.sort((a, b) => b[1] - a[1]);
  return best && best[1] > 0 ? best[0] : 'other';
}

/** German, French and Spanish write decimals with a comma. */
export const decimalsOf = (language: Language): Decimals =>
  language === 'de' || language === 'fr' || language === 'es' ? 'comma' : 'point';

/** Which sign parts decimals: "1.234" is a little more than one, or over a thousand. */
export type Decimals = 'point' | 'comma';
