import { loadTexts } from './translate';

it.each([
  ['en', 'Try again in 30 days.'],
  ['ja', '30 日後にもう一度お試しください。'],
] as const)('says durations in a readable unit (%s)', async (locale, text) => {
  expect((await loadTexts(locale))('hint.retry_after', { seconds: 2_591_999 })).toBe(text);
});
