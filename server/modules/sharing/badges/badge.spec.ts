import { drawBadge, shortNumber } from './badge';

describe('a badge', () => {
  it('has the size that its texts need', () => {
    expect(drawBadge({ label: 'ルール', value: 'v2.3.0', tone: 'plain' })).toContain(
      'width="130" height="24"',
    );
    expect(drawBadge({ label: 'rule', value: 'not found', tone: 'absent' })).toContain('width="143"');
  });

  it('escapes what it says', () => {
    const svg = drawBadge({ label: 'rule', value: '<script>"', tone: 'plain' });
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('&lt;script&gt;&quot;');
  });

  it.each([
    [1284, 10_000, 'en', '1,284'],
    [9400, 1_000, 'en', '9.4k'],
    [9400, 1_000, 'ja', '9,400'],
    [12_345, 10_000, 'ja', '1.2万'],
  ] as const)('says %d, exact below %d, in %s as %s', (count, exactBelow, locale, text) => {
    expect(shortNumber(count, exactBelow, locale)).toBe(text);
  });
});
