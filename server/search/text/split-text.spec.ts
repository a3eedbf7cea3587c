import { bigrams, splitText } from './split-text';

const texts = (text: string) => splitText(text).map((piece) => piece.text);

describe('splitText', () => {
  it.each([
    ['ＴｙｐｅＳｃｒｉｐｔ', ['typescript']],
    ['ﾃｽﾄ駆動', ['テスト駆動']],
    ['Réact déjà', ['react', 'deja']],
    ['zero\u200Bwidth', ['zerowidth']],
    ['React テスト', ['react', 'テスト']],
    ['PRをreviewする', ['pr', 'を', 'review', 'する']],
    ['C++, C# and .NET', ['cpp', 'csharp', 'and', 'dotnet']],
    ['サーバー', ['サーバ']],
    ['한국어 코드', ['한국어', '코드']],
    ['', []],
    ['!!! ---', []],
  ])('reads %j as %j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('marks words that are attached to the previous one', () => {
    expect(splitText('next.js app').map((piece) => piece.attached)).toEqual([false, true, false]);
  });

  it('skips words that are too long', () => {
    expect(texts(`before ${'a1'.repeat(30)} after`)).toEqual(['before', 'after']);
  });
});

describe('bigrams', () => {
  it('pairs neighbouring characters and keeps a single one', () => {
    expect(bigrams('テスト')).toEqual(['テス', 'スト']);
    expect(bigrams('型')).toEqual(['型']);
  });

  it('never splits a surrogate pair', () => {
    expect(bigrams('𠮷野家')).toEqual(['𠮷野', '野家']);
  });
});
