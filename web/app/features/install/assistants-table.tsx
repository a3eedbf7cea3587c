import { TARGET_IDS, targetOf } from '@kimari/common/targets/targets';
import { useTranslation } from '#app/i18n/use-translation';
import { paths } from '#app/lib/paths';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';
import styles from './install-page.module.css';

/** Where each assistant expects its files, as the command line writes them. */
export function AssistantsTable() {
  const { t } = useTranslation('install');
  return (
    <section id="assistants" className={styles.section}>
      <h2 className={typography.heading}>{t('assistants.title')}</h2>
      <p className={styles.intro}>
        {t('assistants.text')} <Link to={paths.targets()}>{t('assistants.matrix')}</Link>
      </p>
      {/* Scrolls sideways on narrow screens, so the keyboard must reach it. */}
      <div className={styles.tableScroll} tabIndex={0} role="region" aria-label={t('assistants.title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('assistants.assistant')}</th>
              <th scope="col">{t('assistants.name')}</th>
              <th scope="col">{t('assistants.rule')}</th>
              <th scope="col">{t('assistants.agent')}</th>
            </tr>
          </thead>
          <tbody>
            {TARGET_IDS.map((id) => {
              const { label, rule, agent, isLegacy } = targetOf(id);
              return (
                <tr key={id}>
                  <th scope="row">
                    {label}
                    {isLegacy && <small>{t('assistants.legacy')}</small>}
                  </th>
                  <td>
                    <code>{id}</code>
                  </td>
                  <td>
                    <code>{rule.path}</code>
                  </td>
                  <td>{agent ? <code>{agent.path}</code> : t('assistants.none')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
