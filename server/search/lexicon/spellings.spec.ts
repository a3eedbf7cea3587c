import { foldText } from '../text/fold-text';
import { romajiKeys } from '../text/kana';
import {
  soundsLike,
  soundsOf,
  spellingDistanceFrom,
  spellingKeys,
  typedKeys,
  typedSoundsOf,
} from './spellings';

const distance = (typed: string, known: string) => spellingDistanceFrom(foldText(typed))(foldText(known));
const shareKey = (typed: string, known: string) => {
  const keys = new Set(spellingKeys(foldText(known)));
  return spellingKeys(foldText(typed)).some((key) => keys.has(key));
};

describe('spellings', () => {
  it.each([
    ['さぷらいちぇーん', 'サプライチェーン', 0],
    ['ﾌﾟﾛﾝﾌﾟﾄ', 'プロンプト', 0],
    ['フイードバック', 'フィードバック', 0],
    ['サプライチェン', 'サプライチェーン', 0],
    ['ユーザー', 'ユーザ', 0],
    ['ヴァリデーション', 'バリデーション', 0],
    ['イベント・ソーシング', 'イベントソーシング', 0],
    ['サ－バー', 'サーバー', 0],
    ['データべース', 'データベース', 0],
    ['ぎじろく', '議事録', 0],
    ['議事禄', '議事録', 0],
    ['ブロンプト', 'プロンプト', 0.5],
    ['デサインシステム', 'デザインシステム', 0.5],
    ['マクロサービス', 'マイクロサービス', 1],
    ['マイクロサーヒズ', 'マイクロサービス', 0.5],
    ['ドキュンメト', 'ドキュメント', 1],
  ])('%s is %s at a distance of %d, and one finds the other', (typed, known, expected) => {
    expect(distance(typed, known)).toBe(expected);
    if (expected <= 0.5) expect(distance(known, typed)).toBe(expected);
  });

  it('takes a kana that was typed twice for half an error', () => {
    expect(distance('リリファレンス', 'リファレンス')).toBe(0.5);
    expect(distance('リリファレンス', 'プリファレンス')).toBe(1);
    expect(distance('テスストファースト', 'テストファースト')).toBe(0.5);
  });

  it.each([
    ['ズテージ', 'ステージ', 0.5],
    ['スデージ', 'ステージ', 0.5],
    ['スキマー', 'スキーマ', 0],
    ['スキーム', 'スキーマ', 1],
    ['ザーバー', 'サーバー', 0.5],
    ['ソーバー', 'サーバー', null],
    ['ゴスト', 'コスト', 0.5],
    ['テスト', 'コスト', null],
  ])('compares short words such as %s and %s with their long vowels', (typed, known, expected) => {
    expect(distance(typed, known)).toBe(expected);
    if (expected !== null) expect(shareKey(typed, known)).toBe(true);
  });

  it.each([
    ['ブロンプト', 'プロンプト'],
    ['マクロサービス', 'マイクロサービス'],
    ['議事禄', '議事録'],
    ['さぷらいちぇん', 'サプライチェーン'],
    ['ドキュメンントト', 'ドキュメントント'],
  ])('%s and %s share a key', (typed, known) => {
    expect(shareKey(typed, known)).toBe(true);
  });

  it.each([
    ['翻約', '翻訳'],
    ['認正', '認証'],
    ['設型', '設計'],
    ['状泰', '状態'],
    ['最的化', '最適化'],
    ['契役', '契約'],
  ])('%s is %s converted to a wrong kanji', (typed, known) => {
    expect(spellingDistanceFrom(typed)(known)).toBe(0);
    const keys = new Set(spellingKeys(known));
    expect(typedKeys(typed).some((key) => keys.has(key))).toBe(true);
  });

  it('guesses the sound only of what is no word', () => {
    expect(typedSoundsOf('翻訳')).toEqual(soundsOf('翻訳'));
    expect(typedSoundsOf('翻x')).toEqual([]);
    expect(typedSoundsOf('的翻約認正設型権').length).toBeLessThanOrEqual(12);
    expect(typedSoundsOf('認'.repeat(500))).toEqual([]);
  });

  it('keeps other words apart', () => {
    expect(distance('テスト', 'コスト')).not.toBe(0);
    expect(distance('デザインシステム', 'オペレーティングシステム')).toBeNull();
    expect(distance('議事録', 'プロンプト')).toBeNull();
  });

  it('reads romaji that is Japanese from end to end', () => {
    expect(romajiKeys('gijiroku').some((key) => soundsLike('議事録', key))).toBe(true);
    expect(romajiKeys('tesuto').some((key) => soundsLike('テスト', key))).toBe(true);
    expect(romajiKeys('honyaku').some((key) => soundsLike('翻訳', key))).toBe(true);
    expect(romajiKeys('saabisu').some((key) => soundsLike('サービス', key))).toBe(true);
    for (const english of ['mongdb', 'pytest', 'abc', 'x'.repeat(40)])
      expect(romajiKeys(english)).toEqual([]);
  });

  it('bounds the keys of a long word', () => {
    expect(spellingKeys('ア'.repeat(500)).length).toBeLessThanOrEqual(32);
    expect(spellingKeys('カキクケコサシスセソ'.repeat(50)).length).toBeLessThanOrEqual(32);
  });
});
