import type { ComparedChecks, VersionResult, VersionWithContent } from '../../versions';
import type { CaseResult, Contact, DecisionResult, OtherRule } from '../case.result';
import type { ReportResult } from '../reports/report.result';

/** Everything that a decision needs. */
export type CaseDetail = {
  readonly case: CaseResult;
  /** Null for a rule that its owner has made private. */
  readonly text: VersionWithContent | null;
  /** What was found in the text; null where nobody has looked yet, or without a text. */
  readonly checks: ComparedChecks | null;
  readonly versions: readonly VersionResult[];
  readonly reports: readonly ReportResult[];
  readonly decisions: readonly DecisionResult[];
  readonly contacts: readonly Contact[];
  readonly otherRules: readonly OtherRule[];
};
