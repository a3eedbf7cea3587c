import { getTranslator } from './translator';

it.each([
  [30, 'Please try again in 30 seconds.', '30秒後に'],
  [300, 'Please try again in 300 seconds.', '300秒後に'],
  [3599, 'Please try again in 60 minutes.', '60分後に'],
  [2_591_999, 'Please try again in 30 days.', '30日後に'],
])('says a duration of %d seconds in a readable unit', (retryAfter, en, ja) => {
  const say = (locale: 'ja' | 'en') => getTranslator(locale)('errors.request.rateLimited', { retryAfter });
  expect(say('en')).toContain(en);
  expect(say('ja')).toContain(ja);
});
