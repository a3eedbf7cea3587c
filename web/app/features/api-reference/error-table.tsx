import { ERROR_STATUS } from '@kimari/common/error-codes';
import { useTranslation } from '#app/i18n/use-translation';
import { typography } from '#app/components/ui/styles';
import { LISTED_ERRORS } from './listed-errors';
import styles from './reference.module.css';

/** What the codes and statuses of errors mean, in the order of the statuses. */
export function ErrorTable() {
  const { t } = useTranslation('api-reference');
  const meanings: Readonly<Record<(typeof LISTED_ERRORS)[number], string>> = {
    BAD_REQUEST: t('errors.BAD_REQUEST'),
    UNAUTHORIZED: t('errors.UNAUTHORIZED'),
    FORBIDDEN: t('errors.FORBIDDEN'),
    NOT_FOUND: t('errors.NOT_FOUND'),
    METHOD_NOT_SUPPORTED: t('errors.METHOD_NOT_SUPPORTED'),
    TIMEOUT: t('errors.TIMEOUT'),
    CONFLICT: t('errors.CONFLICT'),
    PRECONDITION_FAILED: t('errors.PRECONDITION_FAILED'),
    PAYLOAD_TOO_LARGE: t('errors.PAYLOAD_TOO_LARGE'),
    UNSUPPORTED_MEDIA_TYPE: t('errors.UNSUPPORTED_MEDIA_TYPE'),
    UNPROCESSABLE_CONTENT: t('errors.UNPROCESSABLE_CONTENT'),
    TOO_MANY_REQUESTS: t('errors.TOO_MANY_REQUESTS'),
    INTERNAL_SERVER_ERROR: t('errors.INTERNAL_SERVER_ERROR'),
    BAD_GATEWAY: t('errors.BAD_GATEWAY'),
    SERVICE_UNAVAILABLE: t('errors.SERVICE_UNAVAILABLE'),
  };
  return (
    <section id="errors">
      <h2 className={typography.heading}>{t('errors.title')}</h2>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">{t('errors.code')}</th>
            <th scope="col" className={styles.status}>
              {t('errors.status')}
            </th>
            <th scope="col">{t('errors.meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {LISTED_ERRORS.map((code) => (
            <tr key={code}>
              <th scope="row">
                <code>{code === 'TIMEOUT' ? '—' : code}</code>
              </th>
              <td className={styles.status}>{ERROR_STATUS[code]}</td>
              <td>{meanings[code]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
