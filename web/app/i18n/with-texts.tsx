import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReactNode } from 'react';
import type { Locale } from '@kimari/common/locale';
import { type Namespaces, PageTexts } from './texts';
import { TextsProvider } from './texts-context';

function readLanguage(locale: Locale): Namespaces {
  const folder = join(__dirname, 'locales', locale);
  const entries = readdirSync(folder).map((file) => {
    const words: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return [basename(file, '.json'), words] as const;
  });
  return Object.fromEntries(entries) as Namespaces;
}

/** For specs: provides the real texts to its children, in Japanese by default. */
export function WithTexts({
  locale = 'ja',
  children,
}: {
  readonly locale?: Locale;
  readonly children: ReactNode;
}) {
  return <TextsProvider value={new PageTexts(locale, readLanguage(locale))}>{children}</TextsProvider>;
}
