import { foldText } from '../text/fold-text';
import { useSynonyms } from '../../../test/support/synonyms';
import { japaneseWords, vocabularyOf } from './japanese-words';

useSynonyms(`
  ストーリーブック, storybook
  バックアップ, backup
  アルゴリズム, algorithm
  エンドポイント, endpoint
  プレゼン, presentation
  データ, data
  パイプライン, pipeline
  ユーザー, user
  ゲーム, game
  サーバー, server
  ログ, log
  疎結合, loose coupling
  冪等性, 冪等, idempotency
`);

const stems = (text: string) => japaneseWords(foldText(text)).map(({ stem }) => stem);

describe('japaneseWords', () => {
  it.each([
    ['議事録をまとめてくれる', ['議事録']],
    ['見やすい地図を作りたい', ['見', '地図', '作']],
    ['データパイプライン', ['データ', 'パイプライン']],
    ['書き方を直したい', ['書き方', '直']],
    ['ログニ', ['ログ']],
    ['プレゼン資料', ['プレゼン', '資料']],
    ['手伝ってほしい', ['手伝']],
    ['問い合わせの件', ['問い合', '件']],
    ['埋め込みベクトル', ['埋め込', 'ベクトル']],
    ['取り込まれた値', ['取り込', '値']],
    ['買い物かご', ['買い物']],
    ['速い車', ['速', '車']],
    ['データを集め整理する', ['データ', '集', '整理']],
    ['疎結合', ['疎結合']],
    ['冪等性と的確な会議等', ['冪等性', '的確', '会議']],
    ['ユーザーデータ', ['ユーザ', 'データ']],
    ['ストーリーブック', ['ストーリーブツク']],
    ['バックアップ', ['バツクアツプ']],
    ['アルゴリズム', ['アルゴリズム']],
    ['エンドポイント', ['エンドポイント']],
    ['ゲームサーバー', ['ゲーム', 'サーバ']],
    ['한국어코드', ['한국어코드']],
    ['ください', []],
  ])('reads %s as %j', (text, expected) => {
    expect(stems(text)).toEqual(expected);
  });

  it('tells nouns and verbs apart', () => {
    const [used, code] = japaneseWords('使われていないコード');
    expect(used).toMatchObject({ stem: '使', inflected: '使わ' });
    expect(code).toMatchObject({ stem: 'コード', inflected: null });
  });

  it('takes two verbs for one word, and for a noun where nothing else follows', () => {
    const [noun, next] = japaneseWords('受け入れテスト');
    expect(noun).toMatchObject({ stem: '受け入', inflected: null, end: next?.start });
    expect(japaneseWords('取り込まれた')[0]).toMatchObject({ stem: '取り込', inflected: '取り込ま' });
    expect(vocabularyOf('取り込みの値', japaneseWords('取り込みの値'))).toEqual([]);
  });

  it('lists compounds and their parts', () => {
    const run = foldText('依存関係とデータパイプライン');
    expect(vocabularyOf(run, japaneseWords(run))).toEqual(
      expect.arrayContaining(['依存関係', 'データパイプライン', 'データ', 'パイプライン']),
    );
  });
});
