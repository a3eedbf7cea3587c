import { breakLines } from './break-lines';

const half = (text: string) => Array.from(text).reduce((sum, letter) => sum + (letter < '\u0250' ? 1 : 2), 0);
const lines = (text: string, width: number, max = 3, locale: 'ja' | 'en' = 'ja') =>
  breakLines(text, locale, { width, lines: max }, half);

describe('lines of a card', () => {
  it('breaks between words', () => {
    expect(lines('Keeps types honest: no casts', 13, 3, 'en')).toEqual([
      'Keeps types',
      'honest: no',
      'casts',
    ]);
  });

  it('begins no line with a mark that belongs to the line before', () => {
    const found = lines('境界、キャッシュ、エラー処理を定めます。', 10);
    expect(found.length).toBeGreaterThan(1);
    for (const line of found) expect(line).not.toMatch(/^[、。ー]/);
  });

  it('cuts what does not fit, and says so', () => {
    const found = lines('あいうえお'.repeat(50), 20, 3);
    expect(found).toHaveLength(3);
    expect(found[2]).toMatch(/…$/);
    for (const line of found) expect(half(line)).toBeLessThanOrEqual(20);
  });

  it('divides a word that is wider than a line', () => {
    expect(lines('x'.repeat(25), 10, 3, 'en')).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)]);
  });

  it('has no lines for an empty text', () => {
    expect(lines('', 10)).toEqual([]);
  });
});
