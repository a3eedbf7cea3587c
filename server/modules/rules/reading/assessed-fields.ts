import type { Locale } from '@kimari/common/locale';
import type { ComparedChecks, StoredAssessment, StoredPowers, VersionWithContent } from '../../versions';
import { toChecksBody } from '../checks.body';
import { toAssessedBody } from '../context-cost.body';
import { toPowersBody } from '../powers.body';
import type { AssessedFields } from '../version.body';

/** Reads what is stored about a version; each is null before its first assessment. */
type Assessments = {
  checksOf(version: VersionWithContent): Promise<ComparedChecks | null>;
  powersOf(version: VersionWithContent): Promise<StoredPowers | null>;
  assessmentOf(version: VersionWithContent): Promise<StoredAssessment | null>;
};

/** Warnings to read before installing a text, in the reader's language: hidden parts, risks and requested powers. */
export async function safetyFields(
  contents: Assessments,
  version: VersionWithContent,
  locale: Locale,
): Promise<Pick<AssessedFields, 'checks' | 'powers'>> {
  const [checks, powers] = await Promise.all([contents.checksOf(version), contents.powersOf(version)]);
  return { checks: toChecksBody(checks, locale), powers: toPowersBody(powers, locale) };
}

/** Everything that is stored about a text, in the reader's language. */
export async function assessedFields(
  contents: Assessments,
  version: VersionWithContent,
  locale: Locale,
): Promise<AssessedFields> {
  const [safety, assessment] = await Promise.all([
    safetyFields(contents, version, locale),
    contents.assessmentOf(version),
  ]);
  return { ...safety, ...toAssessedBody(assessment, locale) };
}
