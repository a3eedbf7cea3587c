import { formatRulePath } from '@kimari/common/rule-path';
import { unixSeconds } from '../../../kernel/clock';
import { visibilityOf } from '../../rules';
import type { ReportResult } from './report.result';
import { ReportView } from './report.view';

/** Maps a report for REST and GraphQL. */
export function toReportView(report: ReportResult): ReportView {
  const { ruleId: id, ruleName: name, ownerName, visibility, author, organization, ...rest } = report;
  return Object.assign(new ReportView(), {
    ...rest,
    ruleId: id,
    reporterId: report.reporter.id,
    reviewedBy: report.reviewer?.id ?? null,
    createdAt: unixSeconds(report.createdAt),
    updatedAt: unixSeconds(report.updatedAt),
    resolvedAt: report.resolvedAt && unixSeconds(report.resolvedAt),
    rule: {
      id,
      name,
      path: formatRulePath(ownerName, name),
      visibility: visibilityOf({ storedVisibility: visibility, organization }),
      user: author,
      organization,
    },
  });
}
