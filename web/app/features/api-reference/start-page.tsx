import { useTranslation } from '#app/i18n/use-translation';
import { paths } from '#app/lib/paths';
import { cn } from '#app/lib/cn';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';
import { ErrorTable } from './error-table';
import { useGroupNames } from './group-names';
import { GROUPS } from './reference';
import { ReferenceFrame } from './reference-frame';
import type { FrameState } from './reference-frame';
import styles from './reference.module.css';

export type StartState = Pick<FrameState, 'counts'> & { readonly appUrl: string };

/** What holds for every call. */
export function StartPage({ counts, appUrl }: StartState) {
  const { t } = useTranslation('api-reference');
  const names = useGroupNames();
  const facts = [
    { name: t('start.auth'), text: t('start.auth_text') },
    { name: t('start.success'), text: t('start.success_text') },
    { name: t('start.failure'), text: t('start.failure_text') },
    { name: t('start.limits'), text: t('start.limits_text') },
    { name: t('start.time'), text: t('start.time_text') },
  ];
  return (
    <ReferenceFrame counts={counts} current={null} entries={[]}>
      <div>
        <h1 className={typography.title}>{t('title')}</h1>
        <p className={cn(typography.lead, styles.lead)}>
          {t('lead')} <code>{`${appUrl}/api`}</code>
          {t('lead_end')}
        </p>
      </div>
      <section>
        <h2 className={typography.heading}>{t('start.title')}</h2>
        <dl className={styles.facts}>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2 className={typography.heading}>{t('calls.call')}</h2>
        <ul className={styles.index}>
          {GROUPS.map((group) => (
            <li key={group}>
              <Link to={paths.apiReference(group)}>{names[group]}</Link>
              <span className={typography.figures}>{counts[group]}</span>
            </li>
          ))}
        </ul>
      </section>
      <ErrorTable />
    </ReferenceFrame>
  );
}
