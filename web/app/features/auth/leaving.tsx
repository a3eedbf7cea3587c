import type { SocialProviderName } from '@kimari/common/enums';
import { useTranslation } from '#app/i18n/use-translation';
import { buttonClass } from '#app/components/ui/button';
import { useProviderLabel } from '#app/session/use-provider-label';
import frameStyles from './auth-frame.module.css';
import { typography } from '#app/components/ui/styles';

type LeavingProps = { readonly provider: SocialProviderName; readonly address: string };

/** Says where the browser is going; the link is for browsers that do not go by themselves. */
export function Leaving({ provider, address }: LeavingProps) {
  const { t } = useTranslation('social');
  const labelOf = useProviderLabel();
  const name = labelOf(provider);
  return (
    <div className={frameStyles.frame} role="status">
      <p className={typography.secondary}>{t('leaving.lead', { name })}</p>
      <a className={buttonClass({ size: 'lg', block: true })} href={address}>
        {t('leaving.go', { name })}
      </a>
    </div>
  );
}
