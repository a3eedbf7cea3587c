import { lexicon } from '../lexicon/lexicon-files';
import { foldText } from '../text/fold-text';
import { inOtherKana } from '../text/kana';

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
 * Writes loan words that somebody has typed in hiragana in katakana, as far as the dictionaries have them: げーむ開発 is
 * ゲーム開発.
 */
export function withLoanWords(run: string): string {
  return run.replace(HIRAGANA, (hiragana) => {
    let written = '';
    let rest: Rest = { hiragana, katakana: inOtherKana(hiragana) };
    for (;;) {
      const word = loanWordAt(rest);
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

/** Whether the first three characters are rather grammar or a Japanese word: している does not contain シテイ, もっと is not モット. */
function isGrammar(hiragana: string): boolean {
  const rest = hiragana.slice(WORD.shortest);
  if (PARTICLE.test(hiragana) || (rest !== '' && !PARTICLE.test(rest))) return true;
  const word = hiragana.slice(0, WORD.shortest);
  return segmenter.segment(word).containing(0)?.segment === word;
}
