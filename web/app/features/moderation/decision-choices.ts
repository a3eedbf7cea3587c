import { useTranslation } from '#app/i18n/use-translation';
import type { CaseState } from './case.server';

/** A possible decision: its value in the form, what it is called, what follows, and what the button then says. */
export type Choice = {
  /** The action, and the version after a space. */
  readonly value: string;
  readonly label: string;
  readonly help: string;
  readonly submit: string;
  /** Whether the owner gets a reason. */
  readonly needsReason: boolean;
};

/** The decisions that are possible in the present state of a case. */
export function useChoices({ case: found, text, versions, decisions }: CaseState): readonly Choice[] {
  const { t } = useTranslation('moderation');
  const choices: Choice[] = [];
  const hasOpenReports = found.state === 'PENDING' || found.state === 'REVIEWING';
  if (hasOpenReports) {
    choices.push({
      value: 'dismiss',
      label: t('decide.dismiss'),
      help: t('decide.dismiss_help'),
      submit: t('decide.dismiss_submit'),
      needsReason: false,
    });
  }
  for (const version of openTargets(decisions, found.republishedAt !== null)) {
    choices.push({
      value: version === null ? 'uphold' : `uphold ${version}`,
      label: version === null ? t('decide.uphold_rule') : t('decide.uphold_version', { version }),
      help: t('decide.uphold_help'),
      submit: t('decide.uphold_submit'),
      needsReason: true,
    });
  }
  if (text && !text.hidden && versions.filter(({ hidden }) => !hidden).length > 1) {
    const { version } = text;
    choices.push({
      value: `hide ${version}`,
      label: t('decide.hide_version', { version }),
      help: t('decide.hide_version_help'),
      submit: t('decide.hide_version_submit', { version }),
      needsReason: true,
    });
  }
  if (!found.rule.hidden) {
    choices.push({
      value: 'hide',
      label: t('decide.hide_rule'),
      help: t('decide.hide_rule_help'),
      submit: t('decide.hide_rule_submit'),
      needsReason: true,
    });
  } else {
    choices.push({
      value: 'restore',
      label: t('decide.restore_rule'),
      help: t('decide.restore_help'),
      submit: t('decide.restore_rule_submit'),
      needsReason: false,
    });
  }
  for (const { version } of versions.filter(({ hidden }) => hidden)) {
    choices.push({
      value: `restore ${version}`,
      label: t('decide.restore_version', { version }),
      help: t('decide.restore_help'),
      submit: t('decide.restore_version_submit', { version }),
      needsReason: false,
    });
  }
  return choices;
}

/**
 * The rule (null) and the versions whose last decision can be upheld: it has an answer, or what it hides was published again.
 * Decisions come newest first.
 */
function openTargets(decisions: CaseState['decisions'], isRepublished: boolean): readonly (string | null)[] {
  const seen = new Set<string | null>();
  return decisions.flatMap(({ action, version, answer }) => {
    if (action === 'DISMISS' || seen.has(version)) return [];
    seen.add(version);
    return answer !== null || (isRepublished && action !== 'RESTORE') ? [version] : [];
  });
}
