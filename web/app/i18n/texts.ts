import type { Locale } from '@kimari/common/locale';

/** The texts of one namespace, as its file groups them. */
export type Words = { readonly [name: string]: string | Words };
/** The texts of several namespaces in one language. */
export type Namespaces = Readonly<Record<string, Words>>;
export type LoadWords = (locale: Locale, namespace: string) => Promise<Words>;

export type TextValues = Readonly<Record<string, string | number>>;
/**
 * Returns the text with a key, or `namespace:key`, and values in place of its `{{placeholders}}`. `count` chooses among
 * plural forms. A key without a text stands for itself.
 */
export type Translate = (key: string, values?: TextValues) => string;

export const DEFAULT_NAMESPACE = 'common';

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Puts values in place of placeholders. */
export function fillIn(text: string, values: TextValues): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/**
 * The texts of the pages in one language. A file's groups become paths (`list.title`), and plural forms have suffixes
 * (`total_one`, `total_other`; CLDR's categories).
 */
export class PageTexts {
  private readonly texts = new Map<string, ReadonlyMap<string, string>>();
  private readonly translators = new Map<string, Translate>();
  private readonly loading = new Map<string, Promise<void>>();
  private readonly plurals: Intl.PluralRules;

  constructor(
    readonly locale: Locale,
    namespaces: Namespaces,
    private readonly load?: LoadWords,
  ) {
    this.plurals = new Intl.PluralRules(locale);
    for (const [name, words] of Object.entries(namespaces)) this.put(name, words);
  }

  /** Looks keys up in the given namespaces, the first one first. Returns the same function for the same namespaces. */
  translator(namespaces: string | readonly string[] = DEFAULT_NAMESPACE): Translate {
    const id = String(namespaces);
    let translate = this.translators.get(id);
    if (!translate) {
      const names = [namespaces].flat();
      translate = (key, values) => this.translate(names, key, values);
      this.translators.set(id, translate);
    }
    return translate;
  }

  /** Loads the namespaces that are missing; fails when one cannot be loaded, and tries again when it is called again. */
  async add(namespaces: readonly string[]): Promise<void> {
    const missing = namespaces.filter((name) => !this.texts.has(name));
    await Promise.all(missing.map((name) => this.loadOnce(name)));
  }

  /** Fails when the texts of a namespace are not there, so that no page ever shows keys. */
  require(namespaces: string | readonly string[]): void {
    const missing = [namespaces].flat().find((name) => !this.texts.has(name));
    if (missing !== undefined) throw new Error(`There are no texts ${this.locale}/${missing}`);
  }

  private loadOnce(name: string): Promise<void> {
    const known = this.loading.get(name);
    if (known) return known;
    const { load, locale } = this;
    if (!load) return Promise.reject(new Error(`There are no texts ${locale}/${name}`));
    const loading = load(locale, name)
      .then((words) => this.put(name, words))
      .finally(() => this.loading.delete(name));
    this.loading.set(name, loading);
    return loading;
  }

  private put(name: string, words: Words): void {
    this.texts.set(name, new Map(pathsOf(words, '')));
  }

  private translate(namespaces: readonly string[], key: string, values?: TextValues): string {
    const colon = key.indexOf(':');
    const path = key.slice(colon + 1);
    const names = colon < 0 ? namespaces : [key.slice(0, colon)];
    const count = values?.['count'];
    const text =
      (typeof count === 'number' ? this.find(names, `${path}_${this.plurals.select(count)}`) : undefined) ??
      this.find(names, path) ??
      path;
    return values ? fillIn(text, values) : text;
  }

  private find(namespaces: readonly string[], path: string): string | undefined {
    for (const name of namespaces) {
      const text = this.texts.get(name)?.get(path);
      if (text !== undefined) return text;
    }
    return undefined;
  }
}

function pathsOf(words: Words, prefix: string): (readonly [path: string, text: string])[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value] as const] : pathsOf(value, `${prefix}${name}.`),
  );
}
