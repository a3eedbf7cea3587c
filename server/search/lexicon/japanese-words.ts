import { wordSegments } from '@kimari/common/word-segments';
import { isWayOfAsking } from '../text/word-lists';
import { lexicon } from './lexicon-files';

/** A word of a Japanese sentence. */
export type JapaneseWord = {
  /** Without its ending: 見直 of 見直して. */
  readonly stem: string;
  /** The stem with the first character of its ending, when it has one. */
  readonly inflected: string | null;
  readonly script: 'kanji' | 'katakana' | 'hangul';
  /** The hiragana after the stem, as far as it is looked at; empty for a noun. */
  readonly ending: string;
  /** Position in the run, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Whether a particle follows, as after a noun. */
  readonly isNoun: boolean;
};

const BLOCK =
  /\p{Script=Katakana}[\p{Script=Katakana}ー]*|\p{Script=Hangul}+|[\p{Script=Han}\p{Script=Hiragana}々〆ー]+/gu;
const KANJI_PART = /[\p{Script=Han}々〆]+/gu;
const PARTICLE = /^[をはがのにでとも、やへ]|^から|^まで/u;
/** Suffixes that make a kind of word and carry no meaning of their own. */
const SUFFIXES = new Set([...'的用等系向時中後前']);
/** The suffixes of words in katakana or letters: コンテナ化, API側. */
const LOOSE_SUFFIXES = new Set([...SUFFIXES, ...'化側内別毎性']);

/** Makes a noun of a verb: how something is done. */
export const MANNER_SUFFIX = '方';

/** How the first verb of two ends: 組み込み, 並べ替え. After い stands an adjective as often, as in 速い車. */
const JOINING = /^[きぎしちにびみりえけげせてねべめれ]$/u;

/** The end of a noun that was made of two verbs: わせ of 問い合わせ. */
const OKURIGANA = /^\p{Script=Hiragana}{1,2}?(?=$|[^\p{Script=Hiragana}]|[をはがのにでとも]|から|まで)/u;

const ENDING = /^\p{Script=Hiragana}{1,4}/u;

/** The characters after a word that are looked at. */
const MAX_ENDING = 10;

/** The words that carry meaning in an unbroken run of Japanese; what is written in hiragana is grammar. */
export function japaneseWords(run: string): readonly JapaneseWord[] {
  return [...run.matchAll(BLOCK)].flatMap(({ 0: block, index }): readonly JapaneseWord[] => {
    const script = /^\p{Script=Hangul}/u.test(block)
      ? 'hangul'
      : /^\p{Script=Katakana}/u.test(block)
        ? 'katakana'
        : null;
    if (script === null) return kanjiWords(run, block, index);
    const parts = script === 'katakana' ? splitKatakana(block) : [block];
    let start = index;
    return parts.map((part): JapaneseWord => {
      const end = start + part.length;
      const noun = { inflected: null, ending: '', isNoun: true };
      const word: JapaneseWord = { ...noun, stem: asKnown(part), script, start, end };
      start = end;
      return word;
    });
  });
}

function kanjiWords(run: string, block: string, offset: number): readonly JapaneseWord[] {
  const words: JapaneseWord[] = [];
  for (const { segment, index } of wordSegments(block)) {
    for (const { 0: stem, index: at } of segment.matchAll(KANJI_PART)) {
      const start = offset + index + at;
      const end = start + stem.length;
      const previous = words.at(-1);
      const isSuffix = isOneCharacter(stem) && previous?.end === start && previous.script === 'kanji';
      if (isSuffix && SUFFIXES.has(stem) && !isPrefixOf(previous, stem)) continue;
      // 書き方 is a noun, like 書き and 方 apart are not.
      if (stem === MANNER_SUFFIX && previous?.inflected && previous.end + 1 === start) {
        const stem = run.slice(previous.start, end);
        words[words.length - 1] = { ...previous, stem, inflected: null, ending: '', end };
        continue;
      }
      const ending = run.charAt(end);
      const rest = run.slice(end, end + MAX_ENDING);
      const isWhole = at + stem.length === segment.length;
      const isNoun = !/\p{Script=Hiragana}/u.test(ending) || (isWhole && PARTICLE.test(rest));
      const inflected = isNoun ? null : stem + ending;
      const followed = {
        inflected,
        ending: isNoun ? '' : (ENDING.exec(rest)?.[0] ?? ''),
        isNoun,
        end,
      };
      // 問い合わせ is one word to the segmenter; 埋め込み is not, but two verbs that are joined.
      const isNext = previous?.inflected && previous.end + 1 === start && isOneCharacter(stem);
      const isOneSegment = at > 0;
      if (isNext && (isOneSegment || (!isNoun && JOINING.test(run.charAt(previous.end))))) {
        const stem = run.slice(previous.start, end);
        const okurigana = OKURIGANA.exec(rest)?.[0];
        words[words.length - 1] =
          okurigana === undefined
            ? { ...previous, ...followed, stem, inflected: isNoun ? null : stem + ending }
            : { ...previous, stem, inflected: null, ending: '', isNoun: true, end: end + okurigana.length };
        continue;
      }
      // 手伝って is one verb, of which only the second part has an ending.
      const isSecondPart =
        !isNoun && previous?.end === start && previous.script === 'kanji' && previous.inflected === null;
      const whole = isSecondPart ? previous.stem + stem : '';
      if (isSecondPart && (lexicon().has(whole) || isWayOfAsking(whole))) {
        words[words.length - 1] = { ...previous, ...followed, stem: whole, inflected: whole + ending };
      } else if (isNoun && previous?.end === start && isPrefixOf(previous, stem)) {
        words[words.length - 1] = { ...previous, ...followed, stem: previous.stem + stem };
      } else if (isSuffix && isNoun && previous.inflected === null)
        words[words.length - 1] = { ...previous, stem: previous.stem + stem, end };
      else words.push({ ...followed, stem, script: 'kanji', start });
    }
  }
  return words;
}

/** Whether a single kanji makes another word of the next one, as 疎 does of 結合, so that the two are not words of their own. */
function isPrefixOf({ stem, script, inflected }: JapaneseWord, next: string): boolean {
  const isLone = script === 'kanji' && inflected === null && isOneCharacter(stem);
  return isLone && lexicon().has(stem + next);
}

/** Whether the next word is a suffix of a word in katakana: 化 in コンテナ化. */
export function isSuffixOf({ script, end }: JapaneseWord, next: JapaneseWord): boolean {
  return script === 'katakana' && next.start === end && LOOSE_SUFFIXES.has(next.stem);
}

/** Whether a text is a single character. Words of meaningless kanji have thousands, which are not worth counting. */
function isOneCharacter(text: string): boolean {
  return text.length <= 2 && [...text].length === 1;
}

/** Whether a word has hiragana between its kanji, as 問い合わせ has. */
function hasOkurigana(word: string): boolean {
  return /\p{Script=Han}\p{Script=Hiragana}/u.test(word);
}

/** Without ト, in which many words end: リクスト is リクエスト mistyped. */
const KATAKANA_PARTICLE = /^[ヲハガノニデモヘ]$/;
const MIN_PART = 2;
/** The parts of a word that the dictionaries know as a whole are longer: プレゼン is not プレ and ゼン. */
const MIN_PART_OF_KNOWN = 3;
const MAX_PART = 12;
/** Longer runs are not compounds. */
const MAX_SPLIT = 60;

/** A part as the dictionaries know it: words end in no long vowel once they are folded, but within a compound they keep it. */
function asKnown(part: string): string {
  return part.endsWith('ー') && !lexicon().has(part) && lexicon().has(part.slice(0, -1))
    ? part.slice(0, -1)
    : part;
}

/**
 * Splits a run of katakana into the fewest words that the dictionaries know; whole if that is not possible, or one English word:
 * バックアップ is not バック.
 */
function splitKatakana(run: string): readonly string[] {
  if (run.length > MAX_SPLIT || lexicon().isOneEnglishWord(run)) return [run];
  const isWhole = lexicon().has(run);
  const shortest = isWhole ? MIN_PART_OF_KNOWN : MIN_PART;
  const best: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= run.length; end += 1) {
    best[end] = null;
    for (let start = Math.max(0, end - MAX_PART); start <= end - shortest; start += 1) {
      const before = best[start];
      const part = run.slice(start, end);
      if (!before || part === run || !lexicon().has(isWhole ? part : asKnown(part))) continue;
      if (before.length + 1 < (best[end]?.length ?? Number.POSITIVE_INFINITY)) best[end] = [...before, part];
    }
  }
  const isParticle = KATAKANA_PARTICLE.test(run.slice(-1)) && !lexicon().has(run);
  const known = isParticle && !best[run.length] ? run.slice(0, -1) : '';
  // ログニ is ログに, typed in katakana.
  return best[run.length] ?? (lexicon().has(known) ? [known] : [run]);
}

/** Longer compounds are sentences without particles. */
const MAX_COMPOUND = 8;

/** The Japanese words that corrections and readings may lead to: those found in a run, and the compounds they make. */
export function vocabularyOf(run: string, found: readonly JapaneseWord[]): readonly string[] {
  const compounds = [...run.matchAll(/[\p{Script=Katakana}ー]{3,24}|[\p{Script=Han}々〆]{2,8}/gu)].map(
    ([all]) => all,
  );
  const words = found
    .filter(({ stem, script }) => script !== 'hangul' && stem.length >= 2 && stem.length <= MAX_COMPOUND * 2)
    .filter(({ stem }) => !hasOkurigana(stem))
    .map(({ stem }) => stem);
  return [...new Set([...compounds, ...words])];
}
