import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { badgeStyles, typography } from '#app/components/ui/styles';
import { CodeSample } from './code-sample';
import { useAccessNames } from './group-names';
import type { Call, CallField } from './reference';
import styles from './reference.module.css';

/** Everything about one call. */
export function CallSection({ call }: { readonly call: Call }) {
  const { t } = useTranslation('api-reference');
  const access = useAccessNames();
  const { id, method, path, summary, fields, curl, response } = call;
  return (
    <article className={styles.call} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={typography.subheading} id={`${id}-title`}>
        {summary}
      </h2>
      <p className={styles.address}>
        <b className={cn(styles.method, method === 'GET' && styles.get)}>{method}</b>
        <code>{path}</code>
        <span className={badgeStyles.badge}>{access[call.access]}</span>
      </p>
      <div className={styles.grid}>
        <div>
          {fields.length > 0 ? (
            <Fields fields={fields} />
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

function Fields({ fields }: { readonly fields: readonly CallField[] }) {
  const { t } = useTranslation('api-reference');
  return (
    <table className={styles.fields}>
      <caption>{t('fields.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('fields.name')}</th>
          <th scope="col">{t('fields.type')}</th>
          <th scope="col">{t('fields.about')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">
              <code>{field.name}</code>
              {field.required && <small>{t('fields.required')}</small>}
            </th>
            <td>
              <code>{field.type}</code>
            </td>
            <td>
              <About field={field} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The limits in the reader's language, and the description, which is English. */
function About({ field: { place, description, limits } }: { readonly field: CallField }) {
  const { t } = useTranslation('api-reference');
  const { min, max, unit, preset } = limits;
  const facts = [
    place === 'path' && t('fields.path'),
    place === 'query' && t('fields.query'),
    unit === 'entries' && max !== null && t('fields.entries', { max }),
    unit === 'characters' && max !== null && min !== null && t('fields.characters_range', { min, max }),
    unit === 'characters' && max !== null && min === null && t('fields.characters', { max }),
    unit === 'value' && min !== null && max !== null && t('fields.range', { min, max }),
    unit === 'value' && min !== null && max === null && t('fields.from', { min }),
    preset !== null && t('fields.preset', { preset }),
  ].filter(Boolean);
  return (
    <>
      {facts.map((fact) => (
        <span key={String(fact)} className={styles.fact}>
          {fact}
        </span>
      ))}
      {description && <span lang="en">{description}</span>}
    </>
  );
}
