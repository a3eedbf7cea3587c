import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Locale } from '@kimari/common/locale';
import { PageTexts, type Translate, type Words } from '../../web/app/i18n/texts';

const FOLDER = resolve(__dirname, '../../web/app/i18n/locales');

/** The texts of the pages, for code that the build gives them to (`i18n/resources.server.ts`). */
export function translator(locale: Locale): Translate {
  const folder = join(FOLDER, locale);
  const namespaces = readdirSync(folder).map((file) => {
    const words = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Words;
    return [basename(file, '.json'), words] as const;
  });
  return new PageTexts(locale, Object.fromEntries(namespaces)).translator();
}
