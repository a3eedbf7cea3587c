import { queryGroups } from './concepts';
import { Highlighter } from './highlight';

/** The text with what matched in brackets. */
function marked(query: string, text: string): string {
  return show(new Highlighter(queryGroups(query)).segments(text));
}

function show(segments: readonly { readonly text: string; readonly isMatch: boolean }[]): string {
  return segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
}

describe('highlights', () => {
  it.each([
    ['testing', 'Tests for React: how to test', '[Tests] for React: how to [test]'],
    ['nextjs', 'A Next.js app', 'A [Next.js] app'],
    ['next.js', 'nextjs-app-router', '[nextjs]-app-router'],
    ['pull request', 'Review pull requests', 'Review [pull requests]'],
    ['c++', 'C++ and C', '[C++] and C'],
    ['.net', '.NET, not example.net', '[.NET], not example.net'],
    ['c#', 'C# and F#', '[C#] and F#'],
    ['n+1', 'Avoid N+1 queries', 'Avoid [N+1] queries'],
    ['cafe', 'A CAFÉ', 'A [CAFÉ]'],
    ['サーバーコンポーネント', 'サーバーコンポーネントと境界', '[サーバーコンポーネント]と境界'],
    ['リファクタリング', 'ﾘﾌｧｸﾀﾘﾝｸﾞの手順', '[ﾘﾌｧｸﾀﾘﾝｸﾞ]の手順'],
    ['ユーザ', 'ユーザーの一覧', '[ユーザー]の一覧'],
    ['てすと', 'テストを書く', '[テスト]を書く'],
    ['コードレビュー', 'Helps with code review', 'Helps with [code review]'],
    ['react', '<b>React</b> & more', '<b>[React]</b> & more'],
    ['тест', 'Каждый тест и тесты', 'Каждый [тест] и тесты'],
    ['größe', 'Die GRÖẞE zählt', 'Die [GRÖẞE] zählt'],
    ['zebra', 'nothing of the kind', 'nothing of the kind'],
  ])('marks %s in “%s”', (query, text, expected) => {
    expect(marked(query, text)).toBe(expected);
  });

  it.each(['łódź', 'тест', 'größe', 'việt', 'ελληνικά', '코드', '手順', 'next.js'])(
    'finds what an expression means in its language: %s',
    (word) => {
      expect(Highlighter.of(word).firstMatch(`- ${word}, -`)).toBe(word);
    },
  );

  it('loses no character of a text', () => {
    const text = '👩‍💻 Ｒｅａｃｔ ㌔ ヴァイト café ﬁne';
    const segments = new Highlighter(queryGroups('react fine')).segments(text);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(segments.filter(({ isMatch }) => isMatch).map((segment) => segment.text)).toEqual([
      'Ｒｅａｃｔ',
      'ﬁne',
    ]);
  });
});

describe('the line of a text', () => {
  const line = (query: string, content: string) => {
    const found = new Highlighter(queryGroups(query)).bestLine(content);
    return found && `${found.line}: ${show(found.segments)}`;
  };

  it('is the one that matches most of the query', () => {
    const content = '# Errors\n\nLog errors.\n\n- Log errors in React components.\n';
    expect(line('react errors', content)).toBe('5: Log [errors] in [React] components.');
  });

  it('is counted with the front matter, which is not searched', () => {
    const content = '---\ndescription: about react\n---\r\nUse React here.';
    expect(line('react', content)).toBe('4: Use [React] here.');
  });

  it('is shortened around the match', () => {
    const found = line('react', `${'word '.repeat(60)}React ${'word '.repeat(60)}`);
    expect(found).toMatch(/^1: …(?:word ){8}\[React\](?: word)+…$/);
  });

  it.each([
    ['c++', '1: Modern [C++] only'],
    ['nextjs', '2: A [Next.js] app'],
    ['next.js', '2: A [Next.js] app'],
    ['n+1 queries', '3: Avoid [N+1 queries].'],
  ])('is found for %s', (query, expected) => {
    expect(line(query, 'Modern C++ only\nA Next.js app\nAvoid N+1 queries.')).toBe(expected);
  });

  it.each([
    ['- **Never** use `any` in React', 'react', 'Never use any in [React]'],
    ['## 1. [React](https://react.dev) first', 'react', '[React] first'],
    ['see [the guide](https://react.dev)', 'react', 'see [the guide](https://[react].dev)'],
    ['| **React** | 19 |', 'react', '[React] · 19'],
    ['def __init__(self): # python', 'python', 'def __init__(self): # [python]'],
    ['日本語の**テスト**を書く', 'テスト', '日本語の[テスト]を書く'],
  ])('is shown without the signs of Markdown: %s', (content, query, expected) => {
    expect(line(query, content)).toBe(`1: ${expected}`);
  });

  it('ends where a character ends, in a text without spaces', () => {
    const found = line('react', `React${'決'.repeat(150)}${'😀'.repeat(20)}`);
    expect(found).toMatch(/^1: \[React\]決+😀+…$/u);
    expect(found).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  });

  it('is missing where nothing matches', () => {
    expect(line('react', 'Vue')).toBeNull();
  });
});
