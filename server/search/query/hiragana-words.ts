import { kanjiSounding, MIN_KANJI_SOUND } from '../lexicon/kanji-sounds';
import { lexicon } from '../lexicon/lexicon-files';
import { foldText } from '../text/fold-text';
import { inOtherKana, soundKey } from '../text/kana';

const HIRAGANA = /[\p{Script=Hiragana}ー]{3,}/gu;
const PARTICLE = /^[をはがのにでとも]/;
/** In characters. */
const WORD = { shortest: 3, longest: 12 };

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** A word at the beginning of a text in hiragana, as it is usually written, and how many characters it is there. */
type Word = { readonly written: string; readonly length: number };

/** The rest of a text in hiragana, and the same in katakana, since converting each part anew would take most of the time. */
type Rest = { readonly hiragana: string; readonly katakana: string };

const after = ({ hiragana, katakana }: Rest, length: number): Rest => ({
  hiragana: hiragana.slice(length),
  katakana: katakana.slice(length),
});

/**
 * Writes words that somebody has typed in hiragana in katakana or kanji, as far as the dictionaries have them: げーむ開発 is
 * ゲーム開発, ぎじろくを作る is 議事録を作る. A word with kanji that was typed alone stays as it is, since several may sound alike.
 */
export function withDictionaryWords(run: string): string {
  return run.replace(HIRAGANA, (hiragana) => {
    let written = '';
    let rest: Rest = { hiragana, katakana: inOtherKana(hiragana) };
    for (;;) {
      const word = loanWordAt(rest) ?? kanjiWordAt(rest, run.length);
      if (word !== null) {
        written += word.written;
        rest = after(rest, word.length);
      } else if (PARTICLE.test(rest.hiragana)) {
        written += rest.hiragana.slice(0, 1);
        rest = after(rest, 1);
      } else return written + rest.hiragana;
    }
  });
}

function loanWordAt({ hiragana, katakana }: Rest): Word | null {
  for (let length = Math.min(WORD.longest, hiragana.length); length >= WORD.shortest; length -= 1) {
    if (length === WORD.shortest && isGrammar(hiragana)) return null;
    const written = foldText(katakana.slice(0, length));
    if (lexicon().has(written)) return { written, length };
  }
  return null;
}

/** The longest word with kanji that ends before a particle, or before another such word. It is not `excluded` characters long. */
function kanjiWordAt(rest: Rest, excluded: number, isLast = false): Word | null {
  const longest = Math.min(WORD.longest, rest.hiragana.length);
  for (let length = longest; length >= MIN_KANJI_SOUND; length -= 1) {
    if (length === excluded) continue;
    const [written] = kanjiSounding([soundKey(rest.katakana.slice(0, length)) ?? '']);
    if (written === undefined) continue;
    const next = after(rest, length);
    const isEnd = next.hiragana === '' || PARTICLE.test(next.hiragana);
    if (isEnd || (!isLast && kanjiWordAt(next, excluded, true) !== null)) return { written, length };
  }
  return null;
}

/** Whether the first three characters are rather grammar or a Japanese word: している does not contain シテイ, もっと is not モット. */
function isGrammar(hiragana: string): boolean {
  const rest = hiragana.slice(WORD.shortest);
  if (PARTICLE.test(hiragana) || (rest !== '' && !PARTICLE.test(rest))) return true;
  const word = hiragana.slice(0, WORD.shortest);
  return segmenter.segment(word).containing(0)?.segment === word;
}
