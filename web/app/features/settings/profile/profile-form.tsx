import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { FormErrors } from '#app/components/form/form-errors';
import { FormSheet } from '#app/components/form/form-sheet';
import { SubmitButton } from '#app/components/form/submit-button';
import { TextAreaField, TextField } from '#app/components/form/text-field';
import { ButtonLink } from '#app/components/ui/button';
import { SettingsActions } from '#app/features/settings/settings-section';
import { paths } from '#app/lib/paths';
import { settingsPaths } from '#app/lib/settings-paths';
import { LIMITS } from '@kimari/common/limits';
import { AvatarRow } from './avatar-row';
import type { Profile } from './load-profile.server';
import { createProfileSchema, lengthOf } from './profile-schema';
import type { ProfileReply } from './save-profile.server';
import { cn } from '#app/lib/cn';
import fieldStyles from '#app/components/form/field.module.css';
import { typography } from '#app/components/ui/styles';
import styles from './profile-page.module.css';

type ProfileFormProps = { readonly profile: Profile; readonly reply: ProfileReply | undefined };

/** The fields of the public profile. A rejected form keeps what was typed. */
export function ProfileForm({ profile, reply }: ProfileFormProps) {
  const { t } = useTranslation('settings-profile');
  const saved = {
    displayName: profile.displayName ?? '',
    bio: profile.bio ?? '',
    location: profile.location ?? '',
    website: profile.website ?? '',
  };
  const [form, fields] = useForm({
    id: 'profile',
    defaultValue: saved,
    lastResult: reply?.part === 'profile' ? reply.result : undefined,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createProfileSchema(t) }),
  });
  const isChanged =
    (fields.displayName.value ?? '') !== saved.displayName ||
    (fields.bio.value ?? '') !== saved.bio ||
    (fields.location.value ?? '') !== saved.location ||
    (fields.website.value ?? '') !== saved.website;
  const length = lengthOf(fields.bio.value ?? '');
  const { max } = LIMITS.bio;
  return (
    <>
      <FormErrors id={form.errorId} errors={form.errors} />
      <Form
        method="post"
        action={settingsPaths.profile()}
        {...getFormProps(form, { ariaAttributes: false })}
        preventScrollReset
      >
        <FormSheet>
          <AvatarRow profile={profile} error={reply?.part === 'avatar' ? reply.error : null} />
          <TextField
            field={fields.displayName}
            label={t('display_name')}
            layout="row"
            required={false}
            autoComplete="name"
          />
          <TextAreaField
            field={fields.bio}
            label={t('bio')}
            layout="row"
            required={false}
            rows={4}
            note={
              <p
                className={cn(fieldStyles.hint, typography.figures, styles.counter)}
                data-over={length > max || undefined}
              >
                <span className={typography.visuallyHidden}>{t('counter')} </span>
                {length} / {max}
              </p>
            }
          />
          <TextField field={fields.location} label={t('location')} layout="row" required={false} />
          <TextField
            field={fields.website}
            label={t('website.label')}
            layout="row"
            type="url"
            required={false}
            autoComplete="url"
            placeholder="https://"
          />
        </FormSheet>
        <SettingsActions note={<span role="status">{isChanged && t('unsaved')}</span>}>
          <ButtonLink to={paths.user(profile.username)} variant="ghost" size="lg">
            {t('cancel')}
          </ButtonLink>
          <SubmitButton label={t('save')} busyLabel={t('saving')} block={false} />
        </SettingsActions>
      </Form>
    </>
  );
}
