import type { RuleType, StoredVisibility, VersionBump } from '@kimari/common/enums';

/** The fields of a text's front matter. */
export type TextFacts = {
  readonly description: string | null;
  readonly tags: readonly string[] | null;
};

/** A requested publication. Undefined fields keep their values in an existing rule. */
export type Publication = {
  readonly name: string;
  readonly type: RuleType;
  readonly content: string;
  /** Used where no description or tags are given. */
  readonly says: TextFacts;
  readonly organization: string | undefined;
  readonly description: string | undefined;
  readonly tags: readonly string[] | undefined;
  readonly visibility: StoredVisibility | undefined;
  readonly changelog: string | undefined;
  readonly bump: VersionBump | undefined;
  /** The author declares that what the registry asks about in a public text, such as a credential, is an example. */
  readonly acceptsFindings: boolean;
};
