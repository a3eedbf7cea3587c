import { useSearchIndex } from '../../support/search-index';

describe('searching rules by words that are spelt otherwise', () => {
  const { index, aRule, answer, found } = useSearchIndex();

  beforeEach(async () => {
    await aRule({ name: 'chain', description: 'サプライチェーンのリスクを調べる' });
    await aRule({ name: 'minutes', description: '会議の議事録を整える' });
    await aRule({ name: 'micro', description: 'マイクロサービスの設計' });
    await aRule({ name: 'quantum', description: 'quantum computing' });
    await aRule({ name: 'laravel', description: 'Controllers and models' });
    await aRule({ name: 'safety', description: 'セキュリティの診断' });
    await aRule({ name: 'inbox', description: '顧客の問い合わせに答える' });
    await aRule({ name: 'import', description: 'ファイルを取り込む' });
    await aRule({ name: 'lessons', description: '障害のあとの振り返り' });
    await aRule({ name: 'scrum', description: 'Facilitates retrospectives' });
    await aRule({ name: 'merge', description: '込み入った話を合わせて問う' });
    await aRule({ name: 'other', description: 'サービスの料金と、プライスの記録' });
  });

  it.each([
    ['さぷらいちぇーん', 'chain'],
    ['サプライチェン', 'chain'],
    ['サプライチェ一ン', 'chain'],
    ['ｻﾌﾟﾗｲﾁｪｰﾝ', 'chain'],
    ['サプライ・チエーン', 'chain'],
    ['ぎじろく', 'minutes'],
    ['gijiroku', 'minutes'],
    ['議事禄', 'minutes'],
    ['マクロサービス', 'micro'],
    ['マイグロサービス', 'micro'],
    ['マイクロ サービス', 'micro'],
    ['quantumcomputing', 'quantum'],
    ['ララベル', 'laravel'],
    ['ららべる', 'laravel'],
    ['せきゅりてい診断', 'safety'],
    ['sekyuriti', 'safety'],
    ['sekyuritii', 'safety'],
    ['せきゅr', 'safety'],
    ['サプライチェーn', 'chain'],
    ['問い合せ', 'inbox'],
    ['問合せ', 'inbox'],
    ['といあわせ', 'inbox'],
    ['取り込み', 'import'],
  ])('finds what %s means', async (query, name) => {
    expect((await found(query))[0]).toBe(name);
  });

  it.each(['ほんやく', 'せいのう', 'クーベネティス', 'アクセシビリテー'])(
    'finds nothing for %s where no rule has what it means',
    async (query) => {
      await index.refreshStatistics();
      const { keys, reading } = await answer(query);
      expect({ keys, corrected: reading?.correctedQuery }).toEqual({ keys: [], corrected: null });
    },
  );

  it.each([
    ['キーワードマッピンク', 'キーワードマッピング'],
    ['キワドマッピング', 'キーワードマッピング'],
    ['えっじけーす', 'エッジケース'],
    ['規正表現', '正規表現'],
    ['依損関係', '依存関係'],
    ['ザーバー', 'サーバー'],
    ['スデージング', 'ステージング'],
    ['databsae', 'database'],
  ])('finds with %s first what %s finds first', async (typed, meant) => {
    await aRule({ name: 'mapping', description: 'キーワードマッピングとエッジケース' });
    await aRule({ name: 'keywords', description: 'マッピングするキーワード、エッジにあるケース' });
    await aRule({ name: 'patterns', description: '正規表現、正規の形で表現する' });
    await aRule({ name: 'dependencies', description: '依存関係と、関係の依存' });
    await aRule({ name: 'staging', description: 'ステージングのサーバー' });
    await aRule({ name: 'data', description: 'database design' });
    await aRule({ name: 'databases', description: 'データベース' });
    await index.refreshStatistics();
    const ids = await found(meant);
    expect(ids).not.toEqual([]);
    expect((await found(typed))[0]).toBe(ids[0]);
  });

  it('takes no word of the dictionaries for a close one', async () => {
    await aRule({ name: 'clean', description: 'クリーンな実装' });
    expect((await answer('グリーン')).reading?.correctedQuery ?? null).toBeNull();
  });

  it('does not correct known words before a word for the kind of thing', async () => {
    await aRule({ name: 'designer', description: 'デザイナーエージェントがデザインを作る' });
    await aRule({ name: 'design', description: 'デザインの原則' });
    const { keys, reading } = await answer('デザインエージェント');
    expect(reading?.correctedQuery ?? null).toBeNull();
    expect(keys).toHaveLength(2);
  });

  it('does not take a short word for a part of a longer one', async () => {
    await aRule({ name: 'programs', description: 'プログラムとブログ' });
    await aRule({ name: 'logs', description: 'ログの残し方' });
    expect((await found('ログ'))[0]).toBe('logs');
  });
});
