/** A version as services return it to REST and GraphQL. Its text is read separately, because it can be large. */
export type VersionResult = {
  readonly id: string;
  readonly ruleId: string;
  /** `1.4.2` */
  readonly version: string;
  /** `sha256:<hex>` of the exact bytes. */
  readonly digest: string;
  /** Bytes. */
  readonly size: number;
  readonly changelog: string;
  readonly additions: number | null;
  readonly deletions: number | null;
  readonly createdAt: Date;
  readonly createdBy: { readonly id: string; readonly username: string };
  readonly isLatest: boolean;
  readonly yank: { readonly reason: string; readonly at: Date } | null;
  readonly downloads: number;
  /** Hidden by moderators: it exists only for those who hold the rule. */
  readonly isHidden: boolean;
  /** Whether it grants an assistant powers that the version before it did not. */
  readonly asksForMore: boolean;
};

/** The versions of a rule that exist for one caller. */
export type RuleHistory = {
  readonly id: string;
  readonly latestVersionId: string;
  readonly showsHiddenVersions: boolean;
};

export type VersionWithContent = VersionResult & { readonly content: string };
