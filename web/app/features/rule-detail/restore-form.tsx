import { ArrowRight } from 'lucide';
import { useState } from 'react';
import type { VersionBump } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { Icon } from '#app/components/ui/icon';
import { type LineChanges, LineCounts } from '#app/components/content/line-counts';
import type { NoDiffReason } from '#app/content/printed-diff';
import { describedBy, Field } from '#app/components/form/field';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import type { NextVersions } from '#app/lib/next-versions.server';
import { paths } from '#app/lib/paths';
import { useHydrated } from '#app/lib/use-hydrated';
import { TaskForm, useTaskField, type Shown } from './manage-forms';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import { Link } from '#app/components/ui/link';
import { icons, segmentStyles, typography } from '#app/components/ui/styles';
import styles from './restore-form.module.css';

type RestoreFormProps = Shown & {
  readonly next: NextVersions;
  /** Lines that change, or why they are not counted. */
  readonly changes: LineChanges | NoDiffReason | null;
};

/** Publishes the text of an old version as the next one. Without scripts, the button does not name its number. */
export function RestoreForm({ rule, version, next, changes }: RestoreFormProps) {
  const { t } = useTranslation('rules');
  const [bump, setBump] = useState<VersionBump>('patch');
  const published = useHydrated() ? next[bump] : null;
  const restored = version.version;
  return (
    <TaskForm
      rule={rule}
      version={version}
      intent="restore"
      title={t('manage.restore_title', { version: restored })}
      help={t('manage.restore_help', { version: restored })}
      submit={published ? t('manage.restore_submit_as', { version: published }) : t('manage.restore_submit')}
    >
      <input type="hidden" name="expectedVersion" value={rule.version} />
      <div className={styles.step}>
        <dl>
          <div>
            <dt>{t('manage.restore_from')}</dt>
            <dd>{restored}</dd>
          </div>
          {published && (
            <>
              <Icon of={ArrowRight} className={icons.icon} />
              <div>
                <dt>{t('manage.restore_to')}</dt>
                <dd aria-live="polite">{published}</dd>
              </div>
            </>
          )}
        </dl>
        {changes && typeof changes === 'object' && <LineCounts of={changes} />}
        <Link to={paths.ruleDiff(rule.owner.name, rule.name, rule.version, restored)}>
          {t('manage.restore_diff')}
        </Link>
      </div>
      <BumpChoice next={next} bump={bump} onChoose={setBump} />
      <ChangelogField restored={restored} />
    </TaskForm>
  );
}

type BumpChoiceProps = {
  readonly next: NextVersions;
  readonly bump: VersionBump;
  readonly onChoose: (bump: VersionBump) => void;
};

function BumpChoice({ next, bump, onChoose }: BumpChoiceProps) {
  const { t } = useTranslation('rules');
  const bumps = [
    { value: 'patch', label: t('manage.restore_patch') },
    { value: 'minor', label: t('manage.restore_minor') },
    { value: 'major', label: t('manage.restore_major') },
  ] as const;
  return (
    <fieldset className={styles.bump}>
      <legend className={fieldStyles.label}>{t('manage.restore_bump')}</legend>
      <div className={cn(segmentStyles.segments, segmentStyles.choices)}>
        {bumps.map(({ value, label }) => (
          <label key={value}>
            <input
              className={typography.visuallyHidden}
              type="radio"
              name="bump"
              value={value}
              defaultChecked={value === bump}
              onChange={() => onChoose(value)}
            />
            {label} <span className={typography.mono}>{next[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ChangelogField({ restored }: { readonly restored: string }) {
  const { t } = useTranslation('rules');
  const field = useTaskField('changelog');
  return (
    <Field field={field} label={t('manage.restore_changelog')}>
      <textarea
        className={controlStyles.input}
        id={field.id}
        name="changelog"
        rows={3}
        maxLength={LIMITS.changelog.max}
        defaultValue={t('manage.restore_changelog_text', { version: restored })}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy(field, false)}
      />
    </Field>
  );
}
