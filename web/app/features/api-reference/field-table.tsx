import { useTranslation } from '#app/i18n/use-translation';
import { Breakable } from './breakable';
import { Description } from './description';
import type { CallField } from './reference';
import styles from './reference.module.css';

/** What a call takes. */
export function FieldTable({ fields }: { readonly fields: readonly CallField[] }) {
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
            <th scope="row" className={styles.wholeWords}>
              <code>
                <Breakable text={field.name} />
              </code>
              {field.required && <small>{t('fields.required')}</small>}
            </th>
            <td className={styles.wholeWords}>
              <code>
                <Breakable text={field.type} />
              </code>
              {field.words.length > 0 && (
                <small>
                  <code>
                    <Breakable text={field.words.join(' | ')} />
                  </code>
                </small>
              )}
            </td>
            <td className={styles.about}>
              <About field={field} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The limits and the description. */
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
      {description && (
        <span>
          <Description text={description} />
        </span>
      )}
    </>
  );
}
