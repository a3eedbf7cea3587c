import type { BackendModule, ResourceKey } from 'i18next';

const files = import.meta.glob<ResourceKey>('./locales/*/*.json', { import: 'default' });

/** Loads the texts of later pages as chunks of the build. */
export const chunkBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, callback) {
    const load = files[`./locales/${language}/${namespace}.json`];
    if (!load) {
      callback(new Error(`There are no texts ${language}/${namespace}`), null);
      return;
    }
    load().then(
      (words) => callback(null, words),
      (error: unknown) => callback(error instanceof Error ? error : String(error), null),
    );
  },
};
