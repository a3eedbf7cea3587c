import { useTranslation } from '#app/i18n/use-translation';
import { Link } from '#app/components/ui/link';
import { Mark } from '#app/components/ui/mark';
import { paths } from '#app/lib/paths';
import { useOperator, useSiteState } from '#app/session/site-state';
import { SITE_NAME } from '@kimari/common/site';
import { LanguageSwitch, ThemeSwitch } from './preferences';
import brandStyles from './brand.module.css';
import styles from './footer.module.css';
import { layoutStyles } from '#app/components/ui/styles';

export function Footer() {
  const { t } = useTranslation('nav');
  const operator = useOperator();
  const version = useSiteState()?.version;
  return (
    <footer className={styles.footer}>
      <div className={layoutStyles.page}>
        <div className={styles.columns}>
          <div>
            <Link className={brandStyles.brand} to={paths.home()}>
              <Mark />
              <span>{SITE_NAME}</span>
            </Link>
            <p className={styles.about}>{t('footer.about')}</p>
          </div>
          <nav aria-label={t('footer.use')}>
            <h2>{t('footer.use')}</h2>
            <ul>
              <li>
                <Link to={paths.rules()}>{t('rules')}</Link>
              </li>
              <li>
                <Link to={paths.install()}>{t('footer.install')}</Link>
              </li>
            </ul>
          </nav>
          <nav aria-label={t('footer.know')}>
            <h2>{t('footer.know')}</h2>
            <ul>
              <li>
                <Link to={paths.about()}>{t('footer.about_site')}</Link>
              </li>
              <li>
                <Link to={paths.apiReference()}>{t('footer.rest')}</Link>
              </li>
              <li>
                <Link to={paths.apiReference('graphql')}>{t('footer.graphql')}</Link>
              </li>
            </ul>
          </nav>
          <div>
            <h2>{t('footer.display')}</h2>
            <div className={styles.display}>
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
          </div>
        </div>
        <div className={styles.end}>
          <span>© 2026 Kimari contributors · MIT License</span>
          {version !== undefined && <span>{`Kimari ${version}`}</span>}
          <Link to={paths.terms()}>{t('footer.terms')}</Link>
          <Link to={paths.privacy()}>{t('footer.privacy')}</Link>
          {operator.name !== null && <span>{t('footer.operator', { name: operator.name })}</span>}
          {operator.contact && <a href={operator.contact.link}>{t('footer.contact')}</a>}
        </div>
      </div>
    </footer>
  );
}
