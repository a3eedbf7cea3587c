import { Form } from '@remix-run/react';
import type { SocialProviderName } from '@kimari/common/enums';
import { useTranslation } from '#app/i18n/use-translation';
import { signInPaths } from '#app/lib/sign-in-paths';
import { BrandIcon } from '#app/components/ui/brand-icons';
import { Button } from '#app/components/ui/button';
import type { SocialOrigin } from './social-start.server';
import { useProviderLabel } from '#app/session/use-provider-label';
import styles from './social-buttons.module.css';

type SocialButtonsProps = {
  readonly providers: readonly SocialProviderName[];
  readonly from: SocialOrigin;
  readonly redirectTo: string;
  /** Whether the terms are agreed to already. */
  readonly consented?: boolean;
};

/** Ways to sign in with accounts at other services; nothing when no service is set up. */
export function SocialButtons({ providers, from, redirectTo, consented = false }: SocialButtonsProps) {
  const { t } = useTranslation('social');
  const labelOf = useProviderLabel();
  if (providers.length === 0) return null;
  return (
    <div>
      <div className={styles.divider}>{t('or')}</div>
      {/* A new document, because its policy and its headers count on the way to the provider. */}
      <Form method="post" action={signInPaths.socialStart()} reloadDocument>
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="redirect" value={redirectTo} />
        {consented && <input type="hidden" name="consent" value="on" />}
        <div className={styles.buttons}>
          {providers.map((provider) => {
            const name = labelOf(provider);
            return (
              <Button
                key={provider}
                type="submit"
                name="provider"
                value={provider}
                aria-label={from === 'login' ? t('sign_in', { name }) : t('sign_up', { name })}
              >
                <BrandIcon brand={provider} />
                {name}
              </Button>
            );
          })}
        </div>
      </Form>
      {from === 'register' && <p className={styles.hint}>{t('consent_first')}</p>}
    </div>
  );
}
