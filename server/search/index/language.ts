type Texts = { readonly name: string; readonly description: string | null; readonly content: string };

/** Fewer characters are names: 日本 in an English description. */
const MIN_CHARACTERS = 4;
/** Fewer characters without kana may as well be a Japanese compound. */
const MIN_WITHOUT_KANA = 6;
/** Chinese texts that mention Japanese words have fewer kana. */
const MIN_KANA_SHARE = 0.05;
/** The characters at the beginning of a content that are looked at, and the share of them that makes it a text in a language. */
const READ = 4000;
const MIN_SHARE = 0.1;

/**
 * Whether a rule is written in Japanese; null for Chinese and Korean. Where the description is in English, the content counts, which
 * is what people install.
 */
export function isInJapanese({ name, description, content }: Texts): boolean | null {
  const described = languageOf(`${name} ${description ?? ''}`, 0);
  return described === false ? languageOf(content.slice(0, READ), MIN_SHARE) : described;
}

function languageOf(text: string, minShare: number): boolean | null {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const others = text.match(/[\p{Script=Han}\p{Script=Hangul}]/gu)?.length ?? 0;
  const all = kana + others;
  if (all < Math.max(MIN_CHARACTERS, minShare * text.length)) return false;
  if (kana >= MIN_KANA_SHARE * all) return true;
  return all < MIN_WITHOUT_KANA ? false : null;
}
