import { formatRulePath } from '@kimari/common/rule-path';
import type { Locale } from '@kimari/common/locale';
import { unixSeconds } from '../../../kernel/clock';
import { toChecks } from '../../rules';
import type { VersionResult } from '../../versions';
import type { CaseResult, DecisionResult } from '../case.result';
import { toDecisionFinding } from '../decision-finding.view';
import { reasonOf } from '../reason-of';
import { toReportView } from '../reports/report.mapper';
import type { CaseDetail } from './case-detail.result';
import { CaseDetailView, type CaseVersionView, DecisionView, ModerationCaseView } from './case.view';

const seconds = (time: Date | null): number | null => time && unixSeconds(time);

/** Maps a case for REST and GraphQL. */
export function toCaseView(found: CaseResult): ModerationCaseView {
  const { ruleId, state, revision, reporters, assignee, reported } = found;
  return Object.assign(new ModerationCaseView(), {
    ruleId,
    state,
    revision,
    reporters,
    assignee,
    version: reported?.version ?? null,
    reason: reported?.reason ?? null,
    description: reported?.description ?? null,
    reportedAt: seconds(reported?.at ?? null),
    openedAt: unixSeconds(found.openedAt),
    updatedAt: unixSeconds(found.updatedAt),
    republishedAt: seconds(found.republishedAt),
    rule: {
      id: ruleId,
      path: formatRulePath(found.ownerName, found.name),
      owner: found.ownerName,
      name: found.name,
      type: found.type,
      visibility: found.visibility,
      hidden: found.isHidden,
      deleted: found.isDeleted,
      stars: found.stars,
      downloads: found.downloads,
      publishedAt: seconds(found.publishedAt),
    },
  });
}

export function toDecisionView(decision: DecisionResult, locale: Locale): DecisionView {
  const { id, action, version, finding, note, decidedBy, decidedAt, answer } = decision;
  return Object.assign(new DecisionView(), {
    id,
    action,
    version,
    reason: reasonOf(decision, locale),
    finding: toDecisionFinding(finding, locale),
    note,
    decidedBy,
    decidedAt: unixSeconds(decidedAt),
    answer: answer?.text ?? null,
    answeredBy: answer?.by ?? null,
    answeredAt: seconds(answer?.at ?? null),
  });
}

function toVersionView({ version, isHidden, isLatest, createdAt }: VersionResult): CaseVersionView {
  return { version, hidden: isHidden, isLatest, createdAt: unixSeconds(createdAt) };
}

export function toCaseDetailView(detail: CaseDetail, locale: Locale): CaseDetailView {
  const { text, checks, versions, reports, decisions, contacts, otherRules } = detail;
  return Object.assign(new CaseDetailView(), {
    case: toCaseView(detail.case),
    text: text && {
      ...toVersionView(text),
      content: text.content,
      digest: text.digest,
      checks: checks && toChecks(checks, locale),
    },
    versions: versions.map(toVersionView),
    reports: reports.map(toReportView),
    decisions: decisions.map((decision) => toDecisionView(decision, locale)),
    contacts: contacts.map((contact) => ({ ...contact, createdAt: unixSeconds(contact.createdAt) })),
    otherRules: otherRules.map(({ ownerName, name, reports: count }) => ({
      path: formatRulePath(ownerName, name),
      name,
      reports: count,
    })),
  });
}
