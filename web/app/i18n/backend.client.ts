import { untilLoaded } from '#app/api/until-loaded';
import type { LoadWords } from './texts';

/** Loads the texts of later pages as chunks of the build. */
export const loadWords: LoadWords = (locale, namespace) =>
  untilLoaded(async () => {
    // The list of all chunks is a chunk itself: the first page brings its texts along.
    const { localeFiles } = await import('./locale-files');
    const load = localeFiles[`./locales/${locale}/${namespace}.json`];
    if (!load) throw new Error(`There is no file ${locale}/${namespace}`);
    return load();
  });
