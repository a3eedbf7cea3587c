import { useNavigation } from '@remix-run/react';
import { RefreshCw, Upload } from 'lucide';
import { useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { ChoiceRow } from '#app/components/form/form-sheet';
import { FieldError } from '#app/components/form/field';
import { Avatar } from '#app/components/ui/avatar';
import { Button } from '#app/components/ui/button';
import { useHydrated } from '#app/lib/use-hydrated';
import { AvatarCrop } from './avatar-crop';
import type { Profile } from './load-profile.server';
import { useAvatarUpload } from './use-avatar-upload';
import { cn } from '#app/lib/cn';
import { layoutStyles } from '#app/components/ui/styles';
import styles from './profile-page.module.css';

/** The form of the picture; its controls stand elsewhere. */
export const AVATAR_FORM_ID = 'avatar';

const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp';

type AvatarRowProps = { readonly profile: Profile; readonly error: string | null };

/** The picture: chosen and cropped in the browser, or, before scripts load, uploaded as it is and cropped by the server. */
export function AvatarRow({ profile, error }: AvatarRowProps) {
  const { t } = useTranslation('settings-profile');
  const hydrated = useHydrated();
  const [unreadable, setUnreadable] = useState(false);
  const { formAction, state } = useNavigation();
  const busy = state !== 'idle' && formAction?.includes('part=avatar') === true;
  const shown = unreadable ? t('avatar.unreadable') : error;
  const field = {
    id: 'avatar-image',
    errorId: 'avatar-error',
    descriptionId: 'avatar-hint',
    valid: shown === null,
  };
  return (
    <ChoiceRow label={t('avatar.label')}>
      <div className={styles.avatar}>
        <Avatar name={profile.displayName ?? profile.username} src={profile.avatarUrl} size="2xl" />
        <div>
          <div className={layoutStyles.cluster}>
            {hydrated ? (
              <ChooseButton busy={busy} onReadable={(readable) => setUnreadable(!readable)} />
            ) : (
              <PlainUpload />
            )}
            {profile.avatarUrl && (
              <Button type="submit" variant="ghost" form={AVATAR_FORM_ID} name="intent" value="remove">
                {t('avatar.remove')}
              </Button>
            )}
          </div>
          <p className={cn(styles.hint)} id={field.descriptionId}>
            {t('avatar.hint')}
          </p>
          <div role="alert">
            <FieldError field={{ ...field, errors: shown === null ? undefined : [shown] }} />
          </div>
        </div>
      </div>
    </ChoiceRow>
  );
}

function PlainUpload() {
  const { t } = useTranslation('settings-profile');
  return (
    <>
      <input
        type="file"
        name="image"
        form={AVATAR_FORM_ID}
        accept={ACCEPTED}
        aria-label={t('avatar.choose')}
        aria-describedby="avatar-hint"
      />
      <Button type="submit" form={AVATAR_FORM_ID} name="intent" value="upload" icon={Upload}>
        {t('avatar.upload')}
      </Button>
    </>
  );
}

type ChooseButtonProps = { readonly busy: boolean; readonly onReadable: (readable: boolean) => void };

function ChooseButton({ busy, onReadable }: ChooseButtonProps) {
  const { t } = useTranslation('settings-profile');
  const input = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const { upload, retry } = useAvatarUpload(busy);

  const choose = async (file: File) => {
    const read = await createImageBitmap(file).catch(() => null);
    onReadable(read !== null);
    setImage(read);
  };
  const done = (file: File) => {
    setImage(null);
    upload(file);
  };
  return (
    <>
      <Button icon={Upload} busy={busy} aria-describedby="avatar-hint" onClick={() => input.current?.click()}>
        {busy ? t('avatar.uploading') : t('avatar.choose')}
      </Button>
      {retry && (
        <Button variant="ghost" icon={RefreshCw} onClick={retry}>
          {t('avatar.again')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void choose(file);
          event.target.value = '';
        }}
      />
      <AvatarCrop image={image} onClose={() => setImage(null)} onDone={done} />
    </>
  );
}
