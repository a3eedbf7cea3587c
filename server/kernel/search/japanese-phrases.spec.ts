import { foldText } from './fold-text';
import { phrasesIn } from './japanese-phrases';
import { queryGroups } from './query-groups';
import { JAPANESE_PHRASES } from './vocabulary/japanese-phrases';

const meaningsOf = (query: string) =>
  phrasesIn(foldText(query)).flatMap(({ meanings }) => meanings.map((terms) => terms.join(' ')));

describe('Japanese phrases', () => {
  it.each([
    'アプリが落ちる',
    'アプリ 落ちた',
    '😀アプリが落ちる',
    '𠮷野家のアプリが落ちる',
    '昨日からアプリは落ちる',
    'ログインできない',
    'ログインができません',
  ])('are found in any form: %s', (query) => {
    expect(meaningsOf(query)).not.toEqual([]);
  });

  it('are not found where something else comes between', () => {
    expect(meaningsOf('アプリの値段が落ちる')).not.toContain('crash');
  });

  it('are what their words mean together', () => {
    expect(meaningsOf('アプリが落ちる')).toContain('crash');
    const [app, falls] = queryGroups('アプリが落ちる').map(({ alternatives }) =>
      alternatives.map(({ terms }) => terms.join(' ')),
    );
    expect(app).toContain('crash');
    expect(falls).toContain('crash');
  });

  it('have several words, no other phrase in them, and meanings', () => {
    for (const line of JAPANESE_PHRASES.trim().split('\n')) {
      expect(line).toMatch(/^\S{3,}(?: \S{3,})* = [^\s=]+(?: [^\s=]+)*$/u);
    }
  });
});
