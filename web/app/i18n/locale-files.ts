import type { Words } from './texts';

/** Loads each file of texts. */
export const localeFiles = import.meta.glob<Words>('./locales/*/*.json', { import: 'default' });
