import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ResourceLanguage } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '@kimari/common/locale';
import { createI18n } from './instance';

function readLanguage(locale: Locale): ResourceLanguage {
  const folder = join(__dirname, 'locales', locale);
  const entries = readdirSync(folder).map((file) => {
    const words: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return [basename(file, '.json'), words] as const;
  });
  return Object.fromEntries(entries) as ResourceLanguage;
}

/** For specs: provides the real texts to its children, in Japanese by default. */
export function WithTexts({
  locale = 'ja',
  children,
}: {
  readonly locale?: Locale;
  readonly children: ReactNode;
}) {
  const i18n = createI18n({ locale, resources: { [locale]: readLanguage(locale) } });
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
