import { durationText } from './duration-text';

it.each([
  [1, '1 second', '1秒'],
  [29.2, '30 seconds', '30秒'],
  [90, '90 seconds', '90秒'],
  [91, '2 minutes', '2分'],
  [3599, '60 minutes', '60分'],
  [5401, '2 hours', '2時間'],
  [36 * 3600, '36 hours', '36時間'],
  [36 * 3600 + 1, '2 days', '2日'],
  [2_591_999, '30 days', '30日'],
])('says %d seconds in a readable unit, rounded up', (seconds, en, ja) => {
  expect([durationText(seconds, 'en'), durationText(seconds, 'ja')]).toEqual([en, ja]);
});

it('leaves a gap before the unit where the text around it has gaps', () => {
  const texts = (['ja', 'en'] as const).map((locale) => durationText(7, locale, { gap: ' ' }));
  expect(texts).toEqual(['7 秒', '7 seconds']);
});

it.each([
  [300, '300 seconds'],
  [301, '6 minutes'],
])('says %d seconds in seconds for as long as asked', (seconds, text) => {
  expect(durationText(seconds, 'en', { secondsUpTo: 300 })).toBe(text);
});
