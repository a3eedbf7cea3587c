import { useTranslation } from '#app/i18n/use-translation';
import { paths } from '#app/lib/paths';
import { cn } from '#app/lib/cn';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';
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
      <Errors />
    </ReferenceFrame>
  );
}

function Errors() {
  const { t } = useTranslation('api-reference');
  const errors = [
    { code: 'BAD_REQUEST', status: 400, meaning: t('errors.BAD_REQUEST') },
    { code: 'UNAUTHORIZED', status: 401, meaning: t('errors.UNAUTHORIZED') },
    { code: 'FORBIDDEN', status: 403, meaning: t('errors.FORBIDDEN') },
    { code: 'NOT_FOUND', status: 404, meaning: t('errors.NOT_FOUND') },
    { code: 'METHOD_NOT_SUPPORTED', status: 405, meaning: t('errors.METHOD_NOT_SUPPORTED') },
    { code: 'CONFLICT', status: 409, meaning: t('errors.CONFLICT') },
    { code: 'PRECONDITION_FAILED', status: 412, meaning: t('errors.PRECONDITION_FAILED') },
    { code: 'PAYLOAD_TOO_LARGE', status: 413, meaning: t('errors.PAYLOAD_TOO_LARGE') },
    { code: 'UNSUPPORTED_MEDIA_TYPE', status: 415, meaning: t('errors.UNSUPPORTED_MEDIA_TYPE') },
    { code: 'TOO_MANY_REQUESTS', status: 429, meaning: t('errors.TOO_MANY_REQUESTS') },
    { code: 'SERVICE_UNAVAILABLE', status: 503, meaning: t('errors.SERVICE_UNAVAILABLE') },
  ];
  return (
    <section id="errors">
      <h2 className={typography.heading}>{t('errors.title')}</h2>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">{t('errors.code')}</th>
            <th scope="col">{t('errors.status')}</th>
            <th scope="col">{t('errors.meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ code, status, meaning }) => (
            <tr key={code}>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td>{status}</td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
