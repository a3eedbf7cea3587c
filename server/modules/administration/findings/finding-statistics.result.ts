/** Weeks of which new findings are counted, this one included. */
export const WEEKS = 8;

/** What was found of one code. */
export type CodeCounts = {
  readonly code: string;
  /** Rules whose current version has it, and how often it is there. */
  readonly rules: number;
  readonly findings: number;
  /** Of these rules, those whose author has accepted it. */
  readonly accepted: number;
  /** Versions with it by the week in which they were published, the oldest first. */
  readonly newByWeek: readonly number[];
};

/** What the checks have found, as it was counted last. */
export type FindingCounts = {
  readonly checkedRules: number;
  readonly rulesWithFindings: number;
  readonly acceptedRules: number;
  /** The Mondays of the weeks, in Unix seconds, the oldest first. */
  readonly weeks: readonly number[];
  readonly codes: readonly CodeCounts[];
};

/** What the checks have found and refused; without counts where nobody has counted yet. */
export type FindingStatistics = {
  readonly countedAt: Date | null;
  readonly counts: FindingCounts;
  /** Texts of the last days that were not published, by code. */
  readonly refusals: ReadonlyMap<string, { readonly refused: number; readonly asked: number }>;
};
