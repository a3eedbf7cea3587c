import { type Locale, parseLocale } from '@kimari/common/locale';

type Sources = {
  readonly flag: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The language of the operating system; slow to find out, so only asked for when nothing else decides. */
  readonly system: () => string;
};

/** The language of the program: `--lang`, KIMARI_LANG, the locale of the shell, then that of the system; else English. */
export function readerLocale({ flag, environment, system }: Sources): Locale {
  const { KIMARI_LANG, LC_ALL, LC_MESSAGES, LANG } = environment;
  const chosen = parseLocale(flag) ?? parseLocale(KIMARI_LANG);
  if (chosen) return chosen;
  const shell = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '');
  return parseLocale((shell ?? system()).replace('_', '-').split('.')[0]) ?? 'en';
}
