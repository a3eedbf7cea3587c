import { useTranslation } from '#app/i18n/use-translation';
import { formatDate } from '#app/lib/format';
import { settingsPaths } from '#app/lib/settings-paths';
import { useTimeZone } from '#app/lib/time-zone';
import { BrandIcon } from '#app/components/ui/brand-icons';
import { ButtonLink } from '#app/components/ui/button';
import { useLocale } from '#app/i18n/use-locale';
import { SettingsSection } from '../settings-section';
import type { LinkedAccountsState, LinkedService } from './linked-accounts.server';
import { useProviderLabel } from '#app/session/use-provider-label';
import styles from './linked-accounts.module.css';
import { typography } from '#app/components/ui/styles';

/** The accounts at other services that sign the viewer in. */
export function LinkedAccountsSection({ services, hasPassword }: LinkedAccountsState) {
  const { t } = useTranslation('linked-accounts');
  const linked = services.filter(({ account }) => account !== null);
  const isLast = linked.length === 1 && !hasPassword;
  return (
    <SettingsSection title={t('title')} lead={services.length > 0 ? t('lead') : t('none')}>
      {services.length > 0 && (
        <ul className={styles.list}>
          {services.map((service) => (
            <Service key={service.provider} service={service} isLast={isLast} />
          ))}
        </ul>
      )}
      {services.length > 0 && !hasPassword && <p className={styles.hint}>{t('last')}</p>}
    </SettingsSection>
  );
}

/** The last way to sign in has no link that would only be refused. */
function Service({ service, isLast }: { readonly service: LinkedService; readonly isLast: boolean }) {
  const { t } = useTranslation('linked-accounts');
  const labelOf = useProviderLabel();
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { provider, account } = service;
  const name = labelOf(provider);
  return (
    <li className={styles.record}>
      <span className={styles.mark}>
        <BrandIcon brand={provider} />
      </span>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {account ? (
            <>
              <span className={typography.mono}>{account.name}</span>
              <span>{t('since', { date: formatDate(account.linkedAt, locale, timeZone) })}</span>
            </>
          ) : (
            t('not_linked')
          )}
        </p>
      </div>
      {account === null && (
        <ButtonLink
          size="sm"
          to={settingsPaths.providers({ link: provider })}
          aria-label={t('link_label', { name })}
        >
          {t('link')}
        </ButtonLink>
      )}
      {account !== null && !isLast && (
        <ButtonLink
          variant="ghost"
          size="sm"
          to={settingsPaths.providers({ unlink: provider })}
          aria-label={t('unlink_label', { name })}
        >
          {t('unlink')}
        </ButtonLink>
      )}
    </li>
  );
}
