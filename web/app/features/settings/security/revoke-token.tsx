import { useFetcher } from '@remix-run/react';
import { type FormEvent, useEffect } from 'react';
import { nameFailure } from '#app/components/feedback/failure-names';
import { showToast } from '#app/components/feedback/toasts';
import { Button } from '#app/components/ui/button';
import { settingsPaths } from '#app/lib/settings-paths';
import { useTranslation } from '#app/i18n/use-translation';
import type { RevocationAnswer } from './cli-tokens.server';

/** Revokes a token: in place where scripts run, as a posted form where they don't. */
export function RevokeToken({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('cli-tokens');
  // The key lets the answer arrive although the row goes away.
  const key = `revoke-${id}`;
  const fetcher = useFetcher<RevocationAnswer>({ key });
  const { data, state } = fetcher;
  useEffect(() => {
    if (data) showToast({ tone: data.ok ? 'done' : 'error', text: data.message });
  }, [data]);
  const action = settingsPaths.securityTokens();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    nameFailure(key, t('revoke_failed', { name }));
    void fetcher.submit({ tokenId: id }, { method: 'post', action });
  };
  const busy = state !== 'idle';
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name="tokenId" value={id} />
      <input type="hidden" name="redirect" value={settingsPaths.security()} />
      <Button type="submit" variant="ghost" size="sm" busy={busy} aria-label={t('revoke_label', { name })}>
        {busy ? t('revoking') : t('revoke')}
      </Button>
    </form>
  );
}
