import { useTranslation } from '#app/i18n/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { Button, ButtonLink } from '#app/components/ui/button';
import { settingsPaths } from '#app/lib/settings-paths';
import type { Account } from './account';
import type { AccountAnswer, SavedSection } from './account.server';
import { DisplayForm } from './display-form';
import { IdentityForm } from './identity-form';
import { SettingsPageHead } from './settings-page-head';
import { SettingsActions, SettingsSection } from './settings-section';
import styles from './account-page.module.css';

type AccountPageProps = {
  readonly account: Account;
  readonly zones: readonly string[];
  readonly saved: SavedSection | null;
  readonly answer: AccountAnswer | undefined;
};

/** Name, address, language, time zone, export and deletion. Every part saves by itself. */
export function AccountPage({ account, zones, saved, answer }: AccountPageProps) {
  const { t } = useTranslation('settings-account');
  return (
    <>
      <SettingsPageHead title={t('title')} lead={t('lead')} />
      {answer?.message && (
        <div className={styles.message}>
          <Banner tone="bad" live>
            {answer.message}
          </Banner>
        </div>
      )}
      <IdentityForm account={account} saved={saved} answer={answer} />
      <div className={styles.sections}>
        <SettingsSection title={t('display.title')}>
          <DisplayForm account={account} zones={zones} saved={saved === 'display'} />
        </SettingsSection>
        <SettingsSection title={t('export.title')} lead={t('export.lead')}>
          <form method="post" action={settingsPaths.export()}>
            <SettingsActions note={t('export.note')}>
              <Button type="submit">{t('export.submit')}</Button>
            </SettingsActions>
          </form>
        </SettingsSection>
      </div>
      <section className={styles.danger} aria-labelledby="danger-title">
        <h3 id="danger-title">{t('danger.title')}</h3>
        <div>
          <p>
            <b>{t('danger.delete')}</b>
            <small>{t('danger.note')}</small>
          </p>
          <ButtonLink to={settingsPaths.accountDelete()} variant="bad">
            {t('danger.submit')}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
