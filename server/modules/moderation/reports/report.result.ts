import type { ReportReason, ReportStatus } from '@kimari/common/enums';
import type { StoredVisibility } from '@kimari/common/enums';
import type { Person } from '../case.result';

/** A report as moderators read it. */
export type ReportResult = {
  readonly id: string;
  readonly ruleId: string;
  /** Number of the version that was current when the report was made. */
  readonly version: string;
  readonly reason: ReportReason;
  readonly description: string | null;
  readonly status: ReportStatus;
  readonly reviewNote: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly resolvedAt: Date | null;
  readonly ruleName: string;
  readonly ownerName: string;
  readonly visibility: StoredVisibility;
  readonly author: Person;
  readonly organization: { readonly id: string; readonly name: string; readonly displayName: string } | null;
  readonly reporter: Person & { readonly email: string };
  readonly reviewer: Person | null;
};

/** The number of reports in each status. */
export type ReportCounts = Readonly<Record<ReportStatus | 'total', number>>;
