import { LOCALES } from '../locale';
import type { FindingCode } from './finding';
import { describeFinding } from './messages';

it.each(LOCALES)('describes a finding of a newer release, in %s', (locale) => {
  const { message, advice } = describeFinding({ code: 'injection.newer' as FindingCode, params: {} }, locale);
  expect(message).toContain('injection.newer');
  expect(advice).not.toBe('');
});
