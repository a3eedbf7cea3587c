import { Shield, ShieldCheck, TriangleAlert } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { ButtonLink } from '#app/components/ui/button';
import { SettingsSection } from '#app/features/settings/settings-section';
import type { TwoFactorSectionFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { cn } from '#app/lib/cn';
import { formatDate } from '#app/lib/format';
import { settingsPaths } from '#app/lib/settings-paths';
import { useTimeZone } from '#app/lib/time-zone';
import { badgeStyles, icons, typography } from '#app/components/ui/styles';
import styles from './state-panel.module.css';

/** From this number of unused recovery codes on, the page advises to renew them. */
const FEW_CODES = 3;

type TwoFactorSectionProps = { readonly viewer: TwoFactorSectionFragment };

/** Whether sign-in asks for a second factor, and the ways to change that. */
export function TwoFactorSection({ viewer: { secondFactor } }: TwoFactorSectionProps) {
  const { t } = useTranslation('settings-security');
  return (
    <SettingsSection title={t('two_factor.title')}>
      {secondFactor ? <On secondFactor={secondFactor} /> : <Off />}
    </SettingsSection>
  );
}

function Off() {
  const { t } = useTranslation('settings-security');
  return (
    <div className={styles.panel}>
      <Icon of={Shield} className={cn(icons.icon, icons.large)} />
      <div>
        <p>
          <b>{t('two_factor.off')}</b>
        </p>
        <p className={typography.secondary}>{t('two_factor.off_lead')}</p>
      </div>
      <ButtonLink to={settingsPaths.twoFactor()}>{t('two_factor.set_up')}</ButtonLink>
    </div>
  );
}

type OnProps = { readonly secondFactor: NonNullable<TwoFactorSectionFragment['secondFactor']> };

function On({ secondFactor: { enabledAt, lastUsedAt, recoveryCodesLeft } }: OnProps) {
  const { t } = useTranslation('settings-security');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const lastUse =
    lastUsedAt === null
      ? t('two_factor.never_used')
      : t('two_factor.last_used', { date: formatDate(lastUsedAt, locale, timeZone) });
  return (
    <>
      <div className={cn(styles.panel, styles.enabled)}>
        <Icon of={ShieldCheck} className={cn(icons.icon, icons.large)} />
        <div>
          <p>
            <b>{t('two_factor.on')}</b>{' '}
            <span className={typography.muted}>
              {t('two_factor.since', { date: formatDate(enabledAt, locale, timeZone) })}
            </span>
          </p>
          <p className={typography.secondary}>{t('two_factor.on_lead')}</p>
        </div>
        <ButtonLink variant="bad" to={settingsPaths.twoFactorOff()}>
          {t('two_factor.turn_off')}
        </ButtonLink>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('two_factor.app')}</dt>
          <dd>{lastUse}</dd>
          <dd>
            <ButtonLink size="sm" to={settingsPaths.twoFactor()}>
              {t('two_factor.replace')}
            </ButtonLink>
          </dd>
        </div>
        <div>
          <dt>{t('two_factor.codes')}</dt>
          <dd>
            {t('two_factor.codes_left', { left: recoveryCodesLeft })}
            {recoveryCodesLeft <= FEW_CODES && (
              <span className={cn(badgeStyles.badge, badgeStyles.warning)}>
                <Icon of={TriangleAlert} />
                {t('two_factor.few_left')}
              </span>
            )}
          </dd>
          <dd>
            <ButtonLink size="sm" to={settingsPaths.twoFactorCodes()}>
              {t('two_factor.renew')}
            </ButtonLink>
          </dd>
        </div>
      </dl>
    </>
  );
}
