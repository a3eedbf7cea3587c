import type { CaseState, ModerationAction, ReportReason, RuleType } from '@kimari/common/enums';
import type { StoredVisibility } from '@kimari/common/enums';
import type { DecidedFinding } from '../rules';

/** A user as moderation names one. */
export type Person = { readonly id: string; readonly username: string };

/** All reports of one rule and what was decided about them, as a list shows it. */
export type CaseResult = {
  readonly ruleId: string;
  readonly state: CaseState;
  /** Increases with every report, decision and answer. */
  readonly revision: number;
  readonly assignee: Person | null;
  readonly openedAt: Date;
  readonly updatedAt: Date;
  /** Since when a text that was hidden before waits for moderators; null when none does. */
  readonly republishedAt: Date | null;
  readonly isDeleted: boolean;
  readonly ownerName: string;
  readonly name: string;
  readonly type: RuleType;
  readonly visibility: StoredVisibility;
  readonly isHidden: boolean;
  readonly stars: number;
  readonly downloads: number;
  readonly publishedAt: Date | null;
  /** Of the newest report, an open one first; null once the accounts that reported are gone. */
  readonly reported: {
    readonly reason: ReportReason;
    readonly description: string | null;
    readonly version: string;
    readonly at: Date;
  } | null;
  /** People with an open report; of a closed case, all who reported. */
  readonly reporters: number;
};

/** A decision; `version` is null for one about the whole rule. */
export type DecisionResult = {
  readonly id: string;
  readonly ruleId: string;
  readonly versionId: string | null;
  readonly version: string | null;
  readonly action: ModerationAction;
  /** For those who may edit the rule. */
  readonly reason: string | null;
  /** What the text was hidden for, besides or instead of the reason. */
  readonly finding: DecidedFinding | null;
  /** For moderators only. */
  readonly note: string | null;
  readonly decidedBy: Person;
  readonly decidedAt: Date;
  readonly answer: { readonly text: string; readonly by: Person; readonly at: Date } | null;
};

/** Who can be reached about a rule: its creator, or the owners of its organization. */
export type Contact = Person & { readonly email: string; readonly createdAt: Date };

/** Another public rule of the same owner. */
export type OtherRule = { readonly ownerName: string; readonly name: string; readonly reports: number };
