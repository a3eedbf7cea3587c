import { isOn } from '../mechanisms';
import { termsOfKey, type Expression } from '../text/expression';
import { isKatakanaOnly } from '../text/kana';
import type { WordTable } from './sorted-lines';
import type { SynonymRule } from './synonym-rules';

/** An expression that is related to a word: indirectly if it abbreviates a translation of it, or is one of several meanings. */
type RelatedExpression = { readonly terms: Expression; readonly isIndirect: boolean };

const isEnglish = (key: string): boolean => /^[a-z0-9 ]+$/.test(key);

/** The most expressions that are related to a word; the closest are kept. */
const MAX_RELATED = 10;
/** English words of this length are not abbreviations. */
const MIN_ENGLISH_WORD = 5;
/** Expressions that a half-typed one may become. */
const MAX_COMPLETIONS = 4;
/** Shorter beginnings may become anything. */
const MIN_BEGINNING = 3;

const KANJI_WORDS = [
  /^\p{Script=Han}{2,5}$/u,
  /^\p{Script=Han}\p{Script=Hiragana}\p{Script=Han}\p{Script=Hiragana}{0,2}$/u,
  /^\p{Script=Han}{2,4}[\p{Script=Katakana}ー]{2,8}$/u,
  /^[\p{Script=Katakana}ー]{2,8}\p{Script=Han}{2,4}$/u,
];

/** What expressions mean, by their keys: the synonyms of our own and of the operator, and those of a dictionary of the language. */
export class Lexicon {
  private readonly own: ReadonlyMap<string, readonly string[]>;
  private byBeginning: ReadonlyMap<string, readonly string[]> | null = null;

  /**
   * @param dictionary lists of expressions that are spelt differently, or a single one that is only known
   * @param meanings what Japanese words mean in English
   */
  constructor(
    rules: readonly SynonymRule[],
    private readonly dictionary: WordTable,
    private readonly meanings: WordTable,
  ) {
    const own = new Map<string, string[]>();
    for (const { from, to } of rules)
      for (const one of from) {
        const known = own.get(one) ?? [];
        own.set(one, known);
        for (const other of to) if (other !== one && !known.includes(other)) known.push(other);
      }
    this.own = own;
  }

  /** What is related to an expression, closest first. */
  relatedTo(key: string): readonly RelatedExpression[] {
    const isSameLanguage = (other: string) => isEnglish(key) === isEnglish(other);
    const direct = [...new Set(this.othersOf(key))];
    // A translation of several words is known by its abbreviation, too.
    const indirect = direct
      .filter((other) => !isSameLanguage(other) && isEnglish(other) && other.includes(' '))
      .flatMap((other) => this.othersOf(other))
      .filter((alias) => alias !== key && isEnglish(alias) && !direct.includes(alias));
    const isTranslated = isEnglish(key) || direct.some(isEnglish) || !isOn('meanings');
    const meanings = isTranslated ? [] : (this.meanings.get(key) ?? []);
    return [...direct, ...new Set([...indirect, ...meanings])]
      .slice(0, MAX_RELATED)
      .map((other, index) => ({ terms: termsOfKey(other), isIndirect: index >= direct.length }));
  }

  /** Whether an expression has synonyms, or the dictionary has it. */
  has(key: string): boolean {
    return (isOn('synonyms') && this.own.has(key)) || (isOn('dictionary') && this.dictionary.has(key));
  }

  /** Whether it has synonyms of our own or of the operator. */
  isOwn(key: string): boolean {
    return isOn('synonyms') && this.own.has(key);
  }

  /** Whether an expression of katakana is one word in English, as バックアップ is backup, even if some write that apart. */
  isOneEnglishWord(key: string): boolean {
    const translations = this.othersOf(key).filter(isEnglish);
    const words = translations.filter((other) => !other.includes(' ') && other.length >= MIN_ENGLISH_WORD);
    const phrases = translations.filter((other) => other.includes(' '));
    return words.length > 0 && phrases.every((phrase) => words.includes(phrase.replaceAll(' ', '')));
  }

  /** Other single words for an English stem, such as `infrastructure` for `infra`. */
  aliasesOf(word: string): readonly string[] {
    return this.ownOf(word).filter((other) => /^[a-z0-9]+$/.test(other));
  }

  /** The Japanese expressions that begin so, unless it is one: those with synonyms first, then the shortest. */
  expressionsFrom(beginning: string): readonly string[] {
    if (beginning.length < MIN_BEGINNING || this.has(beginning)) return [];
    this.byBeginning ??= this.readBeginnings();
    const found = this.byBeginning.get(beginning.slice(0, MIN_BEGINNING)) ?? [];
    return found
      .filter((key) => key.startsWith(beginning))
      .sort(
        (left, right) => Number(this.isOwn(right)) - Number(this.isOwn(left)) || left.length - right.length,
      )
      .slice(0, MAX_COMPLETIONS);
  }

  /** The words of katakana. */
  katakana(): readonly string[] {
    return this.keys().filter(isKatakanaOnly);
  }

  /** The words of two or more kanji, also with hiragana between them or katakana beside them. */
  kanji(): readonly string[] {
    return this.keys().filter((key) => KANJI_WORDS.some((words) => words.test(key)));
  }

  private keys(): readonly string[] {
    return [...new Set([...this.own.keys(), ...this.dictionary.keys()])];
  }

  private ownOf(key: string): readonly string[] {
    return isOn('synonyms') ? (this.own.get(key) ?? []) : [];
  }

  private othersOf(key: string): readonly string[] {
    const spellings = isOn('dictionary') ? (this.dictionary.get(key) ?? []) : [];
    return [...this.ownOf(key), ...spellings.filter((other) => other !== key)];
  }

  private readBeginnings(): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, string[]>();
    for (const key of this.keys()) {
      if (isEnglish(key)) continue;
      const beginning = key.slice(0, MIN_BEGINNING);
      const others = found.get(beginning);
      if (others) others.push(key);
      else found.set(beginning, [key]);
    }
    return found;
  }
}
