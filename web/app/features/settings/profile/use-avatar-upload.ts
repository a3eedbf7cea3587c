import { useSubmit } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useFailedChanges } from '#app/components/feedback/failed-changes';
import { settingsPaths } from '#app/lib/settings-paths';

type Sent = { readonly file: File; readonly failuresBefore: number };

/** Uploads a picture, and keeps it until it has arrived, so that nobody has to choose and crop it twice. */
export function useAvatarUpload(busy: boolean) {
  const submit = useSubmit();
  const failures = useFailedChanges();
  const [sent, setSent] = useState<Sent | null>(null);
  const hasFailed = sent !== null && failures > sent.failuresBefore;
  useEffect(() => {
    if (!busy && !hasFailed) setSent(null);
  }, [busy, hasFailed]);

  const upload = (file: File) => {
    setSent({ file, failuresBefore: failures });
    const form = new FormData();
    form.set('intent', 'upload');
    form.set('image', file);
    submit(form, {
      method: 'post',
      action: settingsPaths.avatar(),
      encType: 'multipart/form-data',
      preventScrollReset: true,
    });
  };
  return { upload, retry: hasFailed && !busy ? () => upload(sent.file) : null };
}
