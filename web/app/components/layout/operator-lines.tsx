import { useTranslation } from '#app/i18n/use-translation';
import { typography } from '#app/components/ui/styles';
import { useOperator } from '#app/session/site-state';

/** The operator of this site and how to reach them; nothing if the settings do not say. */
export function OperatorLines() {
  const { t } = useTranslation('nav');
  const { name, contact } = useOperator();
  return (
    <>
      {name !== null && <p>{t('operator.by', { name })}</p>}
      {contact && (
        <p>
          {t('operator.contact')}{' '}
          <a className={typography.link} href={contact.link}>
            {contact.text}
          </a>
        </p>
      )}
    </>
  );
}
