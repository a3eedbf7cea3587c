import type { LoadWords, Words } from './texts';

const files = import.meta.glob<Words>('./locales/*/*.json', { import: 'default' });

/** Loads the texts of later pages as chunks of the build. */
export const loadWords: LoadWords = async (locale, namespace) => {
  const load = files[`./locales/${locale}/${namespace}.json`];
  if (!load) throw new Error(`There is no file ${locale}/${namespace}`);
  return load();
};
