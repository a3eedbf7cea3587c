import type { Locale } from '@kimari/common/locale';
import type { VersionWithContent } from '../../versions';
import { toChecksBody } from '../checks.body';
import { toAssessedBody } from '../context-cost.body';
import { toPowersBody } from '../powers.body';
import type { AssessedFields } from '../version.body';
import type { RuleContentService } from './content.service';

/** What whoever installs a text should know first, in the reader's language: what it hides or risks, and what it asks for. */
export async function safetyFields(
  contents: RuleContentService,
  version: VersionWithContent,
  locale: Locale,
): Promise<Pick<AssessedFields, 'checks' | 'powers'>> {
  const [checks, powers] = await Promise.all([contents.checksOf(version), contents.powersOf(version)]);
  return { checks: toChecksBody(checks, locale), powers: toPowersBody(powers, locale) };
}

/** All that is known of a text, in the reader's language. */
export async function assessedFields(
  contents: RuleContentService,
  version: VersionWithContent,
  locale: Locale,
): Promise<AssessedFields> {
  const [safety, assessment] = await Promise.all([
    safetyFields(contents, version, locale),
    contents.assessmentOf(version),
  ]);
  return { ...safety, ...toAssessedBody(assessment, locale) };
}
