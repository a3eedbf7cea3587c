import { foldText } from './fold-text';
import { LoanWords } from './loan-words';

const ENGLISH = [
  'laravel',
  'django',
  'going',
  'prometheus',
  'promises',
  'kubernetes',
  'zustand',
  'sustained',
];

const meant = async (katakana: string) => (await LoanWords.of(ENGLISH)).meant(foldText(katakana));

describe('words of katakana that no dictionary has', () => {
  it.each([
    ['ララベル', 'laravel'],
    ['ジャンゴ', 'django'],
    ['プロメテウス', 'prometheus'],
    ['クーベネティス', 'kubernetes'],
    ['ズスタンド', 'zustand'],
  ])('are read by their sound: %s is %s', async (katakana, english) => {
    expect((await meant(katakana))[0]).toBe(english);
  });

  it.each([['カラオケ'], ['イラスト'], ['リファクリング'], ['ア'], ['ーー']])(
    'mean nothing when they sound like no word: %s',
    async (katakana) => {
      expect(await meant(katakana)).toEqual([]);
    },
  );

  it('are few, however many words sound alike', async () => {
    const alike = await LoanWords.of(Array.from({ length: 50 }, () => 'laravel'));
    expect(alike.meant('ララベル')).toHaveLength(3);
  });

  it('are compared with the most common of very many words with the same consonants', async () => {
    const others = Array.from({ length: 40 }, () => 'liriovalo');
    expect((await LoanWords.of([...others.slice(1), 'laravel'])).meant('ララベル')).toEqual(['laravel']);
    expect((await LoanWords.of([...others, 'laravel'])).meant('ララベル')).toEqual([]);
  });
});
