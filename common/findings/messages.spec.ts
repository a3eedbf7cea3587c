import { LOCALES } from '../locale';
import { FINDING_CODES, type FindingCode } from './finding';
import { describeFinding, describeUnquoted } from './messages';

it.each(LOCALES)('describes a finding of a newer release, in %s', (locale) => {
  const { message, advice } = describeFinding({ code: 'injection.newer' as FindingCode, params: {} }, locale);
  expect(message).toContain('injection.newer');
  expect(advice).not.toBe('');
});

it.each(LOCALES)('quotes nothing that a stranger wrote where that is asked, in %s', (locale) => {
  const ours = { codePoint: 'U+200B', count: 3, kind: 'GitHub' };
  const quoted = { host: 'evil.example', path: 'evil.example', word: 'evil.example' };
  for (const code of Object.keys(FINDING_CODES) as FindingCode[]) {
    const finding = { code, params: { ...ours, ...quoted } };
    const unquoted = describeUnquoted(finding, locale);
    expect(unquoted).not.toMatch(/evil|[{}]/);
    expect(describeFinding(finding, locale).message).toContain(unquoted);
  }
});
