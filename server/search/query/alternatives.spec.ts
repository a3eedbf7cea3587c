import { kanjiSounding, readKanjiSounds } from '../lexicon/kanji-sounds';
import { foldText } from '../text/fold-text';
import { romajiKeys } from '../text/kana';
import { typedWord, withSpellingsOf } from './alternatives';
import { queryGroups } from './concepts';
import { useSynonyms } from '../../../test/support/synonyms';

useSynonyms(
  'ワードプレス, wordpress\n負荷試験, load test\nスクラム, scrum\n翻訳, translation\nコードレビュー, code review',
);

/** What the first group of a query matches, given the known words of the registry that are close to it. */
function matched(typed: string, ...known: readonly string[]) {
  const text = foldText(typed);
  const [group] = queryGroups(text);
  if (!group) throw new Error(`${typed} has no groups`);
  const { alternatives, correction } = withSpellingsOf(group, typedWord(text, known.map(foldText)));
  return { terms: alternatives.map(({ terms }) => terms.join('&')), correction };
}

describe('words that sound alike', () => {
  it('keeps known words with different meanings apart', () => {
    expect(matched('構成', '構成', '校正').terms).not.toContain('校正');
    expect(matched('パス', 'パス', 'パース').terms).not.toContain('パー&ース');
  });

  it('finds the word that a wrong conversion stands for', () => {
    expect(matched('校生', '校正').terms).toContain('校正');
    const { terms, correction } = matched('買示', '開始', '開示');
    expect(correction?.meant).toBe('開示');
    expect(terms).not.toContain('開始');
  });

  it('takes spellings of one word for the same', () => {
    expect(matched('サーバサイド', 'サーバサイド', 'サーバーサイド').terms).toContain(
      'サー&ーバ&バー&ーサ&サイ&イド',
    );
    expect(matched('ぎじろく', 'ぎじろく', '議事録').terms).toContain('議事&事録');
  });

  it('corrects a compound that no rule has by its voicing marks', () => {
    expect(matched('ワードブレス').correction).toMatchObject({ meant: 'ワードプレス' });
    expect(matched('ワードブレス').terms).toContain('wordpress');
    expect(matched('コードレビュー').correction).toBeNull();
  });

  it('finds a term of the vocabulary that sounds like a compound of other words', async () => {
    await readKanjiSounds();
    expect(matched('不可試験').correction).toEqual({
      typed: '不可試験',
      meant: '負荷試験',
      isSure: true,
    });
  });

  it('finds the known part of a word of kana that nobody knows', () => {
    expect(matched('スクラムマスタ').terms).toContain('scrum');
  });

  it('finds words of the dictionaries by their sound', async () => {
    await readKanjiSounds();
    expect(kanjiSounding(romajiKeys('honyaku'))).toContain('翻訳');
  });
});
