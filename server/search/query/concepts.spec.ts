import { useSynonyms } from '../../../test/support/synonyms';
import { queryGroups, readQuery } from './concepts';

useSynonyms(`
  テスト, test, testing
  セキュリティ, security
  マイクロサービス, microservices
  専門家, expert
  コード, code
  レビュー, review
  コードレビュー, code review
  受け入れテスト, acceptance test
  組み込み, 組込, embedded
  取り込み => import, ingestion
  メモ化, memoization
  サプライチェーン, supply chain
  レスポンシブ, responsive
  ネストJS, nestjs
  infrastructure, infra
  infrastructure as code, iac
  localization => internationalization
  コンテナ, container
  遅い => slow
`);

const alternativesOf = (query: string) =>
  queryGroups(query).map((group) => group.alternatives.map((alternative) => alternative.terms.join('&')));

describe('queryGroups', () => {
  it('makes one group per word, stemmed and without stop words', () => {
    expect(queryGroups('testing of the components').map((group) => group.word)).toEqual([
      'testing',
      'components',
    ]);
    expect(alternativesOf('testing')[0]).toContain('test');
  });

  it('weighs praise less than what is praised', () => {
    expect(queryGroups('better error messages').map(({ importance }) => importance)).toEqual([0.2, 1, 1]);
    expect(queryGroups('better').map(({ importance }) => importance)).toEqual([1]);
  });

  it('weighs what is done with anything less than the thing, unless it is negated', () => {
    const last = (query: string) => queryGroups(query).at(-1)?.importance;
    expect(last('エラー処理を書く')).toBe(0.2);
  });

  it.each([
    ['テスト用', ['テスト']],
    ['コンテナ化したい', ['コンテナ']],
    ['React 性能', ['react', '性能']],
    ['ユーザー名', ['ユーザ', '名']],
    ['化', ['化']],
  ])('leaves out what only makes a kind of word of the one before: %s', (query, expected) => {
    expect(queryGroups(query).map(({ text }) => text)).toEqual(expected);
  });

  it('knows a word by its suffix', () => {
    expect(alternativesOf('メモ化')[0]).toContain('memoiz');
  });

  it('leaves out what is left of contractions', () => {
    expect(queryGroups("don't use emojis, I'm tired").map(({ text }) => text)).toEqual(['emojis', 'tired']);
  });

  it('knows products that are written in katakana and letters', () => {
    for (const terms of alternativesOf('ネストJS')) expect(terms).toContain('nestj');
  });

  it('keeps stop words when the query has no other words', () => {
    expect(queryGroups('the').map((group) => group.word)).toEqual(['the']);
  });

  it('treats the last word as a prefix unless something follows it', () => {
    expect(queryGroups('react tes').map((group) => group.isPrefix)).toEqual([false, true]);
    expect(queryGroups('react tes ').map((group) => group.isPrefix)).toEqual([false, false]);
  });

  it('translates Japanese words to English and vice versa', () => {
    expect(alternativesOf('テスト')[0]).toEqual(expect.arrayContaining(['=テスト', 'test']));
    expect(alternativesOf('security')[0]).toContain('セキ&キユ&ユリ&リテ&テイ');
  });

  it('splits Japanese at known words and drops particles', () => {
    const groups = alternativesOf('SEO対策の専門家');
    expect(groups).toHaveLength(3);
    expect(groups[1]).toContain('対策');
    expect(groups[2]).toEqual(expect.arrayContaining(['専門&門家', 'expert']));
  });

  it('matches a compound as a whole and by its parts', () => {
    const groups = alternativesOf('コードレビュー');
    expect(groups).toHaveLength(2);
    for (const group of groups) expect(group).toContain('code&review');
  });

  it('looks up two verbs that are one word, as they are written in any way', () => {
    expect(alternativesOf('受け入れテスト')[0]).toContain('accept&test');
    expect(alternativesOf('組み込み')[0]).toEqual(expect.arrayContaining(['組み&み込', '組込', 'embed']));
    expect(alternativesOf('読み書き')[0]).not.toContain('読書');
  });

  it('translates a word of several meanings without taking those for one another', () => {
    expect(alternativesOf('取り込み')[0]).toEqual(expect.arrayContaining(['import', 'ingest']));
    expect(alternativesOf('import')[0]).not.toContain('ingest');
  });

  it.each(['アクセシビリティ対応', 'セキュリティ対策'])(
    'takes the end of %s for the way of asking',
    (query) => {
      const [subject, way] = queryGroups(query);
      expect([subject?.importance, way?.importance]).toEqual([1, 0.2]);
    },
  );

  it('translates with the stems that documents have', () => {
    const [word] = queryGroups('レスポンシブ');
    const terms = word?.alternatives.flatMap((alternative) => alternative.terms);
    expect(terms).toContain('responsiv');
    expect(terms).not.toContain('respons');
  });

  it('gives little weight to the way of asking', () => {
    const [test, , way] = queryGroups('テストを速くする方法');
    expect(way?.text).toBe('方法');
    expect(way?.importance).toBeLessThan((test?.importance ?? 0) / 2);
    expect(queryGroups("the devil's advocate").map(({ text }) => text)).toEqual(['devil', 'advocate']);
  });

  it('matches a single Japanese character', () => {
    expect(alternativesOf('型')[0]).toContain('型');
    expect(alternativesOf('の')[0]).toEqual(['の']);
  });

  it('joins neighbouring words', () => {
    expect(alternativesOf('spring boot').every((group) => group.includes('springboot'))).toBe(true);
  });

  it('reads an owner and a path', () => {
    expect(alternativesOf('@Some-One')).toEqual([['@some-one']]);
    expect(alternativesOf('@some-one/my-rule')[0]).toEqual(['@some-one']);
    expect(alternativesOf('ci/cd')[0]).toEqual(expect.arrayContaining(['@ci', 'ci']));
  });

  it.each([
    ['subagent for code review', 'ccsubagents', ['code', 'review']],
    ['an agent that writes tests', 'ccsubagents', ['writes', 'tests']],
    ['commit message rules', 'rule', ['commit', 'message']],
    ['議事録をまとめてくれるサブエージェント', 'ccsubagents', ['議事録']],
    ['React のルール', 'rule', ['react']],
    ['multi agent orchestration', null, ['multi', 'agent', 'orchestration']],
    ['subagent', null, ['subagent']],
  ])('reads the kind of thing from %j', (query, kind, texts) => {
    const read = readQuery(query);
    expect(read.kind).toBe(kind);
    expect(read.groups.map(({ text }) => text)).toEqual(texts);
  });

  it('keeps what carries meaning in a Japanese phrase and gives verbs less importance', () => {
    const groups = queryGroups('契約書の危ない条項を指摘してほしい');
    expect(groups.map(({ text }) => text)).toEqual(['契約書', '危', '条項', '指摘']);
    expect(groups.map(({ importance }) => importance >= 1)).toEqual([true, false, true, false]);
  });

  it('reads hiragana as katakana', () => {
    expect(alternativesOf('さぷらいちぇーん')[0]).toContain('suppli&chain');
  });

  it('knows what leads one way, and not the other', () => {
    expect(alternativesOf('localization')[0]).toContain('international');
    expect(alternativesOf('internationalization')[0]).not.toContain('localiz');
  });

  it('replaces a word of an expression by its alias', () => {
    expect(alternativesOf('infra as code')[0]).toContain('iac');
  });

  it('gives less importance to words that describe every rule', () => {
    const importance = queryGroups('claude subagent for debugging tests').map((group) => group.importance);
    expect(importance[0]).toBeLessThan(1);
    expect(importance[2]).toBe(1);
  });

  it('takes a word that is said again for one concept, unless it belongs to another compound', () => {
    const texts = (query: string) => queryGroups(query).map(({ text }) => text);
    expect(texts('管理'.repeat(90))).toEqual(['管理']);
    expect(texts('相対パスではなく絶対パス').filter((text) => text === 'パス')).toHaveLength(2);
    const words = Array.from({ length: 60 }, (_, index) => `w${index}`);
    expect(texts(words.join(' '))).toHaveLength(32);
  });

  it.each(['', '   ', '!?', '\u200B'])('finds no groups in %j', (query) => {
    expect(queryGroups(query)).toEqual([]);
  });
});
