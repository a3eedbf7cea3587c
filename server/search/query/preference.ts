import type { RuleType } from '@kimari/common/enums';

/** What a query prefers without filtering. */
export type Preference = {
  /** Whether it is written in Japanese. */
  readonly isJapanese: boolean;
  /** The kind of thing that is asked for. */
  readonly kind: RuleType | null;
};
