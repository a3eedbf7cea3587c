import type { RuleType, StoredVisibility, VersionBump } from '@kimari/common/enums';

/** What a text says of itself in its front matter. */
export type TextFacts = {
  readonly description: string | null;
  readonly tags: readonly string[] | null;
};

/** What shall be published. Fields that are undefined were not asked for and stay as they are in an existing rule. */
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
  /** Whether what the registry asks about in a text for everybody, such as a credential, is an example. */
  readonly acceptsFindings: boolean;
};
