import { hiddenCharacters, invisibleCharacters } from './hidden-characters';

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
    const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';
    expect(invisibleCharacters(`一\u3000二\n${flag}葛\u{e0100}\u200b`, 10)).toEqual([
      { line: 1, index: 1, codePoint: 0x3000, isHidden: false },
      { line: 2, index: flag.length + 1, codePoint: 0xe0100, isHidden: false },
      { line: 2, index: flag.length + 3, codePoint: 0x200b, isHidden: true },
    ]);
    expect(invisibleCharacters('\u3000'.repeat(9), 4)).toHaveLength(4);
  });
});
