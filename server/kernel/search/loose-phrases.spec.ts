import { loosePhrasesIn, phraseKey } from './loose-phrases';
import { queryGroups } from './query-groups';
import { ENGLISH_WORD_SETS } from './vocabulary/english-word-sets';
import { JAPANESE_WORD_SETS } from './vocabulary/japanese-word-sets';

/** What a query is understood to be about as a phrase. */
const meaningsOf = (query: string) => [
  ...new Set(
    queryGroups(query).flatMap(({ alternatives }) => alternatives.map(({ terms }) => terms.join(' '))),
  ),
];
const among = (...words: readonly string[]) =>
  loosePhrasesIn(words.map((word) => phraseKey(word))).flatMap(({ meanings }) =>
    meanings.map((terms) => terms.join(' ')),
  );

describe('phrases whose words stand apart', () => {
  it.each(['let users log in with google', 'google account for the log in', 'log in by a google account'])(
    'are found in any order: %s',
    (query) => {
      expect(meaningsOf(query)).toContain('oauth');
    },
  );

  it('are not found where a word is missing or far away', () => {
    expect(meaningsOf('google account')).not.toContain('oauth');
    expect(among('log', 'google')).toContain('oauth');
    expect(among('log', 'one', 'two', 'three', 'google')).toContain('oauth');
    expect(among('log', 'one', 'two', 'three', 'four', 'google')).not.toContain('oauth');
  });

  it.each(['列を追加してもサービスを無停止にしたい', '無停止でテーブルに列を追加'])(
    'are found between particles and endings: %s',
    (query) => {
      expect(meaningsOf(query)).toContain('zero downtim');
    },
  );

  it('heed negations', () => {
    expect(meaningsOf('テーブルを変更してもサービスを止めない')).toContain('zero downtim');
    expect(meaningsOf('テーブルを変更してサービスを止める')).not.toContain('zero downtim');
  });

  it('are also what somebody wants to prevent', () => {
    expect(meaningsOf('通信を誰にも盗み見されない')).toContain('encrypt');
    expect(meaningsOf('通信内容を盗み見られないようにする')).toContain('encrypt');
  });

  it('are few, those of the most words first', () => {
    const words = Array.from(
      { length: 400 },
      (_, index) => ['log', 'google', 'slow', 'page', 'users'][index % 5] ?? '',
    );
    const found = loosePhrasesIn(words.map((word) => phraseKey(word)));
    expect(found).toHaveLength(12);
    const lengths = found.map(({ positions }) => positions.length);
    expect(lengths).toEqual(lengths.toSorted((left, right) => right - left));
  });

  it('have two words or more and meanings', () => {
    for (const entry of [ENGLISH_WORD_SETS, JAPANESE_WORD_SETS].join(';').trim().split(';'))
      expect(entry.trim()).toMatch(/^\S+[_＋]\S+(?: \S+[_＋]\S+)* = [^\s=]+(?: [^\s=]+)*$/u);
  });
});
