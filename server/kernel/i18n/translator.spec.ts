import { SECONDS_PER } from '@kimari/common/durations';
import { getTranslator } from './translator';

it.each([
  [30, 'Please try again in 30 seconds.', '30秒後に'],
  [300, 'Please try again in 5 minutes.', '5分後に'],
  [3599, 'Please try again in 60 minutes.', '60分後に'],
  [2_591_999, 'Please try again in 30 days.', '30日後に'],
])('says a duration of %d seconds in a readable unit', (retryAfter, en, ja) => {
  const say = (locale: 'ja' | 'en') => getTranslator(locale)('errors.request.rateLimited', { retryAfter });
  expect(say('en')).toContain(en);
  expect(say('ja')).toContain(ja);
});

it('keeps seconds where a message asks for them', () => {
  const say = (retryAfter: number) =>
    getTranslator('ja')('errors.request.rateLimited', { retryAfter, secondsUpTo: SECONDS_PER.day });
  expect(say(SECONDS_PER.day)).toContain('86400秒後に');
  expect(say(SECONDS_PER.day + 1)).toContain('25時間後に');
});
