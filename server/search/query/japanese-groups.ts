import { isSuffixOf, japaneseWords, MANNER_SUFFIX, type JapaneseWord } from '../lexicon/japanese-words';
import { lexicon } from '../lexicon/lexicon-files';
import { MAX_WORDS } from '../lexicon/synonym-rules';
import { isOn } from '../mechanisms';
import { isHiraganaOnly } from '../text/kana';
import { foldedInOtherKana } from '../text/other-kana';
import { isShortKatakana, wordTerm } from '../text/short-katakana';
import { bigrams } from '../text/split-text';
import { withLoanWords } from './hiragana-words';
import { weights } from '../weights';
import { addRelated, addToAll, draft, relatedAlternatives, type Draft } from './query-draft';

/** The forms by which the dictionaries know a word with an ending: the longest and the shortest part of it. */
function keysOf({ stem, ending }: JapaneseWord): readonly string[] {
  const inflected = Array.from(
    { length: ending.length + 1 },
    (_, cut) => stem + ending.slice(0, ending.length - cut),
  );
  const known = inflected.filter((key) => lexicon().has(key));
  return [...new Set([...known.slice(0, 1), ...known.slice(-1)])];
}

function draftOf(word: JapaneseWord): Draft {
  if (isShortKatakana(word.stem)) return draft(word.stem, [wordTerm(word.stem)], { japanese: word.stem });
  const isLone = [...word.stem].length === 1;
  if (word.inflected === null) {
    const importance = isLone || word.stem.endsWith(MANNER_SUFFIX) ? weights.lesser : 1;
    return draft(word.stem, bigrams(word.stem), { japanese: isLone ? null : word.stem, importance });
  }
  if (!isLone) {
    const importance = weights.lesser;
    const made = draft(word.stem, bigrams(word.stem), { japanese: word.stem, importance });
    made.alternatives.push(...keysOf(word).flatMap(relatedAlternatives));
    return made;
  }
  const paraphrases = keysOf(word).flatMap(relatedAlternatives);
  const importance = paraphrases.length > 0 ? weights.lesser : weights.slight;
  const made = draft(word.stem, bigrams(word.inflected), { importance });
  made.alternatives.push(...paraphrases);
  return made;
}

/** Whether two words stand side by side without an ending between them, or with 的 as in 継続的デリバリ. */
const touch = (run: string, left: JapaneseWord, right: JapaneseWord) =>
  left.inflected === null && /^的?$/.test(run.slice(left.end, right.start));

/** Connects neighbouring words: the compound they make, and what the dictionaries relate to it. */
function connect(run: string, words: readonly JapaneseWord[], drafts: readonly Draft[]): void {
  for (let length = Math.min(MAX_WORDS, words.length); length >= 1; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const part = words.slice(start, start + length);
      const isCompound = part.every(
        (word, index) => index === 0 || touch(run, part[index - 1] ?? word, word),
      );
      const [first, last] = [part[0], part.at(-1)];
      if (!first || !last || !isCompound) continue;
      const text = run.slice(first.start, last.end);
      const made = drafts.slice(start, start + length);
      if (length > 1) {
        addToAll(made, [bigrams(text)], 1);
        for (const each of made) each.compounds.push(text);
      }
      if (length > 1 || first.inflected === null) addRelated(made, text);
    }
  }
}

/** Shorter hiragana is grammar. */
const MIN_HIRAGANA = 3;

/** The groups of a run of Japanese. A run without any word is matched literally if it is all that was typed. */
export function japaneseGroups(typed: string, isAll: boolean): readonly Draft[] {
  const run = isOn('hiraganaWords') ? withLoanWords(typed) : typed;
  const words = japaneseWords(run);
  const drafts = words.map(draftOf);
  connect(run, words, drafts);
  const withoutSuffixes = drafts.filter((_, index) => {
    const [before, word] = [words[index - 1], words[index]];
    return !before || !word || !isSuffixOf(before, word);
  });
  if (withoutSuffixes.length > 0 || (!isAll && run.length < MIN_HIRAGANA)) return withoutSuffixes;
  const made = draft(run, bigrams(run), {
    japanese: run.length < MIN_HIRAGANA ? null : run,
    importance: isAll ? 1 : weights.lesser,
  });
  addRelated([made], run);
  if (isHiraganaOnly(run) && run.length >= MIN_HIRAGANA) {
    const katakana = foldedInOtherKana(run);
    addToAll([made], [bigrams(katakana)], weights.sameWord);
    addRelated([made], katakana);
  }
  return [made];
}
