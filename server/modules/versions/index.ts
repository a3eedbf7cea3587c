export type { LineComparison } from './line-changes';
export { LineComparisonService } from './line-comparison.service';
export {
  FIRST_VERSION,
  formatVersion,
  nextVersion,
  parseVersion,
  type VersionNumber,
} from './version-number';
export type { RuleHistory, VersionResult, VersionWithContent } from './version.result';
export { TextChecker } from './text-checker.service';
export { showFinding, type TextChecks } from './text-checks';
export { AssessmentService } from './assessment.service';
export type { StoredAssessment } from './assessments.repository';
export type { StoredChecks } from './checks.repository';
export type { StoredPowers } from './powers.repository';
export { ChecksService, type ComparedChecks } from './checks.service';
export { RefusalCounts } from './refusals.service';
export { RecheckService } from './recheck.service';
export { VersionsModule } from './versions.module';
export { PendingCounts } from './pending-counts';
export type { VersionPage } from './versions.repository';
export { contentDigest, LATEST, type NumberedDraft, VersionsService } from './versions.service';
