import { hiddenCharacters, invisibleCharacters, revealedParts } from './hidden-characters';

const codes = (text: string) => hiddenCharacters(text).map(({ codePoint }) => codePoint.toString(16));

describe('hidden characters', () => {
  it.each([
    ['a tag', 'ok\u{e0069}\u{e0067}', ['e0069', 'e0067']],
    ['a bidirectional override', 'a\u202eb', ['202e']],
    ['a zero-width space', 'a\u200bb', ['200b']],
    ['a mark of byte order inside', 'a\ufeffb', ['feff']],
    ['a variation selector without an ideograph', 'a\u{e0101}', ['e0101']],
    ['a second variation selector', '葛\u{e0100}\u{e0101}', ['e0101']],
  ])('include %s', (_name, text, expected) => expect(codes(text)).toEqual(expected));

  it.each([
    ['the mark of byte order at the start', '\ufeffa'],
    ['an ideographic variation sequence', '葛\u{e0100}城市'],
    ['an emoji of several parts', '👩‍💻❤️'],
    ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a mark of direction in Hebrew', 'שלום\u200f!'],
    ['an ideographic space', '一\u3000二'],
  ])('do not include %s', (_name, text) => expect(codes(text)).toEqual([]));

  it('stop at a bearable number', () => expect(hiddenCharacters('\u200b'.repeat(1000))).toHaveLength(20));
});

describe('invisible characters', () => {
  it('tell places, and what is part of proper writing', () => {
    expect(invisibleCharacters('一\u3000二\n葛\u{e0100}\u200b👩\u200d💻', 10)).toEqual([
      { line: 1, index: 1, codePoint: 0x3000, isHidden: false },
      { line: 2, index: 1, codePoint: 0xe0100, isHidden: false },
      { line: 2, index: 3, codePoint: 0x200b, isHidden: true },
      { line: 2, index: 6, codePoint: 0x200d, isHidden: false },
    ]);
    expect(invisibleCharacters('\u3000'.repeat(9), 4)).toHaveLength(4);
  });
});

describe('revealed parts', () => {
  const revealed = (text: string) => [...revealedParts(text)].map((part) => part.text).join('');

  it.each([
    ['ig\u200bnore', 'ig⟦U+200B ZERO WIDTH SPACE⟧nore'],
    ['می\u200cخواهم', 'می⟦U+200C ZERO WIDTH NON-JOINER⟧خواهم'],
    ['葛\u{e0100}城', '葛⟦U+E0100 VARIATION SELECTOR-17⟧城'],
    ['👩\u200d💻', '👩⟦U+200D ZERO WIDTH JOINER⟧💻'],
    ['❤\ufe0f', '❤⟦U+FE0F VARIATION SELECTOR-16⟧'],
    ['a\u{e0069}b', 'a⟦U+E0069 TAG LATIN SMALL LETTER I⟧b'],
    ['一\u3000二\u00a0三', '一⟦U+3000 IDEOGRAPHIC SPACE⟧二⟦U+00A0 NO-BREAK SPACE⟧三'],
    ['a\u2028b\u0007c', 'a⟦U+2028 LINE SEPARATOR⟧b⟦U+0007 ALERT⟧c'],
    ['a\rb\r\nc\td', 'a⟦U+000D CARRIAGE RETURN⟧b\r\nc\td'],
    ['\ufeff# A', '⟦U+FEFF ZERO WIDTH NO-BREAK SPACE⟧# A'],
  ])('print %j by name', (text, expected) => expect(revealed(text)).toBe(expected));

  it('name every character that Unicode draws as nothing, and leave all others as they are', () => {
    const points = Array.from({ length: 0x110000 }, (_, point) => point).filter(
      (point) =>
        point < 0xd800 || (point >= 0xe000 && point < 0x20000) || (point >= 0xe0000 && point < 0xe2000),
    );
    const text = points.map((point) => String.fromCodePoint(point)).join('x');
    const named = new Set(invisibleCharacters(text, Infinity).map(({ codePoint }) => codePoint));
    const isBlank = /^(?:\p{Default_Ignorable_Code_Point}|(?![ \t\n])[\p{Z}\p{Cc}])$/u;
    const differing = points.filter(
      (point) => isBlank.test(String.fromCodePoint(point)) !== named.has(point),
    );
    // Blank or invisible, though Unicode says nothing of the kind.
    expect(differing).toEqual([0x2800, 0xfff9, 0xfffa, 0xfffb]);
  });
});
