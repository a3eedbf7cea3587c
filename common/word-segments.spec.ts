import { wordSegments } from './word-segments';

const UNITS = [
  '日本語の文字が続きます',
  'テストを書く',
  'word and ',
  '龘',
  '😀',
  '🇯🇵',
  'あ',
  'か\u3099',
  'e\u0301 ',
  '、\n',
];
const whole = (text: string) =>
  Array.from(new Intl.Segmenter('ja', { granularity: 'word' }).segment(text), ({ segment, index }) => ({
    segment,
    index,
  }));

describe('the words of a text', () => {
  it.each(UNITS)('are those of the segmenter, also of a long text: %j', (unit) => {
    const text = `${unit.repeat(Math.ceil(3000 / unit.length))}end`;
    expect([...wordSegments(text)]).toEqual(whole(text));
  });

  it('are cut where they are longer than any word', () => {
    const text = `${'a'.repeat(3000)} b`;
    const segments = [...wordSegments(text)];
    expect(segments.map(({ segment }) => segment).join('')).toBe(text);
    expect(segments.every(({ segment, index }) => text.startsWith(segment, index))).toBe(true);
    expect(segments.length).toBeLessThan(20);
  });

  it('give the segmenter little at once, since it copies that for every word', () => {
    const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
    expect([...wordSegments('日本語の文字'.repeat(30_000))].length).toBeGreaterThan(10_000);
    expect(Math.max(...segment.mock.calls.map(([part]) => part.length))).toBeLessThanOrEqual(1024);
    expect(segment.mock.calls.length).toBeLessThan(1000);
  });
});
