/**
 * Guesses a text's language tag from its script: kana is Japanese, Hangul is Korean, Han without kana is Chinese. A few
 * foreign characters, as in an example, do not change the result.
 */
export function contentLanguage(text: string): string {
  const sample = text.slice(0, 20_000);
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0;
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const hangul = count(/\p{Script=Hangul}/gu);
  const han = count(/\p{Script=Han}/gu);
  const letters = count(/\p{L}/gu);
  if ((kana + hangul + han) * 20 < letters) return 'en';
  if (hangul > kana + han) return 'ko';
  return kana * 20 >= han ? 'ja' : 'zh';
}
