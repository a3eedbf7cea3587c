export { countLineChanges, unifiedDiff } from './line-changes';
export { RuleVersion } from './rule-version.entity';
export {
  FIRST_VERSION,
  formatVersion,
  nextVersion,
  parseVersion,
  type VersionNumber,
} from './version-number';
export type { VersionResult, VersionWithContent } from './version.result';
export { VersionNotFound } from './versions.errors';
export { VersionsModule } from './versions.module';
export { digestOf, type NumberedDraft, type PublishedVersion, VersionsService } from './versions.service';
