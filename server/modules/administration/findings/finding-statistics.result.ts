/** Weeks of which new findings are counted, this one included. */
export const WEEKS = 8;

/** The findings of one code. */
export type CodeCounts = {
  readonly code: string;
  /** Rules whose current version has it, and the number of its occurrences there. */
  readonly rules: number;
  readonly findings: number;
  /** The number of these rules whose author has accepted it. */
  readonly accepted: number;
  /** Versions with it by week of publication, the oldest week first. */
  readonly newByWeek: readonly number[];
};

/** The findings of all versions, as last counted. */
export type FindingCounts = {
  readonly checkedRules: number;
  readonly rulesWithFindings: number;
  readonly acceptedRules: number;
  /** The Mondays of the weeks, in Unix seconds, the oldest first. */
  readonly weeks: readonly number[];
  readonly codes: readonly CodeCounts[];
};

/** Findings and refusals; without counts before the first count. */
export type FindingStatistics = {
  readonly countedAt: Date | null;
  readonly counts: FindingCounts;
  /** Texts kept from being published in the last days, by code. */
  readonly refusals: ReadonlyMap<string, { readonly refused: number; readonly asked: number }>;
  /** The same by the weeks of the counts, the oldest week first, whatever the outcome. */
  readonly keptByWeek: ReadonlyMap<string, readonly number[]>;
};
