import type { FieldMetadata } from '@conform-to/react';
import { ArrowRight } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { ChoiceRow, FormSheet } from '#app/components/form/form-sheet';
import { TextAreaField } from '#app/components/form/text-field';
import type { VersionBump } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { cn } from '#app/lib/cn';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import icons from '#app/components/ui/icon.module.css';
import typography from '#app/components/ui/typography.module.css';
import choiceStyles from './choices.module.css';
import styles from './version-fields.module.css';

type VersionFieldsProps = {
  readonly changelog: FieldMetadata<string | undefined>;
  readonly field: FieldMetadata<string | undefined>;
  readonly current: string;
  readonly next: Readonly<Record<VersionBump, string>>;
  readonly bump: VersionBump;
};

/** The next version and its changelog; shown only when the text has changed. */
export function VersionFields({ changelog, field, current, next, bump }: VersionFieldsProps) {
  const { t } = useTranslation('rule-editor');
  const bumps = [
    { value: 'patch', label: t('bump.patch'), help: t('bump.patch_help') },
    { value: 'minor', label: t('bump.minor'), help: t('bump.minor_help') },
    { value: 'major', label: t('bump.major'), help: t('bump.major_help') },
  ] as const;
  return (
    <div className={styles.section}>
      <FormSheet>
        <TextAreaField
          field={changelog}
          layout="row"
          label={t('changelog.label')}
          hint={t('changelog.hint')}
          optional
          rows={3}
          maxLength={LIMITS.changelog.max}
        />
        <ChoiceRow label={t('bump.label')}>
          <p className={cn(typography.mono, styles.numbers)}>
            {current} <Icon of={ArrowRight} className={icons.icon} /> <b>{next[bump]}</b>
          </p>
          {bumps.map(({ value, label, help }) => (
            <label key={value} className={cn(checkboxStyles.checkbox, choiceStyles.choice)}>
              <input
                type="radio"
                name={field.name}
                value={value}
                defaultChecked={(field.initialValue ?? 'patch') === value}
              />
              <span>
                <b>{label}</b> <span className={typography.mono}>{next[value]}</span>{' '}
                <span className={typography.muted}>{help}</span>
              </span>
            </label>
          ))}
        </ChoiceRow>
      </FormSheet>
    </div>
  );
}
