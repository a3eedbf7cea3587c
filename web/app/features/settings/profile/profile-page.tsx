import { Form, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { showToast } from '#app/components/feedback/toasts';
import { Banner } from '#app/components/feedback/banner';
import { SettingsPageHead } from '#app/features/settings/settings-page-head';
import { useHydrated } from '#app/lib/use-hydrated';
import { paths } from '#app/lib/paths';
import { settingsPaths } from '#app/lib/settings-paths';
import { AVATAR_FORM_ID } from './avatar-row';
import type { Profile, Saved } from './load-profile.server';
import { ProfileForm } from './profile-form';
import type { ProfileReply } from './save-profile.server';

type ProfilePageProps = {
  readonly profile: Profile;
  readonly saved: Saved;
  readonly reply: ProfileReply | undefined;
};

/** The first tab of the settings: the picture and the fields of the public profile. */
export function ProfilePage({ profile, saved, reply }: ProfilePageProps) {
  const { t } = useTranslation('settings-profile');
  const hydrated = useHydrated();
  const message = useSavedMessage(saved);
  return (
    <>
      <SettingsPageHead title={t('title')} lead={t('lead')} />
      {message !== null && !hydrated && (
        <Banner tone="ok" live>
          {message}
        </Banner>
      )}
      {/* The picture's controls stand in the sheet of the other form and name this one. */}
      <Form
        id={AVATAR_FORM_ID}
        method="post"
        action={settingsPaths.avatar()}
        encType="multipart/form-data"
        preventScrollReset
      />
      <ProfileForm profile={profile} reply={reply} />
    </>
  );
}

/** A toast confirms the change once where scripts run, and removes it from the address. */
function useSavedMessage(saved: Saved): string | null {
  const { t } = useTranslation('settings-profile');
  const navigate = useNavigate();
  const words = {
    profile: t('saved'),
    avatar: t('avatar.saved'),
    'avatar-removed': t('avatar.removed'),
    '': null,
  };
  const message = words[saved];
  useEffect(() => {
    if (message === null) return;
    showToast({ tone: 'done', text: message });
    navigate(paths.settings(), { replace: true, preventScrollReset: true });
  }, [message, navigate]);
  return message;
}
