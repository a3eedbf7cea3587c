import type { Locale } from './locale';
import type { InstallTarget, ListView, RuleSort, Theme } from './enums';

/** Orders that a reader can prefer for lists without a query. */
export const PREFERRED_SORTS = [
  'updated',
  'created',
  'stars',
  'views',
  'name',
] as const satisfies readonly RuleSort[];
export type PreferredSort = (typeof PREFERRED_SORTS)[number];

/** A person's preferences for the site. Null means the default. */
export type Preferences = {
  /** The chosen language of pages; null is that of the browser. */
  readonly locale: Locale | null;
  readonly theme: Theme | null;
  readonly listView: ListView | null;
  readonly ruleSort: PreferredSort | null;
  readonly installTarget: InstallTarget | null;
  /** Whether long lines of source texts wrap. */
  readonly wrapLines: boolean | null;
  /** Whether shortcuts of a single key are on. */
  readonly singleKeys: boolean | null;
  /** Whether a mail tells of versions of starred rules that ask for more, or in which the checks found something new. */
  readonly widerVersionMails: boolean | null;
};

export const NO_PREFERENCES: Preferences = {
  locale: null,
  theme: null,
  listView: null,
  ruleSort: null,
  installTarget: null,
  wrapLines: null,
  singleKeys: null,
  widerVersionMails: null,
};
