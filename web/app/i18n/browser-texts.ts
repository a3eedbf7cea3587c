import { DEFAULT_LOCALE, parseLocale } from '@kimari/common/locale';
import { untilLoaded } from '#app/api/until-loaded';
import { loadWords } from './backend.client';
import { RESOURCES_ELEMENT_ID } from './bootstrap';
import { type Namespaces, PageTexts } from './texts';

let texts: PageTexts | undefined;

/** The first page's texts as JSON: what hydration writes must be what the server wrote. */
export function writtenTexts(): string {
  return document.getElementById(RESOURCES_ELEMENT_ID)?.textContent ?? '{}';
}

/** The texts of this document. They begin with those of the first page. */
export function browserTexts(): PageTexts {
  const locale = parseLocale(document.documentElement.lang) ?? DEFAULT_LOCALE;
  texts ??= new PageTexts(locale, JSON.parse(writtenTexts()) as Namespaces, loadWords);
  return texts;
}

/** Imports a module together with its texts. The build puts it around every `import()`. */
export async function withTextsOf<Module>(
  namespaces: readonly string[],
  load: () => Promise<Module>,
): Promise<Module> {
  const [module] = await Promise.all([untilLoaded(load), browserTexts().add(namespaces)]);
  return module;
}
