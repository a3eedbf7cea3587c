import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { badgeStyles, typography } from '#app/components/ui/styles';
import { Breakable } from './breakable';
import { CodeSample } from './code-sample';
import { Description } from './description';
import { FieldTable } from './field-table';
import { useAccessNames } from './group-names';
import type { Call } from './reference';
import styles from './reference.module.css';

/** Everything about one call. */
export function CallSection({ call }: { readonly call: Call }) {
  const { t } = useTranslation('api-reference');
  const access = useAccessNames();
  const { id, method, path, summary, fields, curl, response } = call;
  return (
    <article className={styles.call} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={typography.subheading} id={`${id}-title`}>
        <Description text={summary} />
      </h2>
      <p className={styles.address}>
        <b className={cn(styles.method, method === 'GET' && styles.get)}>{method}</b>
        <code>
          <Breakable text={path} />
        </code>
        <span className={badgeStyles.badge}>{access[call.access]}</span>
      </p>
      <div className={styles.grid}>
        <div>
          {fields.length > 0 ? (
            <FieldTable fields={fields} />
          ) : (
            <p className={typography.muted}>{t('fields.none')}</p>
          )}
        </div>
        <div className={styles.samples}>
          <CodeSample title="curl" code={curl} copyLabel={t('copy_curl', { name: summary })} />
          {response !== null && <CodeSample title={t('response')} code={response} />}
        </div>
      </div>
    </article>
  );
}
