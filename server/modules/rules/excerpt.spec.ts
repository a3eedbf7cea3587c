import { excerptOf } from './excerpt';

describe('excerptOf', () => {
  it('takes the first five non-blank lines, without front matter', () => {
    const content = '---\na: 1\n---\n\n# Title  \r\n\r\none\n   \ntwo\rthree\n\n\nfour\nfive\n';
    expect(excerptOf(content)).toBe('# Title\none\ntwo\nthree\nfour');
  });

  it('is empty for a text with nothing but front matter', () => {
    expect(excerptOf('---\na: 1\n---\n')).toBe('');
  });

  it('has at most 400 characters and never splits a surrogate pair', () => {
    expect(excerptOf('x'.repeat(1000))).toHaveLength(400);
    expect(excerptOf(`${'x'.repeat(399)}😀`)).toBe('x'.repeat(399));
    expect(excerptOf(`${'x'.repeat(398)}😀`)).toBe(`${'x'.repeat(398)}😀`);
    // Long texts are cut once before the lines are split.
    expect(
      (excerptOf(`${'x\n\n'.repeat(533)}😀😀`) as string & { isWellFormed(): boolean }).isWellFormed(),
    ).toBe(true);
  });
});
