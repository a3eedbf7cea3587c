import { useTranslation } from '#app/i18n/use-translation';
import { typography } from '#app/components/ui/styles';
import { useOperator } from '#app/session/site-state';

/** Who runs this site and how to reach them; nothing where the settings do not tell. */
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
