import { foldText } from './fold-text';
import { inOtherKana } from './kana';
import { isKnownExpression } from './term-bridge';

const HIRAGANA = /[\p{Script=Hiragana}ー]{3,}/gu;
const PARTICLE = /^[をはがのにでとも]/;
/** In characters. */
const WORD = { shortest: 3, longest: 12 };

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Writes loan words in katakana that somebody has typed in hiragana, as far as the dictionaries have them: げーむ開発 is ゲーム開発. */
export function withLoanWords(run: string): string {
  return run.replace(HIRAGANA, (hiragana) => {
    let written = '';
    let rest = hiragana;
    for (;;) {
      const word = loanWordAt(rest);
      if (word !== null) {
        written += word.katakana;
        rest = rest.slice(word.length);
      } else if (PARTICLE.test(rest)) {
        written += rest.slice(0, 1);
        rest = rest.slice(1);
      } else return written + rest;
    }
  });
}

function loanWordAt(hiragana: string): { readonly katakana: string; readonly length: number } | null {
  for (let length = Math.min(WORD.longest, hiragana.length); length >= WORD.shortest; length -= 1) {
    if (length === WORD.shortest && isGrammar(hiragana)) return null;
    const katakana = foldText(inOtherKana(hiragana.slice(0, length)));
    if (isKnownExpression(katakana)) return { katakana, length };
  }
  return null;
}

/** Whether the first three characters are rather grammar or a Japanese word: している has no シテイ in it, もっと is no モット. */
function isGrammar(hiragana: string): boolean {
  const rest = hiragana.slice(WORD.shortest);
  if (PARTICLE.test(hiragana) || (rest !== '' && !PARTICLE.test(rest))) return true;
  const word = hiragana.slice(0, WORD.shortest);
  return segmenter.segment(word).containing(0)?.segment === word;
}
