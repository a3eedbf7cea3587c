import { useTranslation } from '#app/i18n/use-translation';
import { paths } from '#app/lib/paths';
import { settingsPaths } from '#app/lib/settings-paths';
import { useRegisters } from '#app/session/site-state';
import { Banner } from '#app/components/feedback/banner';
import { ButtonLink } from '#app/components/ui/button';
import frameStyles from './auth-frame.module.css';

type SocialFailureProps = {
  readonly message: string;
  readonly redirectTo?: string;
  readonly isSignedIn?: boolean;
};

/** Why a sign-in at a provider failed, and the ways back. */
export function SocialFailure({ message, redirectTo, isSignedIn = false }: SocialFailureProps) {
  const { t } = useTranslation('social');
  const registers = useRegisters();
  return (
    <div className={frameStyles.frame}>
      <Banner tone="bad" live>
        {message}
      </Banner>
      {isSignedIn ? (
        <ButtonLink size="lg" block to={settingsPaths.security()}>
          {t('back_to_settings')}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink variant="primary" size="lg" block to={paths.login(redirectTo)}>
            {t('back_to_login')}
          </ButtonLink>
          {registers && (
            <ButtonLink variant="ghost" block to={paths.register(redirectTo)}>
              {t('back_to_register')}
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}
