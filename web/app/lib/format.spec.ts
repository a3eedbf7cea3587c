import {
  formatAge,
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatMonth,
  formatRelative,
  formatTime,
} from './format';

const NOW = 1_800_000_000;
const DAY = 86_400;

describe('relative times', () => {
  it.each([
    [0, 'たった今', 'now'],
    [59 * 60, '59分前', '59 minutes ago'],
    [6 * 3600, '6時間前', '6 hours ago'],
    [DAY, '昨日', 'yesterday'],
    [3 * DAY, '3日前', '3 days ago'],
    [15 * DAY, '2週間前', '2 weeks ago'],
    [70 * DAY, '2か月前', '2 months ago'],
    [800 * DAY, '2年前', '2 years ago'],
  ])('%d seconds ago', (elapsed, ja, en) => {
    expect(formatRelative(NOW - elapsed, NOW, 'ja')).toBe(ja);
    expect(formatRelative(NOW - elapsed, NOW, 'en')).toBe(en);
  });

  it.each([
    [0, 'たった今', 'now'],
    [59 * 60, '59分前', '59min ago'],
    [6 * 3600, '6時間前', '6h ago'],
    [DAY, '昨日', 'yesterday'],
    [3 * DAY, '3日前', '3d ago'],
    [8 * DAY, '先週', '1w ago'],
    [70 * DAY, '2か月前', '2mo ago'],
    [800 * DAY, '2年前', '2y ago'],
  ])('%d seconds ago, in a column', (elapsed, ja, en) => {
    expect(formatAge(NOW - elapsed, NOW, 'ja')).toBe(ja);
    expect(formatAge(NOW - elapsed, NOW, 'en')).toBe(en);
  });

  it('are never in the future, even when the clocks differ', () => {
    expect(formatRelative(NOW + 30, NOW, 'en')).toBe('now');
  });

  it('give the same date wherever the page is rendered', () => {
    const lateEvening = Date.UTC(2025, 10, 1, 20) / 1000;
    expect(formatDate(lateEvening, 'ja', 'Asia/Tokyo')).toBe('2025年11月2日');
    expect(formatDate(lateEvening, 'en', 'Asia/Tokyo')).toBe('Nov 2, 2025');
    expect(formatDate(lateEvening, 'en', 'America/New_York')).toBe('Nov 1, 2025');
    expect(formatDateTime(lateEvening, 'ja', 'Asia/Tokyo')).toBe('2025年11月2日 5:00');
  });

  it('give the time of a day with two digits', () => {
    expect(formatTime(Date.UTC(2025, 10, 1, 20, 5) / 1000, 'Asia/Tokyo')).toBe('05:05');
  });

  it('name a month', () => {
    expect(formatMonth('2026-01', 'ja')).toBe('2026年1月');
    expect(formatMonth('2026-01', 'en')).toBe('Jan 2026');
  });
});

describe('numbers', () => {
  it('are grouped by thousands', () => expect(formatCount(1284)).toBe('1,284'));
  it('of bytes switch to kilobytes', () => {
    expect(formatBytes(1023)).toBe('1023 B');
    expect(formatBytes(12_700)).toBe('12.4 KB');
  });
});
