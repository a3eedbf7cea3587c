import { durationText } from '@kimari/common/duration-text';
import type { Locale } from '@kimari/common/locale';
import { clean } from './clean';
import type en from './en.json';
import type ja from './ja.json';

type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

export type TextKey = WithoutPlural<keyof typeof en & keyof typeof ja>;
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate = (key: TextKey, values?: TextValues) => string;

type Texts = Readonly<Record<string, string>>;

const TEXTS: Readonly<Record<Locale, () => Promise<{ readonly default: Texts }>>> = {
  en: () => import('./en.json'),
  ja: () => import('./ja.json'),
};

/** `{name}`, or `{name, duration}` for seconds that are said in a readable unit. */
const PLACEHOLDER = /\{(\w+)(, duration)?\}/g;

/** Loads the texts of one language. Values are cleaned: they may come from a registry or a file. */
export async function loadTexts(locale: Locale): Promise<Translate> {
  const { default: texts } = await TEXTS[locale]();
  return (key, values = {}) => {
    const plural = values.count === 1 && `${key}_one` in texts ? `${key}_one` : `${key}_other`;
    const text = texts[key] ?? texts[plural] ?? key;
    return text.replace(PLACEHOLDER, (whole, name: string, duration?: string) => {
      const value = values[name];
      if (duration !== undefined && typeof value === 'number')
        return durationText(value, locale, { gap: ' ' });
      return value === undefined ? whole : clean(String(value));
    });
  };
}
